import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { member, type MemberCommand, type MemberEvent } from './member.ts';

const given = deciderSpecification(member);
const now = '2026-01-01T00:00:00.000Z';
const data = { memberId: 'm', email: 'ada@example.org', name: 'Ada', passwordHash: 'h' };
const register: MemberCommand = { type: 'RegisterMember', data, now };
const registered: MemberEvent = { type: 'MemberRegistered', data: { ...data, registeredAt: now } };
const begin = (tokenHash: string, from = now): MemberCommand => ({
  type: 'RequestPasswordReset',
  data: { memberId: 'm', tokenHash, expiresAt: '2026-01-01T01:00:00.000Z' },
  now: from,
});
const begun = (tokenHash: string): MemberEvent => ({
  type: 'PasswordResetRequested',
  data: { memberId: 'm', tokenHash, expiresAt: '2026-01-01T01:00:00.000Z', begunAt: now },
});
const soon = '2026-01-01T00:59:59.999Z';
const reset = (tokenHash: string, at = soon): MemberCommand => ({
  type: 'ResetPassword',
  data: { memberId: 'm', tokenHash, passwordHash: 'new' },
  now: at,
});
const changed = (by: 'member' | 'reset', exceptSid: string | null): MemberEvent => ({
  type: 'PasswordChanged',
  data: { memberId: 'm', passwordHash: 'new', by, exceptSid, changedAt: soon },
});
const change: MemberCommand = {
  type: 'ChangePassword',
  data: { memberId: 'm', verifiedHash: 'h', passwordHash: 'new', exceptSid: 's' },
  now: soon,
};
const requestedChange: MemberEvent = {
  type: 'EmailChangeRequested',
  data: {
    accountId: 'm',
    email: 'new@example.org',
    tokenHash: 'a',
    cancelHash: 'c',
    expiresAt: '2026-01-01T01:00:00.000Z',
    requestedAt: now,
  },
};
const confirmChange: MemberCommand = {
  type: 'ConfirmEmailChange',
  data: { accountId: 'm', tokenHash: 'a', exceptSid: 's' },
  now: soon,
};
const changedEmail: MemberEvent = {
  type: 'EmailChanged',
  data: { accountId: 'm', email: 'new@example.org', exceptSid: 's', changedAt: soon },
};
const erase: MemberCommand = { type: 'EraseMember', data: { memberId: 'm', nameStream: 'email-1' }, now };
const erased: MemberEvent = {
  type: 'MemberErased',
  data: { memberId: 'm', nameStream: 'email-1', erasedAt: now },
};

describe('requesting and using a reset link', () => {
  it('requires a registered account', () => {
    given(registered).when(begin('a')).then(begun('a'));
    given().when(begin('a')).thenRejected('member-not-found');
    given(registered, erased).when(begin('a')).thenRejected('member-not-found');
  });
  it('changes the password and ends every session', () =>
    given(registered, begun('a')).when(reset('a')).then(changed('reset', null)));
  it('works once', () =>
    given(registered, begun('a'), changed('reset', null)).when(reset('a')).thenRejected('reset-invalid'));
  it('expires after one hour', () =>
    given(registered, begun('a')).when(reset('a', '2026-01-01T01:00:00.000Z')).thenRejected('reset-invalid'));
  it('is invalid after a later one, and after any other password change', () => {
    given(registered, begun('a'), begun('b')).when(reset('a')).thenRejected('reset-invalid');
    given(registered, begun('a'), changed('member', 's')).when(reset('a')).thenRejected('reset-invalid');
  });
  it('is rejected without a request and after erasure', () => {
    given(registered).when(reset('a')).thenRejected('reset-invalid');
    given(registered, begun('a'), erased).when(reset('a')).thenRejected('reset-invalid');
  });
});

describe('changing a password', () => {
  it('is rejected when a reset came after the current password was verified', () =>
    given(registered, begun('a'), changed('reset', null)).when(change).thenRejected('wrong-password'));
  it('keeps the requesting session', () => given(registered).when(change).then(changed('member', 's')));
  it('is rejected for an erased account', () =>
    given(registered, erased).when(change).thenRejected('member-not-found'));
  it('applies to later sign-ins', () =>
    expect([registered, changed('member', 's')].reduce(member.evolve, member.initial())).toMatchObject({
      passwordHash: 'new',
      name: 'Ada',
    }));
});

describe('changing the e-mail address', () => {
  it('requires a registered account', () => {
    given(registered, requestedChange).when(confirmChange).then(changedEmail);
    given(registered, requestedChange, erased).when(confirmChange).thenRejected('member-not-found');
    given().when(confirmChange).thenRejected('member-not-found');
  });
  it('invalidates reset links, which the old address got', () =>
    given(registered, begun('r'), requestedChange, changedEmail)
      .when(reset('r'))
      .thenRejected('reset-invalid'));
  it('is cancelled by any change of the password', () => {
    for (const by of ['member', 'reset'] as const)
      given(registered, requestedChange, changed(by, null))
        .when(confirmChange)
        .thenRejected('email-change-invalid');
  });
});

describe('erasing a member', () => {
  it('records the stream of the name to release', () => given(registered).when(erase).then(erased));
  it('adds nothing the second time', () => given(registered, erased).when(erase).thenNothing());
  it('is rejected for an unknown account', () => given().when(erase).thenRejected('member-not-found'));
  it('is final: the same id cannot be registered again', () =>
    given(registered, erased).when(register).thenRejected('email-taken'));
  it('removes all personal data from the state, even before the key is deleted', () => {
    const sealed: MemberEvent = {
      type: 'MemberRegistered',
      data: { memberId: 'm', email: null, name: null, passwordHash: null, registeredAt: now },
    };
    for (const first of [registered, sealed])
      expect([first, erased].reduce(member.evolve, member.initial())).toEqual({
        status: 'erased',
        nameStream: 'email-1',
      });
  });
});
