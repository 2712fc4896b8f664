import { expect, it } from 'vitest';
import type { SessionEvent } from './session.ts';
import { projectSession, type SessionRow } from './sessions-projection.ts';

const opened: SessionEvent = {
  type: 'SessionOpened',
  data: {
    sid: 's',
    memberId: 'm',
    stewardId: 'st',
    openedFor: 'member',
    openedAt: 't1',
    expiresAt: 't9',
    authenticatedAt: 't1',
  },
};
const signedOut = (kind: 'member' | 'steward'): SessionEvent => ({
  type: 'SignedOut',
  data: { sid: 's', kind, signedOutAt: 't2' },
});
const after = (...events: SessionEvent[]) => events.reduce<SessionRow | null>(projectSession, null);

it('is open for both accounts of a browser until each signs out', () => {
  expect(after(opened)).toEqual({
    sid: 's',
    memberId: 'm',
    stewardId: 'st',
    openedAt: 't1',
    expiresAt: 't9',
    memberEndedAt: null,
    stewardEndedAt: null,
    previousSid: null,
    signInOf: 'member',
    browser: null,
    system: null,
    device: null,
    city: null,
    region: null,
    country: null,
  });
  expect(after(opened, signedOut('member'))).toMatchObject({ memberEndedAt: 't2', stewardEndedAt: null });
  expect(after(opened, signedOut('steward'))).toMatchObject({ memberEndedAt: null, stewardEndedAt: 't2' });
});

it('names the session that it replaces', () => {
  const renewed: SessionEvent = { ...opened, data: { ...opened.data, renewed: true, previousSid: 'p' } };
  expect(after(renewed)).toMatchObject({ sid: 's', previousSid: 'p', signInOf: null });
});

it('ends for both accounts when the token is rotated', () => {
  const rotated: SessionEvent = {
    type: 'SessionRotated',
    data: { sid: 's', nextSid: 'n', replacedAt: 't3' },
  };
  expect(after(opened, rotated)).toMatchObject({ memberEndedAt: 't3', stewardEndedAt: 't3' });
});

it('has a device and location once they are recorded', () => {
  const description = {
    browser: 'Firefox',
    system: 'Linux',
    device: 'desktop' as const,
    city: 'Bern',
    region: null,
    country: 'Switzerland',
  };
  const recorded: SessionEvent = {
    type: 'SessionDeviceRecorded',
    data: { sid: 's', kind: 'member', accountId: 'm', ...description },
  };
  expect(after(opened, recorded)).toMatchObject({ sid: 's', memberEndedAt: null, ...description });
  expect(after(recorded)).toBeNull();
});
