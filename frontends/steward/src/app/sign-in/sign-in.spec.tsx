import { searchContacts, stewardLogin, readCurrentSteward } from '@aera/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward, serveSignedOut } from '../../testing/handlers.ts';
import { steward } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In to Portal' }));
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify & Sign In' });

async function open() {
  renderAt(paths.portal);
  await screen.findByRole('heading', { name: /Stewards Portal/ });
}

async function enter(username = ' ada ', password = 'correct horse') {
  await userEvent.type(field('Username'), username);
  await userEvent.type(field('Password'), password);
  await signIn();
}

beforeEach(() => {
  serveSignedInSteward(api);
  serveSignedOut(api);
});

describe('the first step', () => {
  it('shows the loading state until the session is known', async () => {
    api.on(readCurrentSteward, () => new Promise(() => {}));
    renderAt(paths.portal);
    expect(await screen.findByText('Loading admin portal...')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    await open();
    expect(field('Password').type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });

  it.each([
    ['', ''],
    ['ada', '   '],
    ['   ', 'secret'],
  ])('requires both "%s" and "%s"', async (username, password) => {
    await open();
    if (username) await userEvent.type(field('Username'), username);
    if (password) await userEvent.type(field('Password'), password);
    await signIn();
    expect(screen.getByRole('alert').textContent).toBe('Please enter both username and password');
    expect(api.calls(stewardLogin)).toEqual([]);
  });

  it('opens the portal and trims the username', async () => {
    api.on(stewardLogin, () => ({ success: true, user: steward }));
    await open();
    await enter();
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(api.calls(stewardLogin)[0]?.body).toEqual({ username: 'ada', password: 'correct horse' });
  });

  it.each([
    [401, 'Sign-in required', 'Invalid username or password'],
    [429, 'Too many attempts. Please wait a minute.', 'Too many attempts. Please wait a minute.'],
  ])('shows the text for status %d "%s": "%s"', async (status, detail, shown) => {
    api.on(stewardLogin, () => problem(status, detail));
    await open();
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
    expect(field('Username').value).toBe('ada');
  });

  it('shows "Login failed" without a server message', async () => {
    api.on(stewardLogin, () => ({ success: false }));
    await open();
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  });

  it('shows the message of a network error', async () => {
    api.on(stewardLogin, () => {
      throw new TypeError('Failed to fetch');
    });
    await open();
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch');
  });

  it('has no axe violations', async () => {
    await open();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the second step', () => {
  let left = 9;
  beforeEach(async () => {
    api.on(stewardLogin, ({ body }) => {
      if (body.recoveryCode === 'good-code') return { success: true, user: steward, recoveryCodesLeft: left };
      if (body.recoveryCode) return problem(401, 'Invalid recovery code');
      if (!body.totpCode) return { success: false, requiresTOTP: true };
      if (body.totpCode !== '123456') return problem(401, 'no');
      return { success: true, user: steward };
    });
    await open();
    await enter();
    await screen.findByLabelText('Authentication code');
  });

  it('names the steward and focuses the code field', () => {
    expect(screen.getByText(/from your authenticator for ada\./)).toBeTruthy();
    expect(document.activeElement).toBe(field('Authentication code'));
  });

  it('accepts exactly six digits', async () => {
    await userEvent.type(field('Authentication code'), '12a 3');
    expect(field('Authentication code').value).toBe('123');
    expect(verify().disabled).toBe(true);
    await userEvent.type(field('Authentication code'), '45678');
    expect(field('Authentication code').value).toBe('123456');
    expect(verify().disabled).toBe(false);
  });

  it('shows the missing input on submit', async () => {
    await userEvent.type(field('Authentication code'), '123{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a 6-digit authentication code');
    fireEvent.submit(screen.getByRole('form', { name: 'Two-factor authentication' }));
    expect(api.calls(stewardLogin)).toHaveLength(1);
  });

  it('opens the portal with a correct code', async () => {
    await userEvent.type(field('Authentication code'), '123456{Enter}');
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(api.calls(stewardLogin)[1]?.body).toEqual({
      username: 'ada',
      password: 'correct horse',
      totpCode: '123456',
    });
  });

  it('shows an error for a wrong code', async () => {
    await userEvent.type(field('Authentication code'), '000000');
    await userEvent.click(verify());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid authentication code');
  });

  it('returns to the first step and clears the code', async () => {
    await userEvent.type(field('Authentication code'), '999');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(field('Username').value).toBe('ada');
    await signIn();
    expect((await screen.findByLabelText<HTMLInputElement>('Authentication code')).value).toBe('');
    expect(api.calls(searchContacts)).toEqual([]);
  });

  it('switches between authenticator and recovery code', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(document.activeElement).toBe(field('Recovery code'));
    await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator instead' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await userEvent.type(field('Recovery code'), 'bad-code');
    await userEvent.click(verify());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid recovery code');
    await userEvent.clear(field('Recovery code'));
    await userEvent.type(field('Recovery code'), ' good-code {Enter}');
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(api.calls(stewardLogin).at(-1)?.body).toMatchObject({ recoveryCode: 'good-code' });
    expect(screen.queryByText(/left\. Generate new ones\./)).toBeNull();
  });

  it('warns about the last recovery codes until new ones are created', async () => {
    left = 3;
    serveSignedInSteward(api);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await userEvent.type(field('Recovery code'), 'good-code{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Only 3 recovery codes are left.');
    await userEvent.click(screen.getByRole('link', { name: 'Go to your account' }));
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to your account' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign In to Portal' });
    left = 9;
    await enter();
    await userEvent.type(await screen.findByLabelText('Authentication code'), '123456{Enter}');
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(screen.queryByText(/left\. Generate new ones\./)).toBeNull();
  });
});
