import {
  answerQuestion,
  listConsents,
  reauthenticate,
  readReauthStatus,
  startPasskeyReauthentication,
  stewardLogout,
  readCurrentSteward,
} from '@aera/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { pendingThread, createQuestionServer } from '../../features/questions/testing/question-server.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { consent } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
const refusal = () => problem(403, 'TOTP re-authentication required', { code: 'step-up-required' });
const dialog = () => screen.findByRole('dialog', { name: 'Re-authentication Required' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Renders the portal of a signed-in steward, with fake timers. */
async function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderAt(paths.portal);
  await screen.findByText('Welcome, Ada Lovell');
}
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

let required = false;
let method: 'totp' | 'password' = 'totp';
let hasPasskey = false;

beforeEach(() => {
  required = false;
  method = 'totp';
  hasPasskey = false;
  serveSignedInSteward(api);
  api.on(readReauthStatus, () => ({
    isReauthRequired: required,
    timeUntilReauth: required ? 0 : 900,
    method,
    hasPasskey,
  }));
  api.on(reauthenticate, ({ body }) => {
    const byRecovery = body.recoveryCode === 'good-code';
    if (body.totpCode !== '123456' && body.password !== 'right' && !byRecovery)
      return problem(401, body.recoveryCode ? 'Invalid recovery code' : 'Invalid authentication code');
    required = false;
    return { success: true, ...(byRecovery && { recoveryCodesLeft: 2 }) };
  });
});

describe('the periodic check', () => {
  it('runs 10 s after the sign-in, and every 30 s from then on', async () => {
    await open();
    const looks = () => api.calls(readReauthStatus).length;
    await pass(9000);
    expect(looks()).toBe(0);
    await pass(2000);
    expect(looks()).toBe(1);
    await pass(28_000);
    expect(looks()).toBe(1);
    await pass(2000);
    expect(looks()).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not block the page when the check fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.on(readReauthStatus, () => problem(503));
    await open();
    await pass(11_000);
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('becomes the sign-in when a passkey is refused because the session has ended', async () => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  required = true;
  hasPasskey = true;
  await open();
  await pass(11_000);
  api.on(startPasskeyReauthentication, () => problem(401, 'Please sign in.', { code: 'session-ended' }));
  api.on(readCurrentSteward, () => problem(401));
  await user().click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeTruthy();
});

describe('the step-up dialog', () => {
  beforeEach(async () => {
    required = true;
    await open();
    await pass(11_000);
    await dialog();
  });

  it('stays open on Escape and on clicks outside', async () => {
    await user().keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    expect(await dialog()).toBeTruthy();
    expect(within(await dialog()).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('counts down from 30 s to 0', async () => {
    expect(screen.getByRole('timer').textContent).toMatch(/Session countdown: (30|29|28) seconds/);
    await pass(32_000);
    expect(screen.getByRole('timer').textContent).toMatch(/session is paused/);
  });

  it('requires six digits', async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Authentication code');
    const verify = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify & Continue' });
    await user().type(field, '12x 3{Enter}');
    expect(field.value).toBe('123');
    expect(verify.disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a 6-digit authentication code');
    expect(api.calls(reauthenticate)).toEqual([]);
  });

  it('closes on a correct code, refetches the steward, and checks again after 2 s', async () => {
    const before = api.calls(readCurrentSteward).length;
    await user().type(screen.getByLabelText('Authentication code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid authentication code');
    const looks = api.calls(readReauthStatus).length;
    await user().type(screen.getByLabelText('Authentication code'), '123456{Enter}');
    await closed();
    await waitFor(() => expect(api.calls(readCurrentSteward).length).toBeGreaterThan(before));
    await pass(2500);
    expect(api.calls(readReauthStatus).length).toBe(looks + 1);
  });

  it('accepts a recovery code when the authenticator is lost, and warns when few are left', async () => {
    await user().type(screen.getByLabelText('Authentication code'), '999');
    await user().click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = () => screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    await user().click(screen.getByRole('button', { name: 'Use the authenticator instead' }));
    await user().click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await user().type(field(), '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a recovery code');
    await user().type(field(), 'bad-code{Enter}');
    expect(await screen.findByText('Invalid recovery code')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await user().clear(field());
    await user().type(field(), ' good-code {Enter}');
    await closed();
    expect(api.calls(reauthenticate).at(-1)?.body).toEqual({ recoveryCode: 'good-code' });
    expect((await screen.findByRole('alert')).textContent).toContain('Only 2 recovery codes are left.');
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(paths.account);
  });

  it('asks to try again without a response', async () => {
    api.on(reauthenticate, () => {
      throw new TypeError('Failed to fetch');
    });
    await user().type(screen.getByLabelText('Authentication code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Authentication failed. Please try again.');
  });

  it('closes when the steward signs out', async () => {
    await user().click(screen.getByRole('button', { name: 'Sign out instead' }));
    await closed();
    expect(api.calls(stewardLogout)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeTruthy();
  });

  it('shows that signing out failed', async () => {
    api.on(stewardLogout, () => problem(503, 'The service is starting.'));
    await user().click(screen.getByRole('button', { name: 'Sign out instead' }));
    const alert = await within(await dialog()).findByRole('alert');
    expect(alert.textContent).toBe('Couldn’t sign you outThe service is starting.');
  });

  it('closes when step-up succeeded in another tab', async () => {
    required = false;
    await pass(31_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a call that requires step-up', () => {
  const question = pendingThread();
  /** Rejects an answer with the step-up error while `required` is true. */
  const guarded = () => {
    const taken = vi.fn<() => void>();
    const server = createQuestionServer(api);
    server.setThreads(question);
    api.on(answerQuestion, () => {
      if (required) return refusal();
      taken();
      server.change(question.id, { status: 'answered' });
      return { id: question.id, status: 'answered', answeredAt: question.submittedAt };
    });
    return taken;
  };
  const send = async () => {
    renderAt(`${paths.questions}?status=all&question=${question.id}`);
    await userEvent.type(await screen.findByLabelText(/Your Answer/), 'A long and careful answer.');
    // Set only now, because a periodic check during slow typing would open its own dialog.
    required = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
  };
  const answer = async () => {
    await send();
    return dialog();
  };

  it('is retried with the same body after the code', async () => {
    const taken = guarded();
    await answer();
    expect(screen.getByDisplayValue('A long and careful answer.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Authentication code'), '123456{Enter}');
    await closed();
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    const [first, second] = api.calls(answerQuestion);
    expect(second).toEqual(first);
  });

  describe('with a newer proof than other calls', () => {
    let timeUntilReauth: number;
    const taken = vi.fn<() => void>();
    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      timeUntilReauth = 600;
      taken.mockClear();
      createQuestionServer(api).setThreads(question);
      api.on(readReauthStatus, () => ({ isReauthRequired: false, timeUntilReauth, method, hasPasskey }));
      api.on(answerQuestion, () => {
        if (timeUntilReauth <= 840) return refusal();
        taken();
        return { id: question.id, status: 'answered', answeredAt: question.submittedAt };
      });
      renderAt(`${paths.questions}?status=all&question=${question.id}`);
      await user().type(await screen.findByLabelText(/Your Answer/), 'A long and careful answer.');
      await user().click(screen.getByRole('button', { name: 'Send Answer' }));
      await dialog();
    });

    it('waits for the code while the old proof is valid for other calls', async () => {
      api.on(reauthenticate, () => {
        timeUntilReauth = 900;
        return { success: true };
      });
      timeUntilReauth = 570;
      await pass(31_000);
      expect(screen.queryByRole('dialog')).not.toBeNull();
      expect(api.calls(answerQuestion)).toHaveLength(1);
      await user().type(screen.getByLabelText('Authentication code'), '123456{Enter}');
      await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
      await closed();
    });

    it('is retried when step-up succeeded in another tab', async () => {
      timeUntilReauth = 890;
      await pass(31_000);
      await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
      await closed();
    });
  });

  it('requires the password without a second factor', async () => {
    method = 'password';
    const taken = guarded();
    await answer();
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  });

  it('fails with a message after signing out instead', async () => {
    const taken = guarded();
    await answer();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out instead' }));
    await closed();
    expect(taken).not.toHaveBeenCalled();
    expect(api.calls(answerQuestion)).toHaveLength(1);
  });

  it('fails with a message while the required factor is unknown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.on(readReauthStatus, () => problem(503));
    const taken = guarded();
    await send();
    await waitFor(() => expect(api.calls(readReauthStatus)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByDisplayValue('A long and careful answer.')).toBeTruthy();
    expect(taken).not.toHaveBeenCalled();
  });
});

describe('a download that requires step-up', () => {
  const followed = vi.fn<(href: string) => void>();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.download === undefined || event.defaultPrevented) return;
    event.preventDefault();
    followed(link.pathname);
  };
  beforeEach(() => {
    followed.mockClear();
    window.addEventListener('click', follow);
    api.on(listConsents, () => ({
      consents: [consent()],
      total: 1,
      stats: { total: 1, today: 1, uniqueIps: 1, countries: 1 },
    }));
  });
  afterEach(() => window.removeEventListener('click', follow));

  const exportLink = () => {
    renderAt(`${paths.portal}?tab=jurisdiction`);
    return screen.findByRole('link', { name: 'Export CSV' });
  };

  it('continues immediately with a second factor', async () => {
    await userEvent.click(await exportLink());
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues after the code without a second factor', async () => {
    const link = await exportLink();
    required = true;
    await userEvent.click(link);
    await dialog();
    expect(followed).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Authentication code'), '123456{Enter}');
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    await closed();
  });
});
