import { startPasskeySignIn, requestPasswordReset, resetPassword, signInWithPasskey } from '@aera/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { ada, setUpMemberPage } from '../../../testing/member-page.tsx';
import { readPathAfterSignIn } from './next-path.ts';

const authenticator = vi.hoisted(() => ({
  startAuthentication: vi.fn<(options: { useBrowserAutofill: boolean }) => Promise<unknown>>(),
  WebAuthnAbortService: { cancelCeremony: vi.fn<() => void>() },
}));
// Workers share modules between spec files: the mock needs fresh ones, and later files must not get it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@simplewebauthn/browser', () => authenticator);

const page = setUpMemberPage();
const button = (name: string) => screen.findByRole('button', { name });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(label), { target: { value } });

describe('a forgotten password', () => {
  it('leads from the sign-in to an email, with the same response for every address', async () => {
    page.api.on(requestPasswordReset, () => undefined);
    page.open('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await button('Send link');
    fill('Email', ' ada@example.org ');
    await userEvent.click(await button('Send link'));
    expect(await screen.findByText(/If ada@example\.org has an account/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Check your email/);
    expect(page.api.calls(requestPasswordReset).map(({ body }) => body)).toEqual([{ email: ada.email }]);
    await userEvent.click(await button('Use a different email'));
    expect(await button('Send link')).toBeTruthy();
  });

  it('requires an address, and reports that no email can be sent', async () => {
    page.open('/login/reset');
    await userEvent.click(await button('Send link'));
    expect(await screen.findByText(/Enter an email address, like name@example\.org/)).toBeTruthy();
    page.api.on(requestPasswordReset, () => problem(429, 'Too many attempts. Please wait a minute.'));
    fill('Email', ada.email);
    await userEvent.click(await button('Send link'));
    expect(await screen.findByText('Too many attempts. Please wait a minute.')).toBeTruthy();
  });
});

describe('the link from the mail', () => {
  const choose = async (password = 'the new pass phrase') => {
    page.open('/login/reset#token-1');
    await button('Change password');
    fill('New password', password);
    await userEvent.click(await button('Change password'));
  };

  it('sets a new password and leads to the sign-in', async () => {
    page.api.on(resetPassword, () => undefined);
    await choose();
    await waitFor(() => expect(page.path()).toBe('/login?changed=true'));
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(page.api.calls(resetPassword).map(({ body }) => body)).toEqual([
      { token: 'token-1', password: 'the new pass phrase' },
    ]);
  });

  it('shows why a password is rejected and accepts another', async () => {
    const message = 'This password is among the first that anyone would try.';
    page.api.on(resetPassword, () => problem(400, message, { errors: [{ field: 'password', message }] }));
    await choose('password1234');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('password1234');
  });

  it('leads to a new one when it has expired', async () => {
    page.api.on(resetPassword, () => problem(410, 'Gone.', { code: 'reset-invalid' }));
    await choose();
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await button('Send link')).toBeTruthy();
    expect(page.path()).toBe('/login/reset');
  });

  it('is never the page to continue with after signing in', () =>
    expect(readPathAfterSignIn(new URLSearchParams({ next: '/login/reset?token=x' }))).toBe('/dashboard'));
});

describe('a passkey', () => {
  const given = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
  };
  beforeEach(() => {
    authenticator.startAuthentication.mockReset();
    page.api.on(startPasskeySignIn, () => ({ options: { challenge: 'c' } }));
    page.api.on(signInWithPasskey, () => {
      page.signIn();
      return { success: true, user: ada };
    });
  });
  const suggests = (can: boolean) =>
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => can });
  /** A constructor, as in a browser with support: `typeof` is `function`. */
  const known = (suggested = false) =>
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(function PublicKeyCredential() {}, {
        isConditionalMediationAvailable: async () => suggested,
      }),
    );

  it('signs in', async () => {
    known();
    authenticator.startAuthentication.mockResolvedValue(given);
    page.open('/login?next=%2Fsearch');
    await userEvent.click(await button('Sign in with a passkey'));
    await waitFor(() => expect(page.path()).toBe('/search'));
    expect(page.api.calls(signInWithPasskey).map(({ body }) => body)).toEqual([{ response: given }]);
  });

  it.each([
    ['cancelled', 'NotAllowedError'],
    ['refused by the device', 'UnknownError'],
  ])('leaves the form unchanged when it is %s, or unknown to the server', async (_reason, name) => {
    known();
    authenticator.startAuthentication.mockRejectedValue(new DOMException('no', name));
    page.open('/login');
    await userEvent.click(await button('Sign in with a passkey'));
    expect(
      await screen.findByText(/We didn’t get a passkey\. Try again, or use your password\./),
    ).toBeTruthy();
    authenticator.startAuthentication.mockResolvedValue(given);
    page.api.on(signInWithPasskey, () => problem(401, 'This passkey is not known here.'));
    await userEvent.click(await button('Sign in with a passkey'));
    expect(await screen.findByText('This passkey is not known here.')).toBeTruthy();
    expect(page.path()).toBe('/login');
  });

  it('signs in from the suggestions of the field', async () => {
    known(true);
    authenticator.startAuthentication.mockResolvedValue(given);
    page.open('/login');
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(authenticator.startAuthentication.mock.calls[0]?.[0].useBrowserAutofill).toBe(true);
  });

  it('is suggested again, with a new challenge, after one from the suggestions failed', async () => {
    known(true);
    const { promise: later, resolve: choose } = Promise.withResolvers<unknown>();
    authenticator.startAuthentication.mockReturnValueOnce(later).mockReturnValue(new Promise(() => {}));
    page.api.on(signInWithPasskey, () => problem(401, 'This passkey is not known here.'));
    page.open('/login');
    await waitFor(() => expect(authenticator.startAuthentication).toHaveBeenCalledTimes(1));
    choose(given);
    expect(await screen.findByText('This passkey is not known here.')).toBeTruthy();
    await waitFor(() => expect(page.api.calls(startPasskeySignIn)).toHaveLength(2));
    await waitFor(() => expect(authenticator.startAuthentication).toHaveBeenCalledTimes(2));
    expect(authenticator.startAuthentication.mock.calls[1]?.[0].useBrowserAutofill).toBe(true);
  });

  it('is suggested with a new challenge before the first expires, once the page is visible', async () => {
    known(true);
    const requests: { reject: (error: Error) => void }[] = [];
    authenticator.startAuthentication.mockImplementation(() => {
      // As in the browser, a new request ends the one before.
      requests.at(-1)?.reject(new DOMException('replaced', 'AbortError'));
      const request = Promise.withResolvers<unknown>();
      requests.push(request);
      return request.promise;
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    onTestFinished(() => isHidden.mockRestore());
    page.open('/login');
    await waitFor(() => expect(requests).toHaveLength(1));
    vi.advanceTimersByTime(4 * 60_000);
    await waitFor(() => expect(requests).toHaveLength(2));
    isHidden.mockReturnValue(true);
    vi.advanceTimersByTime(12 * 60_000);
    expect(page.api.calls(startPasskeySignIn)).toHaveLength(2);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(page.api.calls(startPasskeySignIn)).toHaveLength(3);
    // After the button, there are no suggestions that would end its dialog.
    await userEvent.click(await button('Sign in with a passkey'));
    await waitFor(() => expect(requests).toHaveLength(4));
    vi.advanceTimersByTime(12 * 60_000);
    expect(page.api.calls(startPasskeySignIn)).toHaveLength(4);
  });

  it('is not suggested while its button waits for a challenge', async () => {
    known(true);
    authenticator.startAuthentication.mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    page.open('/login');
    await waitFor(() => expect(authenticator.startAuthentication).toHaveBeenCalledTimes(1));
    const { promise: challenge, resolve: receive } = Promise.withResolvers<{
      options: { challenge: string };
    }>();
    page.api.on(startPasskeySignIn, () => challenge);
    await userEvent.click(await button('Sign in with a passkey'));
    vi.advanceTimersByTime(4 * 60_000);
    receive({ options: { challenge: 'c' } });
    await waitFor(() => expect(authenticator.startAuthentication).toHaveBeenCalledTimes(2));
    expect(page.api.calls(startPasskeySignIn)).toHaveLength(2);
    expect(authenticator.startAuthentication.mock.calls[1]?.[0].useBrowserAutofill).toBe(false);
  });

  it('is not offered without browser support', async () => {
    suggests(true);
    page.open('/login');
    expect(await button('Sign in')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
