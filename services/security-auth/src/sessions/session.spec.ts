import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { session, type SessionCommand, type SessionEvent } from './session.ts';

const given = specFor(session);
const now = '2026-01-01T00:00:00.000Z';
const data = {
  sid: 's',
  memberId: 'm',
  stewardId: null,
  openedFor: 'member',
  expiresAt: now,
  presentAt: null,
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
const later = '2026-01-01T00:10:00.000Z';
const prove: SessionCommand = { type: 'ProvePresence', data: { stewardId: 'st' }, now: later };
const replace: SessionCommand = { type: 'ReplaceSession', now };
const replaced: SessionEvent = { type: 'SessionReplaced', data: { sid: 's', replacedAt: now } };

describe('a session', () => {
  it('is opened once', () => given().when(open).then(opened));
  it('is never opened over another', () => given(opened).when(open).thenRejected('session-exists'));
  it('signs out whom it holds', () => given(opened).when(signOut('member')).then(signedOut('member')));
  it('has nobody to sign out twice', () =>
    given(opened, signedOut('member')).when(signOut('member')).thenNothing());
  it('has no steward to sign out when it holds a member', () =>
    given(opened).when(signOut('steward')).thenNothing());
  it('keeps the steward when the member leaves', () =>
    given(openedForBoth, signedOut('member')).when(signOut('steward')).then(signedOut('steward')));
  it('is replaced at the next sign-in', () => given(opened).when(replace).then(replaced));
  it('stays replaced', () => given(opened, replaced).when(replace).thenNothing());

  it('keeps when its steward proved to be present', () =>
    given(openedForBoth)
      .when(prove)
      .then({ type: 'PresenceProved', data: { sid: 's', presentAt: later } }));
  it('takes no proof of a steward whom it does not hold', () =>
    given(openedForBoth, signedOut('steward')).when(prove).thenRejected('session-ended'));
  it('is described for the member whom it holds, and for nobody else', () => {
    const seen = {
      browser: 'Firefox',
      system: 'Linux',
      device: 'desktop' as const,
      city: 'Bern',
      region: null,
      country: 'Switzerland',
    };
    const describes: SessionCommand = { type: 'DescribeSession', data: seen };
    given(opened)
      .when(describes)
      .then({ type: 'SessionDescribed', data: { sid: 's', memberId: 'm', ...seen } });
    given(openedForBoth, signedOut('member')).when(describes).thenNothing();
    given(opened, replaced).when(describes).thenNothing();
  });
  it('takes no proof once it is replaced', () =>
    given(openedForBoth, replaced).when(prove).thenRejected('session-ended'));
});
