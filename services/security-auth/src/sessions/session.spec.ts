import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { session, type SessionCommand, type SessionEvent } from './session.ts';

const given = deciderSpecification(session);
const now = '2026-01-01T00:00:00.000Z';
const data = {
  sid: 's',
  memberId: 'm',
  stewardId: null,
  openedFor: 'member',
  expiresAt: now,
  authenticatedAt: null,
} as const;
const open: SessionCommand = { type: 'OpenSession', data, now };
const opened: SessionEvent = { type: 'SessionOpened', data: { ...data, openedAt: now } };
const openedForBoth: SessionEvent = {
  type: 'SessionOpened',
  data: { ...data, stewardId: 'st', openedAt: now },
};
const signOut = (kind: 'member' | 'steward'): SessionCommand => ({ type: 'SignOut', data: { kind }, now });
const signedOut = (kind: 'member' | 'steward'): SessionEvent => ({
  type: 'SignedOut',
  data: { sid: 's', kind, signedOutAt: now },
});
const replace: SessionCommand = { type: 'ReplaceSession', now };
const replaced: SessionEvent = { type: 'SessionRotated', data: { sid: 's', replacedAt: now } };

describe('a session', () => {
  it('is opened once', () => given().when(open).then(opened));
  it('is never opened over another', () => given(opened).when(open).thenRejected('session-exists'));
  it('signs out whom it holds', () => given(opened).when(signOut('member')).then(signedOut('member')));
  it('has no identity to sign out twice', () =>
    given(opened, signedOut('member')).when(signOut('member')).thenNothing());
  it('has no steward to sign out when it holds a member', () =>
    given(opened).when(signOut('steward')).thenNothing());
  it('keeps the steward when the member leaves', () =>
    given(openedForBoth, signedOut('member')).when(signOut('steward')).then(signedOut('steward')));
  it('is replaced at the next sign-in', () => given(opened).when(replace).then(replaced));
  it('stays replaced', () => given(opened, replaced).when(replace).thenNothing());
});
