import {
  confirmStewardEmailChange,
  type EmailStatus,
  readStewardEmail,
  requestStewardEmailChange,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { storageKeys } from '@aera/frontend-kit';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { accountCopy } from './account-copy.ts';

const api = setUpFakeApi();
const copy = accountCopy.newEmail;
const to = 'new@example.org';
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => serveSignedInSteward(api));

describe('the email address of a steward', () => {
  it('is changed without a password field, because the portal requires step-up', async () => {
    const pending: EmailStatus = {
      email: 'ada@example.org',
      pending: { email: to, expiresAt: '2026-01-02T03:04:00Z' },
    };
    api.on(requestStewardEmailChange, () => pending);
    renderAt(paths.account);
    await click('Change');
    expect(screen.queryByLabelText('Confirm with your password')).toBeNull();
    await userEvent.type(screen.getByLabelText('New email address'), to);
    await click('Send link');
    expect(await screen.findByText(/^We sent a link to new@example\.org/)).toBeTruthy();
    expect(api.calls(requestStewardEmailChange).map(({ body }) => body)).toEqual([{ email: to }]);
  });

  it('is added to an account without one', async () => {
    api.on(readStewardEmail, () => ({ email: null, pending: null }));
    renderAt(paths.account);
    expect(await screen.findByText('You haven’t added an email address yet')).toBeTruthy();
    await click('Add');
    expect(screen.getByLabelText('New email address')).toBeTruthy();
  });
});

describe('the confirmation link of a new address', () => {
  const open = (token = 'token-1') => renderAt(`${paths.newEmail}#${token}`);

  it('is used only after a click', async () => {
    api.on(confirmStewardEmailChange, () => ({ email: to, pending: null }));
    open();
    await screen.findByRole('button', { name: copy.confirm });
    expect(api.calls(confirmStewardEmailChange)).toEqual([]);
    await click(copy.confirm);
    expect(await screen.findByRole('heading', { name: copy.done })).toBeTruthy();
    expect(screen.getByText(copy.doneText(to))).toBeTruthy();
    expect(api.calls(confirmStewardEmailChange).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
    expect(await axeViolations()).toEqual([]);
  });

  it('keeps the token for a sign-in in between, until it is used', async () => {
    api.on(confirmStewardEmailChange, () => ({ email: to, pending: null }));
    sessionStorage.setItem(storageKeys.stewardEmailToken, 'token-1');
    open('');
    await click(copy.confirm);
    expect(await screen.findByText(copy.doneText(to))).toBeTruthy();
    expect(api.calls(confirmStewardEmailChange).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
    expect(sessionStorage.getItem(storageKeys.stewardEmailToken)).toBeNull();
  });

  it('shows that a kept link has expired and removes it', async () => {
    api.on(confirmStewardEmailChange, () => problem(410, 'x', { code: 'email-change-invalid' }));
    sessionStorage.setItem(storageKeys.stewardEmailToken, 'token-1');
    open('');
    await click(copy.confirm);
    expect(await screen.findByText(copy.expired.title)).toBeTruthy();
    expect(sessionStorage.getItem(storageKeys.stewardEmailToken)).toBeNull();
  });

  it.each([
    [410, 'email-change-invalid', copy.expired.title],
    [403, 'sign-in-to-confirm', copy.otherAccount.title],
  ])('shows the reason of a failure: %d %s', async (status, code, title) => {
    api.on(confirmStewardEmailChange, () => problem(status, 'x', { code }));
    open();
    await click(copy.confirm);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: copy.confirm })).toBeNull();
  });

  it('keeps the button to retry after any other failure', async () => {
    api.on(confirmStewardEmailChange, () =>
      problem(409, 'Another account already uses this address.', { code: 'new-email-taken' }),
    );
    open();
    await click(copy.confirm);
    expect(await screen.findByText('Another account already uses this address.')).toBeTruthy();
    expect(screen.getByRole('button', { name: copy.confirm })).toBeTruthy();
  });

  it('reports a truncated link', async () => {
    open('');
    expect(await screen.findByText(copy.incomplete.title)).toBeTruthy();
  });
});
