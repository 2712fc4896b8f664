import type { Decider } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import {
  type AccountEmail,
  decideEmailChange,
  type EmailChangeCommand,
  type EmailChangeEvent,
  evolveAccountEmail,
  isEmailChangeCommand,
  isEmailChangeEvent,
  noEmailChange,
} from './account-email.ts';

const account: Decider<EmailChangeCommand, EmailChangeEvent, AccountEmail> = {
  initial: () => ({ email: 'old@example.org', ...noEmailChange }),
  evolve: evolveAccountEmail,
  decide: decideEmailChange,
};
const given = deciderSpecification(account);
const start = '2026-01-01T00:00:00.000Z';
const inTime = '2026-01-01T00:59:59.999Z';
const end = '2026-01-01T01:00:00.000Z';

const request = (email = 'new@example.org', tokenHash = 'a'): EmailChangeCommand => ({
  type: 'RequestEmailChange',
  data: { accountId: 'm', email, tokenHash, cancelHash: `cancel ${tokenHash}`, expiresAt: end },
  now: start,
});
const requested = (
  tokenHash = 'a',
  { email = 'new@example.org', cancelHash = `cancel ${tokenHash}`, expiresAt = end, at = start } = {},
): EmailChangeEvent => ({
  type: 'EmailChangeRequested',
  data: { accountId: 'm', email, tokenHash, cancelHash, expiresAt, requestedAt: at },
});
const resend: EmailChangeCommand = {
  type: 'ResendEmailChange',
  data: { accountId: 'm', tokenHash: 'b', expiresAt: '2026-01-01T01:30:00.000Z' },
  now: inTime,
};
const confirm = (tokenHash = 'a', now = inTime): EmailChangeCommand => ({
  type: 'ConfirmEmailChange',
  data: { accountId: 'm', tokenHash, exceptSid: 's' },
  now,
});
const changed = (email = 'new@example.org', changedAt = inTime): EmailChangeEvent => ({
  type: 'EmailChanged',
  data: { accountId: 'm', email, exceptSid: 's', changedAt },
});
const cancel = (cancelHash: string | null = null): EmailChangeCommand => ({
  type: 'CancelEmailChange',
  data: { accountId: 'm', cancelHash },
  now: inTime,
});
const cancelled: EmailChangeEvent = {
  type: 'EmailChangeCancelled',
  data: { accountId: 'm', cancelledAt: inTime },
};

describe('requesting a change of the address', () => {
  it('stores the new address until it is confirmed', () => given().when(request()).then(requested()));
  it('replaces an earlier request', () =>
    given(requested('a'), requested('b', { email: 'other@example.org' }))
      .when(confirm('b'))
      .then(changed('other@example.org')));
});

describe('sending the link again', () => {
  it('replaces the link and keeps the one that cancels', () =>
    given(requested())
      .when(resend)
      .then(
        requested('b', {
          cancelHash: 'cancel a',
          expiresAt: '2026-01-01T01:30:00.000Z',
          at: inTime,
        }),
      ));
  it('is rejected without a pending change', () => {
    given().when(resend).thenRejected('email-change-missing');
    given(requested(), cancelled).when(resend).thenRejected('email-change-missing');
    given(requested('a', { expiresAt: inTime }))
      .when(resend)
      .thenRejected('email-change-missing');
  });
});

describe('confirming the new address', () => {
  it('changes the address and keeps one session', () => given(requested()).when(confirm()).then(changed()));
  it('works once', () => given(requested(), changed()).when(confirm()).thenRejected('email-change-invalid'));
  it('is rejected after an hour', () =>
    given(requested()).when(confirm('a', end)).thenRejected('email-change-invalid'));
  it('is rejected for an unknown, replaced or cancelled link', () => {
    given().when(confirm()).thenRejected('email-change-invalid');
    given(requested()).when(confirm('x')).thenRejected('email-change-invalid');
    given(requested('a'), requested('b')).when(confirm('a')).thenRejected('email-change-invalid');
    given(requested(), cancelled).when(confirm()).thenRejected('email-change-invalid');
  });
  it('remembers its link and the addresses before', () => {
    const events = [requested(), changed(), requested('b'), changed('third@example.org', end)];
    expect(events.reduce(account.evolve, account.initial())).toEqual({
      email: 'third@example.org',
      emailChange: null,
      confirmedHash: 'b',
      formerEmails: [
        { email: 'old@example.org', replacedAt: inTime },
        { email: 'new@example.org', replacedAt: end },
      ],
    });
  });
  it('gives an account its first address', () =>
    expect([requested(), changed()].reduce(account.evolve, { email: null, ...noEmailChange })).toMatchObject({
      email: 'new@example.org',
      formerEmails: [],
    }));
});

describe('cancelling a change', () => {
  it('is possible for the owner, and adds nothing without one', () => {
    given(requested()).when(cancel()).then(cancelled);
    given().when(cancel()).thenNothing();
  });
  it('is possible with the link in the notice, once', () => {
    given(requested()).when(cancel('cancel a')).then(cancelled);
    given(requested(), cancelled).when(cancel('cancel a')).thenRejected('email-change-invalid');
  });
  it('is rejected for the link that confirms, and after the change', () => {
    given(requested()).when(cancel('a')).thenRejected('email-change-invalid');
    given(requested(), changed()).when(cancel('cancel a')).thenRejected('email-change-invalid');
  });
});

it('distinguishes commands and events of the address from others', () => {
  for (const event of [requested(), cancelled, changed()]) expect(isEmailChangeEvent(event)).toBe(true);
  for (const command of [request(), resend, cancel(), confirm()])
    expect(isEmailChangeCommand(command)).toBe(true);
  expect(isEmailChangeEvent({ type: 'EmailVerified' })).toBe(false);
  expect(isEmailChangeCommand({ type: 'ChangePassword' })).toBe(false);
});
