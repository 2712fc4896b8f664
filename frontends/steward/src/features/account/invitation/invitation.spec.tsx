import { acceptInvitation, readInvitation, readCurrentSteward } from '@aera/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward, serveSignedOut } from '../../../testing/handlers.ts';
import { steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
const grace = {
  ...steward,
  firstName: 'Grace',
  lastName: 'Ferrow',
  username: 'grace',
  role: 'responder',
} as const;
const offer = {
  email: 'grace@harbour.example',
  role: 'responder' as const,
  roleExpiresAt: null,
  expiresAt: '2026-03-07T09:05:00Z',
  invitedBy: 'Ada Lovell',
};

beforeEach(() => {
  serveSignedInSteward(api);
  serveSignedOut(api);
  api.on(readInvitation, () => offer);
  api.on(acceptInvitation, () => ({ success: true, user: grace }));
});

const open = () => renderAt(`${paths.invitation}#secret`);
async function fill(username = 'grace') {
  await userEvent.type(await screen.findByLabelText('First name'), 'Grace');
  await userEvent.type(screen.getByLabelText('Last name'), 'Ferrow');
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), 'a long pass phrase');
}
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept and sign in' }));

it('shows the inviter, the invitee and the role', async () => {
  open();
  expect(
    await screen.findByText('Ada Lovell invited grace@harbour.example to the Stewards Portal.'),
  ).toBeTruthy();
  expect(screen.getByText(/You can answer questions/)).toBeTruthy();
  expect(api.calls(readInvitation).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
});

it('shows an auditor when the role expires', async () => {
  api.on(readInvitation, () => ({
    ...offer,
    role: 'auditor' as const,
    roleExpiresAt: '2026-04-01T12:00:00Z',
  }));
  open();
  expect(await screen.findByText(/Your access ends on Apr 1, 2026/)).toBeTruthy();
});

it('signs in and continues to the second factor', async () => {
  open();
  await fill();
  await accept();
  await waitFor(() => expect(where()).toBe(paths.account));
  expect(api.calls(acceptInvitation)[0]?.body).toEqual({
    token: 'secret',
    firstName: 'Grace',
    lastName: 'Ferrow',
    username: 'grace',
    password: 'a long pass phrase',
  });
});

it('shows the missing input and moves the focus to it', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('First name'), 'Grace');
  await accept();
  expect(await screen.findByText('Enter a password of at least 10 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
  expect(api.calls(acceptInvitation)).toEqual([]);
});

it('requires another username when it is already used', async () => {
  api.on(acceptInvitation, () =>
    problem(409, 'This username is taken. Choose another.', { code: 'username-taken' }),
  );
  open();
  await fill('ada');
  await accept();
  expect(await screen.findByText(/This username is taken\. Choose another\./)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Grace');
});

it('shows the server’s password error', async () => {
  api.on(acceptInvitation, () =>
    problem(400, 'The request is not valid.', {
      errors: [{ field: 'password', message: 'is among the most common ones' }],
    }),
  );
  open();
  await fill();
  await accept();
  expect(await screen.findByText('Is among the most common ones.')).toBeTruthy();
});

it('shows an error for an expired link', async () => {
  api.on(readInvitation, () => problem(410, 'Gone.'));
  open();
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy();
});

it('reports a concurrent registration, and moves the focus to the message', async () => {
  open();
  await fill();
  for (const route of [readInvitation, acceptInvitation]) api.on(route, () => problem(410, 'Gone.'));
  await accept();
  const message = await screen.findByRole('heading', { name: 'This invitation is no longer valid' });
  expect(document.activeElement).toBe(message);
});

it('retries when the server does not respond', async () => {
  api.on(readInvitation, () => problem(503));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on(readInvitation, () => offer);
  await userEvent.click(retry);
  expect(await screen.findByLabelText('First name')).toBeTruthy();
});

it('does not send a truncated token', async () => {
  renderAt(paths.invitation);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  expect(api.calls(readInvitation)).toEqual([]);
});

it('warns a signed-in steward', async () => {
  api.on(readCurrentSteward, () => ({ success: true, user: steward }));
  open();
  expect(await screen.findByText(/Ada Lovell is signed in to this browser/)).toBeTruthy();
});

it('has no axe violations', async () => {
  open();
  await screen.findByLabelText('First name');
  expect(await axeViolations()).toEqual([]);
});
