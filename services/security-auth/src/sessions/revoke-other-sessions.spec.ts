import { expect, it } from 'vitest';
import { createRevokeOtherSessions } from './revoke-other-sessions.ts';
import type { MemberSession } from './member-sessions.ts';

const sessionOf = (sid: string, openedAt: string, endedAt: string | null = null): MemberSession => ({
  sid,
  memberId: 'm1',
  openedAt,
  expiresAt: '2026-02-01T00:00:00.000Z',
  endedAt,
  browser: null,
  system: null,
  device: null,
  city: null,
  region: null,
  country: null,
});

it('ends every open session except the given one and later ones', async () => {
  const signedOut: string[] = [];
  const endOthers = createRevokeOtherSessions({
    sessions: { signOut: async (sid) => signedOut.push(sid) > 0 },
    sessionsOf: async () => [
      sessionOf('kept', '2026-01-01T10:00:00.000Z'),
      sessionOf('older', '2026-01-01T10:00:00.000Z'),
      sessionOf('at that moment', '2026-01-01T12:00:00.000Z'),
      sessionOf('later', '2026-01-01T12:00:00.001Z'),
      sessionOf('ended', '2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z'),
    ],
  });
  const others = { memberId: 'm1', exceptSid: 'kept', openedUntil: '2026-01-01T12:00:00.000Z' };
  expect(await endOthers(others, {})).toBe(2);
  expect(signedOut).toEqual(['older', 'at that moment']);
});
