import type { ResolvedSession } from '@aera/contracts';
import { describe, expect, it, vi } from 'vitest';
import { createSessionLookup, type ResolveSession } from './session-lookup.ts';

const session: ResolvedSession = {
  sid: 'sid1',
  member: { id: 'm1', name: 'A Member', email: 'member@example.org' },
  steward: null,
};

function lookup(resolve: ResolveSession) {
  const clock = { now: 0 };
  const asked = vi.fn<ResolveSession>(resolve);
  return { clock, asked, sessions: createSessionLookup(asked, { now: () => clock.now }) };
}

describe('the session lookup', () => {
  it('is shared by concurrent callers, and repeated after a few seconds', async () => {
    const { clock, asked, sessions } = lookup(async () => session);
    expect(await Promise.all([sessions.get('t'), sessions.get('t')])).toEqual([session, session]);
    clock.now = 4_999;
    await sessions.get('t');
    expect(asked).toHaveBeenCalledTimes(1);
    clock.now = 5_000;
    await sessions.get('t');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('caches unknown tokens too', async () => {
    const { asked, sessions } = lookup(async () => null);
    expect([await sessions.get('t'), await sessions.get('t')]).toEqual([null, null]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('looks up again once a session is revoked', async () => {
    const { asked, sessions } = lookup(async () => session);
    await sessions.get('t');
    asked.mockResolvedValue(null);
    sessions.revoke('another');
    expect(await sessions.get('t')).toEqual(session);
    sessions.revoke('sid1');
    expect(await sessions.get('t')).toBeNull();
  });

  it('ignores a response that was overtaken by a revocation', async () => {
    const first = Promise.withResolvers<ResolvedSession | null>();
    const { asked, sessions } = lookup(() => first.promise);
    const answer = sessions.get('t');
    sessions.revoke('sid1');
    asked.mockResolvedValue(null);
    first.resolve(session);
    expect(await answer).toBeNull();
    expect(await sessions.get('t')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('invalidates a token, also during its lookup', async () => {
    const first = Promise.withResolvers<ResolvedSession | null>();
    const { asked, sessions } = lookup(() => first.promise);
    const early = sessions.get('t');
    sessions.invalidate('t');
    asked.mockResolvedValue(null);
    expect(await sessions.get('t')).toBeNull();
    first.resolve(session);
    await early;
    expect(await sessions.get('t')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('uses the cached response for a minute while security-auth is down, and retries once a second', async () => {
    const { clock, asked, sessions } = lookup(async () => session);
    await sessions.get('t');
    asked.mockRejectedValue(new Error('down'));
    clock.now = 10_000;
    expect(await sessions.get('t')).toEqual(session);
    expect(await sessions.get('t')).toEqual(session);
    expect(asked).toHaveBeenCalledTimes(2);
    clock.now = 59_999;
    expect(await sessions.get('t')).toEqual(session);
    clock.now = 60_000;
    await expect(sessions.get('t')).rejects.toThrow('down');
  });

  it('fails for an unknown token', async () => {
    const { sessions } = lookup(async () => Promise.reject(new Error('down')));
    await expect(sessions.get('t')).rejects.toThrow('down');
  });
});
