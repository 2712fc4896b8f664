import { expect, it } from 'vitest';
import type { SecurityEvent } from '../security-event.ts';
import { type MemberSession, projectSession } from './member-sessions.ts';

const opened = (memberId: string | null): SecurityEvent => ({
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
const after = (...events: SecurityEvent[]) => events.reduce<MemberSession | null>(projectSession, null);

it('lasts until its member signs out, or the browser gets another', () => {
  const row = { sid: 's', memberId: 'm', openedAt: 't1', expiresAt: 't9', endedAt: null };
  expect(after(opened('m'))).toEqual(row);
  const left: SecurityEvent = { type: 'SignedOut', data: { sid: 's', kind: 'member', signedOutAt: 't2' } };
  expect(after(opened('m'), left)).toEqual({ ...row, endedAt: 't2' });
  const replaced: SecurityEvent = { type: 'SessionReplaced', data: { sid: 's', replacedAt: 't3' } };
  expect(after(opened('m'), replaced)).toEqual({ ...row, endedAt: 't3' });
});

it('is nothing that a steward alone has', () => expect(after(opened(null))).toBeNull());
