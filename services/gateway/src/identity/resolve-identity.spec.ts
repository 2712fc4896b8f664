import type { Access, ResolvedSession, StewardRole } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { resolveIdentity as identityFor } from './identity.ts';

const ip = '203.0.113.7';
const member = { id: 'm1', name: 'A Member', email: 'member@example.org' };
const steward = {
  id: 's1',
  username: 'first',
  name: 'A Steward',
  role: 'steward',
  authenticatedAt: new Date(0).toISOString(),
} as const;
const resolveWith = (
  access: Access,
  given: ResolvedSession | null,
  ip: string,
  {
    roles = ['steward'] as StewardRole[],
    stepUp = false,
    beforeSecondFactor = false,
    presentSince: authenticatedSince = -1,
    now = 0,
  } = {},
) => identityFor({ access, roles, stepUp, beforeSecondFactor }, given, ip, authenticatedSince, now);
const session = (parts: Partial<ResolvedSession>): ResolvedSession => ({
  sid: 'sid1',
  member: null,
  steward: null,
  ...parts,
});

describe('the identity of a request', () => {
  it('is a visitor on a public route without a session', () =>
    expect(resolveWith('public', null, ip)).toEqual({ identity: { kind: 'visitor', sub: 'visitor', ip } }));

  it('is the member on a public route', () =>
    expect(resolveWith('public', session({ member, steward }), ip)).toEqual({
      identity: { kind: 'member', sub: 'm1', name: 'A Member', email: 'member@example.org', ip, sid: 'sid1' },
    }));

  it('is a visitor if only a steward is signed in', () =>
    expect(resolveWith('public', session({ steward }), ip)).toEqual({
      identity: { kind: 'visitor', sub: 'visitor', ip, sid: 'sid1' },
    }));

  it('is the steward on a route for stewards', () =>
    expect(resolveWith('steward', session({ member, steward }), ip)).toEqual({
      identity: {
        kind: 'steward',
        sub: 's1',
        username: 'first',
        name: 'A Steward',
        role: 'steward',
        authenticatedAt: new Date(0).toISOString(),
        ip,
        sid: 'sid1',
      },
    }));

  it.each([
    ['member', null],
    ['member', session({ steward })],
    ['steward', null],
    ['steward', session({ member })],
  ] as const)('is unauthenticated on a route for a %s with %j', (access, given) =>
    expect(resolveWith(access, given, ip)).toMatchObject({ error: { status: 401 } }),
  );

  it('is unauthenticated if the route is for another account type', () =>
    expect(resolveWith('steward', session({ steward }), ip, { roles: ['auditor'] })).toMatchObject({
      error: { status: 403, code: 'role-forbidden' },
    }));

  it('is an auditor until the role expires, and unauthenticated afterwards', () => {
    const roleExpiresAt = new Date(1000).toISOString();
    const given = session({ steward: { ...steward, role: 'auditor', roleExpiresAt } });
    const at = (now: number) => resolveWith('steward', given, ip, { roles: ['auditor'], now });
    expect(at(999)).toMatchObject({ identity: { role: 'auditor' } });
    expect(at(1000)).toMatchObject({ error: { status: 401 } });
  });

  it('is limited to the setup of a second factor if the role requires one', () => {
    const given = session({ steward: { ...steward, lacksSecondFactor: true } });
    expect(resolveWith('steward', given, ip)).toMatchObject({ error: { code: 'second-factor-required' } });
    expect(resolveWith('steward', given, ip, { beforeSecondFactor: true })).toMatchObject({
      identity: { sub: 's1', lacksSecondFactor: true },
    });
  });

  it('is rejected if the route requires a more recent step-up', () => {
    const given = session({ steward });
    expect(resolveWith('steward', given, ip, { stepUp: true })).toMatchObject({ identity: { sub: 's1' } });
    expect(resolveWith('steward', given, ip, { stepUp: true, presentSince: 0 })).toMatchObject({
      error: { status: 403, code: 'step-up-required', detail: 'TOTP re-authentication required' },
    });
  });
});
