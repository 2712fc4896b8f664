import {
  finishPasskeyRegistration,
  startPasskeyRegistration,
  changePassword,
  revokeMemberSession,
  revokeOtherMemberSessions,
  listMemberSessions,
  type Passkey,
  listPasskeys,
  readMyEmail,
  removePasskey,
  renamePasskey,
} from '@aera/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeViolations } from '@aera/ui/testing';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../../testing/member-page.tsx';

const authenticator = vi.hoisted(() => ({ startRegistration: vi.fn<() => Promise<unknown>>() }));
// Workers share modules between spec files: the mock needs fresh ones, and later files must not get it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@simplewebauthn/browser', () => authenticator);

const page = setUpMemberPage();
const at = '2026-01-02T03:04:00.000Z';
const laptop: Passkey = {
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Laptop',
  addedAt: at,
  lastUsedAt: null,
  synced: true,
};
const session = (id: string, current: boolean) => ({
  id,
  current,
  openedAt: at,
  lastActiveAt: '2026-01-05T10:15:00.000Z',
  expiresAt: '2026-02-02T03:04:00.000Z',
  device: { browser: current ? 'Firefox' : 'Safari', system: current ? 'Linux' : 'iOS', kind: null },
  place: { city: current ? 'Bern' : null, region: null, country: current ? 'Switzerland' : null },
});
let passkeys: Passkey[] = [];
let sessions = [session('s-1', true), session('s-2', false)];

beforeEach(() => {
  passkeys = [laptop];
  sessions = [session('s-1', true), session('s-2', false)];
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  authenticator.startRegistration.mockReset();
  page.signIn();
  page.api.on(readMyEmail, () => ({ email: 'ada@example.org', pending: null }));
  page.api.on(listPasskeys, () => ({ passkeys }));
  page.api.on(listMemberSessions, () => ({ sessions }));
});
const open = () => page.open('/dashboard/security');
const part = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(label), { target: { value } });
const readError = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent;

it('shows sign-in methods and active sessions', async () => {
  open();
  const list = await part('Where you are signed in');
  expect(await within(list).findByText('Firefox on Linux')).toBeTruthy();
  expect(within(list).getByText('This browser')).toBeTruthy();
  expect(within(list).getByText(/^Bern, Switzerland/)).toBeTruthy();
  expect(within(list).getByText(/^Unknown location/)).toBeTruthy();
  expect(within(await part('Passkeys')).getByText('Laptop')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

describe('changing the password', () => {
  const change = async (current: string, next: string) => {
    open();
    await part('Password');
    fill('Current password', current);
    fill('New password', next);
    await userEvent.click(await button('Change password'));
  };

  it('sends both passwords, confirms the change, and clears the form', async () => {
    page.api.on(changePassword, () => undefined);
    await change('the old pass phrase', 'the new pass phrase');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(page.api.calls(changePassword).map(({ body }) => body)).toEqual([
      { currentPassword: 'the old pass phrase', newPassword: 'the new pass phrase' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('shows the error at its field and keeps the input', async () => {
    page.api.on(changePassword, () =>
      problem(403, 'Wrong password. Nothing was changed.', { code: 'wrong-password' }),
    );
    await change('a guess', 'the new pass phrase');
    await waitFor(() => expect(readError('Current password')).toMatch(/Wrong password/));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('the new pass phrase');
    page.api.on(changePassword, () =>
      problem(400, 'x', { errors: [{ field: 'newPassword', message: 'This password is too common.' }] }),
    );
    fill('Current password', 'the old pass phrase');
    await userEvent.click(await button('Change password'));
    await waitFor(() => expect(readError('New password')).toBe('This password is too common.'));
  });

  it('sends no invalid input', async () => {
    await change('', 'short');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(readError('Current password')).toBe('Enter your current password');
    expect(readError('New password')).toMatch(/at least 10 characters/);
    fill('Current password', 'the same pass phrase');
    fill('New password', 'the same pass phrase');
    await userEvent.click(await button('Change password'));
    expect(readError('New password')).toBe('Choose a password different from your current one');
    expect(page.api.calls(changePassword)).toHaveLength(0);
  });

  it('can be retried when the server did not respond', async () => {
    page.api.on(changePassword, () => problem(429, 'Too many attempts. Try again in 5 seconds.'));
    await change('the old pass phrase', 'the new pass phrase');
    expect(await screen.findByText(/Try again in 5 seconds/)).toBeTruthy();
    expect(screen.getByText('Couldn’t change the password')).toBeTruthy();
  });
});

describe('passkeys', () => {
  const add = async () => {
    open();
    await userEvent.click(await button('Add a passkey'));
    fill('Name', 'Blue key');
    fill('Your password', 'the old pass phrase');
    await userEvent.click(await button('Continue'));
  };
  beforeEach(() => page.api.on(startPasskeyRegistration, () => ({ options: { challenge: 'c' } })));

  it('are added by name and password', async () => {
    const made = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    };
    authenticator.startRegistration.mockResolvedValue(made);
    page.api.on(finishPasskeyRegistration, () => {
      passkeys = [laptop, { ...laptop, id: '00000000-0000-4000-8000-000000000008', name: 'Blue key' }];
      return { passkey: passkeys[1]! };
    });
    await add();
    expect(await within(await part('Passkeys')).findByText('Blue key')).toBeTruthy();
    expect(page.api.calls(startPasskeyRegistration).map(({ body }) => body)).toEqual([
      { password: 'the old pass phrase' },
    ]);
    expect(page.api.calls(finishPasskeyRegistration).map(({ body }) => body)).toEqual([
      { name: 'Blue key', response: made },
    ]);
  });

  it('are not added when the browser returns none, and can be retried', async () => {
    authenticator.startRegistration.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await add();
    expect(await screen.findByText('Your browser didn’t create a passkey. Try again.')).toBeTruthy();
    expect(page.api.calls(finishPasskeyRegistration)).toHaveLength(0);
  });

  it.each([
    ['InvalidStateError', /already has a passkey/],
    ['NotSupportedError', /Use another device or a security key/],
    ['SecurityError', /Open our site at its usual address/],
    ['UnknownError', /Your device couldn’t create the passkey/],
    ['DataError', /Your browser didn’t create a passkey/],
  ])(
    'are not added after the %s of a browser, which is not a failure of the server',
    async (name, message) => {
      authenticator.startRegistration.mockRejectedValue(new DOMException('no', name));
      await add();
      expect(await screen.findByText(message)).toBeTruthy();
    },
  );

  it('are not added when the server is out of reach', async () => {
    page.api.on(startPasskeyRegistration, () => Promise.reject(new TypeError('Failed to fetch')));
    await add();
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
  });

  it('require the password, and report a wrong one', async () => {
    page.api.on(startPasskeyRegistration, () =>
      problem(403, 'This is not your password.', { code: 'wrong-password' }),
    );
    await add();
    await waitFor(() => expect(readError('Your password')).toBe('This is not your password.'));
    expect(authenticator.startRegistration).not.toHaveBeenCalled();
  });

  it('are renamed', async () => {
    page.api.on(renamePasskey, ({ body: { name } }) => {
      passkeys = [{ ...laptop, name }];
      return undefined;
    });
    open();
    await userEvent.click(await button('Rename Laptop'));
    fill('Name', 'Grey one');
    await userEvent.click(await button('Rename'));
    expect(await within(await part('Passkeys')).findByText('Grey one')).toBeTruthy();
  });

  it('are removed after a confirmation', async () => {
    page.api.on(removePasskey, () => {
      passkeys = [];
      return undefined;
    });
    open();
    await userEvent.click(await button('Remove Laptop'));
    expect(page.api.calls(removePasskey)).toHaveLength(0);
    await userEvent.click(await button('Remove'));
    expect(await screen.findByText('You haven’t added a passkey yet')).toBeTruthy();
  });

  it('are not offered without browser support', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    open();
    expect(
      await screen.findByText(/This browser doesn’t support passkeys\. Use another browser to add one\./),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('sessions', () => {
  it('show when each other session was last active', async () => {
    open();
    expect(await screen.findByText(/^Last active about Jan 5, 2026/)).toBeTruthy();
    expect(screen.getAllByText(/^Last active/)).toHaveLength(1);
  });

  it('can be ended one by one, except the current one', async () => {
    page.api.on(revokeMemberSession, () => {
      sessions = [session('s-1', true)];
      return undefined;
    });
    open();
    await userEvent.click(await button('Sign out Safari on iOS'));
    expect(await screen.findByText('1 session signed out')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
    expect(page.api.calls(revokeMemberSession).map(({ params }) => params)).toEqual([{ id: 's-2' }]);
    expect(document.activeElement).toBe(screen.getByText('Firefox on Linux').closest('ul'));
  });

  it('can be ended all at once', async () => {
    page.api.on(revokeOtherMemberSessions, () => {
      sessions = [session('s-1', true)];
      return { ended: 2 };
    });
    open();
    await userEvent.click(await button('Sign out everywhere else'));
    expect(await screen.findByText('2 sessions signed out')).toBeTruthy();
  });

  it('stay, with an error, if ending them fails', async () => {
    page.api.on(revokeMemberSession, () => problem(503, 'Not possible at the moment.'));
    open();
    await userEvent.click(await button('Sign out Safari on iOS'));
    expect(await screen.findByText('Couldn’t sign out that session')).toBeTruthy();
    expect(screen.getByText('Safari on iOS')).toBeTruthy();
  });

  it('can be loaded again after a failure, while the rest of the page works', async () => {
    page.api.on(listMemberSessions, () => problem(503, 'Not possible at the moment.'));
    open();
    expect(await screen.findByText('Couldn’t load your sessions')).toBeTruthy();
    expect(await screen.findByText('Laptop')).toBeTruthy();
    page.api.on(listMemberSessions, () => ({ sessions }));
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Safari on iOS')).toBeTruthy();
  });
});
