import { changeStewardPassword } from '@aera/contracts';
import { ThemeProvider } from '@aera/ui';
import { Toaster } from '@aera/ui/toaster';
import { createQueryClient } from '@aera/frontend-kit';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';

const api = setUpFakeApi();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const change = async (current: string, next: string) => {
  if (current) await userEvent.type(field('Current password'), current);
  if (next) await userEvent.type(field('New password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

beforeEach(() => {
  api.on(changeStewardPassword, () => undefined);
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ChangePasswordForm route={changeStewardPassword} username="ada" />
      </QueryClientProvider>
      <Toaster />
    </ThemeProvider>,
  );
});

it('requires the current and the new password and clears both', async () => {
  await change('an old pass phrase', 'a new pass phrase');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(api.calls(changeStewardPassword)[0]?.body).toEqual({
    currentPassword: 'an old pass phrase',
    newPassword: 'a new pass phrase',
  });
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
});

it.each([
  ['', 'a new pass phrase', 'Current password', 'Enter your current password'],
  ['an old pass phrase', 'short', 'New password', 'Enter a password of at least 10 characters'],
  [
    'one and the same',
    'one and the same',
    'New password',
    'Choose a password different from your current one',
  ],
])('does not send "%s" and "%s"', async (current, next, wrong, said) => {
  await change(current, next);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(field(wrong));
  expect(api.calls(changeStewardPassword)).toEqual([]);
});

it('shows a wrong current password and keeps the input', async () => {
  api.on(changeStewardPassword, () =>
    problem(403, 'Your current password is incorrect.', {
      code: 'wrong-password',
    }),
  );
  await change('a guess', 'a new pass phrase');
  expect(await screen.findByText(/Your current password is incorrect\./)).toBeTruthy();
  expect(field('New password').value).toBe('a new pass phrase');
});

it('shows a network error', async () => {
  api.on(changeStewardPassword, () => {
    throw new TypeError('Failed to fetch');
  });
  await change('an old pass phrase', 'a new pass phrase');
  expect(await screen.findByText('Couldn’t change the password')).toBeTruthy();
});
