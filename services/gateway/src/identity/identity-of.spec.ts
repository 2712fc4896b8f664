import type { ResolvedSession } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-of.ts';

const ip = '203.0.113.7';
const member = { id: 'm1', name: 'A Member', email: 'member@example.org' };
const steward = { id: 's1', username: 'first', name: 'A Steward', role: 'steward' };
const session = (parts: Partial<ResolvedSession>): ResolvedSession => ({
  sid: 'sid1',
  member: null,
  steward: null,
  ...parts,
});

describe('as whom a request goes on', () => {
  it('is a visitor on a public route without a session', () =>
    expect(identityOf('public', null, ip)).toEqual({ identity: { kind: 'visitor', sub: 'visitor', ip } }));

  it('is the member on a public route', () =>
    expect(identityOf('public', session({ member, steward }), ip)).toEqual({
      identity: { kind: 'member', sub: 'm1', name: 'A Member', email: 'member@example.org', ip, sid: 'sid1' },
    }));

  it('is a visitor with a session where only a steward is signed in', () =>
    expect(identityOf('public', session({ steward }), ip)).toEqual({
      identity: { kind: 'visitor', sub: 'visitor', ip, sid: 'sid1' },
    }));

  it('is the steward on a route for stewards', () =>
    expect(identityOf('steward', session({ member, steward }), ip)).toEqual({
      identity: {
        kind: 'steward',
        sub: 's1',
        username: 'first',
        name: 'A Steward',
        role: 'steward',
        ip,
        sid: 'sid1',
      },
    }));

  it.each([
    ['member', null],
    ['member', session({ steward })],
    ['steward', null],
    ['steward', session({ member })],
  ] as const)('is nobody on a route for a %s with %j', (access, given) =>
    expect(identityOf(access, given, ip)).toMatchObject({ refusal: { status: 401 } }),
  );
});
