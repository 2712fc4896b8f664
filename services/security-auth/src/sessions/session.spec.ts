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
const replace: SessionCommand = { type: 'ReplaceSession', data: { nextSid: 'n' }, now };
const replaced: SessionEvent = { type: 'SessionRotated', data: { sid: 's', nextSid: 'n', replacedAt: now } };

describe('a session', () => {
  it('is opened once', () => given().when(open).then(opened));
  it('is rejected if the id exists', () => given(opened).when(open).thenRejected('session-exists'));
  it('signs out its member', () => given(opened).when(signOut('member')).then(signedOut('member')));
  it('adds nothing at a second sign-out', () =>
    given(opened, signedOut('member')).when(signOut('member')).thenNothing());
  it('adds nothing for an identity it does not contain', () =>
    given(opened).when(signOut('steward')).thenNothing());
  it('keeps the steward when the member signs out', () =>
    given(openedForBoth, signedOut('member')).when(signOut('steward')).then(signedOut('steward')));
  it('ends when its token is replaced', () => given(opened).when(replace).then(replaced));
  it('adds nothing when it is replaced twice', () => given(opened, replaced).when(replace).thenNothing());
});
