import {
  cancelEmailChange,
  type EmailStatus,
  listMemberSessions,
  listPasskeys,
  readMyEmail,
  requestEmailChange,
  resendEmailChange,
  startMemberPasskeyReauthentication,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { ada, setUpMemberPage } from '../../../testing/member-page.tsx';

const authenticator = vi.hoisted(() => ({ startAuthentication: vi.fn<() => Promise<unknown>>() }));
// Workers share modules between spec files: the mock needs fresh ones, and later files must not get it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@simplewebauthn/browser', () => authenticator);

const page = setUpMemberPage();
const to = 'new@example.org';
const at = '2026-01-02T03:04:00.000Z';
const pending: EmailStatus = { email: ada.email, pending: { email: to, expiresAt: at } };
const unchanged: EmailStatus = { email: ada.email, pending: null };
const passkey = { id: 'k', name: 'Laptop', addedAt: at, lastUsedAt: null, synced: false };
const signed = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

let status: EmailStatus;
let passkeys = [passkey];
beforeEach(() => {
  status = unchanged;
  passkeys = [passkey];
  authenticator.startAuthentication.mockReset();
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  page.signIn();
  page.api.on(readMyEmail, () => status);
  page.api.on(listPasskeys, () => ({ passkeys }));
  page.api.on(listMemberSessions, () => ({ sessions: [] }));
  page.api.on(requestEmailChange, () => (status = pending));
  page.api.on(startMemberPasskeyReauthentication, () => ({ options: { challenge: 'c' } }));
});

const open = () => page.open('/dashboard/security');
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readError = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const edit = async () => {
  open();
  await click('Change');
};
const fill = async (email: string, password = '') => {
  await userEvent.type(field('New email address'), email);
  if (password) await userEvent.type(field('Confirm with your password'), password);
};
const requests = () => page.api.calls(requestEmailChange).map(({ body }) => body);

describe('changing the email address', () => {
  it('requires the new address and the password, and describes the next step', async () => {
    await edit();
    expect(document.activeElement).toBe(field('New email address'));
    expect(await axeViolations()).toEqual([]);
    await fill(` ${to}`, 'the pass phrase');
    await click('Send link');
    expect(await screen.findByText(/^We sent a link to new@example\.org\. Open it while/)).toBeTruthy();
    expect(screen.getByText(ada.email)).toBeTruthy();
    expect(requests()).toEqual([{ email: to, password: 'the pass phrase' }]);
    expect(document.activeElement?.textContent).toContain('Confirm your new address');
    expect(await axeViolations()).toEqual([]);
  });

  it('sends no invalid input', async () => {
    await edit();
    await fill('no address');
    await click('Send link');
    expect(readError('New email address')).toMatch(/like name@example\.org/);
    expect(readError('Confirm with your password')).toBe('Enter your password');
    expect(requests()).toEqual([]);
  });

  it.each([
    ['wrong-password', 403, 'Confirm with your password'],
    ['email-unchanged', 409, 'New email address'],
  ])('shows %s at its field and keeps the input', async (code, statusCode, label) => {
    page.api.on(requestEmailChange, () => problem(statusCode, 'This is wrong.', { code }));
    await edit();
    await fill(to, 'a guess');
    await click('Send link');
    await waitFor(() => expect(readError(label)).toBe('This is wrong.'));
    expect(field('New email address').value).toBe(to);
  });

  it('reports other failures and can be retried', async () => {
    page.api.on(requestEmailChange, () => problem(429, 'Too many e-mails. Try again in a minute.'));
    await edit();
    await fill(to, 'the pass phrase');
    await click('Send link');
    expect(await screen.findByText(/Too many e-mails/)).toBeTruthy();
    page.api.on(requestEmailChange, () => (status = pending));
    await click('Send link');
    expect(await screen.findByText(/^We sent a link/)).toBeTruthy();
  });

  it('accepts a passkey instead of the password', async () => {
    authenticator.startAuthentication.mockResolvedValue(signed);
    await edit();
    await fill(to);
    await click('Use a passkey instead');
    expect(await screen.findByText(/^We sent a link/)).toBeTruthy();
    expect(requests()).toEqual([{ email: to, passkey: signed }]);
  });

  it('requires an address before the passkey, and reports a missing passkey', async () => {
    authenticator.startAuthentication.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await edit();
    await click('Use a passkey instead');
    expect(readError('New email address')).toMatch(/like name@example\.org/);
    expect(authenticator.startAuthentication).not.toHaveBeenCalled();
    await fill(to);
    await click('Use a passkey instead');
    expect(await screen.findByText(/We didn’t get a passkey/)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('offers no passkey if the member has none', async () => {
    passkeys = [];
    await edit();
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
  });

  it('can be cancelled, and the focus returns', async () => {
    await edit();
    await click('Cancel');
    expect(document.activeElement).toBe(await button('Change'));
    expect(screen.queryByLabelText('New email address')).toBeNull();
  });
});

describe('a pending change', () => {
  beforeEach(() => {
    status = pending;
  });

  it('shows the new address without taking the focus', async () => {
    open();
    expect(await screen.findByText(/^We sent a link to new@example\.org/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('sends another link', async () => {
    page.api.on(resendEmailChange, () => pending);
    open();
    await click('Resend link');
    expect(await screen.findByText('Link sent')).toBeTruthy();
  });

  it('can be cancelled', async () => {
    page.api.on(cancelEmailChange, () => (status = unchanged));
    open();
    await click('Cancel change');
    expect(await screen.findByText('Change cancelled')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await button('Change')));
  });

  it('stays, with an error, if cancelling fails', async () => {
    page.api.on(cancelEmailChange, () => problem(503, 'Not possible at the moment.'));
    open();
    await click('Cancel change');
    expect(await screen.findByText('Not possible at the moment.')).toBeTruthy();
    expect(screen.getByText(/^We sent a link/)).toBeTruthy();
  });
});

it('can be loaded again after a failure', async () => {
  page.api.on(readMyEmail, () => problem(503, 'Not possible at the moment.'));
  open();
  expect(await screen.findByText('Couldn’t load your email address')).toBeTruthy();
  page.api.on(readMyEmail, () => unchanged);
  await click('Try again');
  expect(await screen.findByText(ada.email)).toBeTruthy();
});
