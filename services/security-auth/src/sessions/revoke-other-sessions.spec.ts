import { expect, it } from 'vitest';
import { createRevokeOtherSessions } from './revoke-other-sessions.ts';

it('ends every open session except the given one and later ones', async () => {
  const signedOut: string[] = [];
  const revokeOtherSessions = createRevokeOtherSessions(
    { signOut: async (sid) => signedOut.push(sid) > 0 },
    async () => [
      { sid: 'kept', openedAt: '2026-01-01T10:00:00.000Z', endedAt: null },
      { sid: 'older', openedAt: '2026-01-01T10:00:00.000Z', endedAt: null },
      { sid: 'at that moment', openedAt: '2026-01-01T12:00:00.000Z', endedAt: null },
      { sid: 'later', openedAt: '2026-01-01T12:00:00.001Z', endedAt: null },
      { sid: 'ended', openedAt: '2026-01-01T10:00:00.000Z', endedAt: '2026-01-01T11:00:00.000Z' },
    ],
  );
  const account = { kind: 'member', id: 'm1' } as const;
  const others = { account, exceptSid: 'kept', openedUntil: '2026-01-01T12:00:00.000Z' };
  expect(await revokeOtherSessions(others, {})).toBe(2);
  expect(signedOut).toEqual(['older', 'at that moment']);
});
