import { expect, it } from 'vitest';
import { type MemberSession, projectSession } from './member-sessions.ts';
import type { SessionEvent } from './session.ts';

const opened = (memberId: string | null): SessionEvent => ({
  type: 'SessionOpened',
  data: {
    sid: 's',
    memberId,
    stewardId: null,
    openedFor: 'member',
    openedAt: 't1',
    expiresAt: 't9',
  },
});
const after = (...events: SessionEvent[]) => events.reduce<MemberSession | null>(projectSession, null);

it('ends at sign-out or rotation of the token', () => {
  const row = {
    sid: 's',
    memberId: 'm',
    openedAt: 't1',
    expiresAt: 't9',
    endedAt: null,
    browser: null,
    system: null,
    device: null,
    city: null,
    region: null,
    country: null,
  };
  expect(after(opened('m'))).toEqual(row);
  const left: SessionEvent = { type: 'SignedOut', data: { sid: 's', kind: 'member', signedOutAt: 't2' } };
  expect(after(opened('m'), left)).toEqual({ ...row, endedAt: 't2' });
  const replaced: SessionEvent = { type: 'SessionRotated', data: { sid: 's', replacedAt: 't3' } };
  expect(after(opened('m'), replaced)).toEqual({ ...row, endedAt: 't3' });
});

it('has a device and location once they are recorded', () => {
  const seen = {
    browser: 'Firefox',
    system: 'Linux',
    device: 'desktop' as const,
    city: 'Bern',
    region: null,
    country: 'Switzerland',
  };
  const described: SessionEvent = {
    type: 'SessionDeviceRecorded',
    data: { sid: 's', memberId: 'm', ...seen },
  };
  expect(after(opened('m'), described)).toMatchObject({ sid: 's', endedAt: null, ...seen });
  expect(after(described)).toBeNull();
});

it('does not include sessions of stewards only', () => expect(after(opened(null))).toBeNull());
