import { type Identity, registerRoute, type Route, type StewardIdentity } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import { authorize } from './authorize.ts';

const minutes = (n: number) => n * 60_000;
const at = (ms: number) => new Date(ms).toISOString();
const declare = (overrides: Partial<Route>) =>
  registerRoute(
    { service: 'contacts-crm', method: 'POST', path: '/api/admin/x', access: 'steward', ...overrides },
    { summary: '' },
  );
const steward = (overrides: Partial<StewardIdentity> = {}): Identity => ({
  kind: 'steward',
  sub: 's1',
  username: 'first',
  name: 'First',
  role: 'steward',
  authenticatedAt: at(0),
  ip: '203.0.113.7',
  ...overrides,
});
const admitAt = (now: number, route: ReturnType<typeof declare>, identity: Identity | null) =>
  authorize(route, identity, { windowMs: minutes(15), now: () => now });
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });

describe('authorization', () => {
  it('rejects requests without an identity', () =>
    expect(() => admitAt(0, declare({}), null)).toThrow(refusal(401, 'unidentified')));

  it('accepts a steward with a role that the route names', () => {
    const route = declare({ roles: ['steward', 'responder'] });
    expect(admitAt(0, route, steward({ role: 'responder' }))).toMatchObject({ role: 'responder' });
    expect(() => admitAt(0, route, steward({ role: 'auditor' }))).toThrow(refusal(403, 'role-forbidden'));
  });

  it('accepts only stewards if a command route names no roles', () => {
    for (const role of ['responder', 'auditor'] as const)
      expect(() => admitAt(0, declare({}), steward({ role }))).toThrow(refusal(403, 'role-forbidden'));
  });

  it('also accepts auditors if a read route names no roles', () => {
    const route = declare({ method: 'GET' });
    expect(admitAt(0, route, steward({ role: 'auditor' }))).toMatchObject({ role: 'auditor' });
    expect(() => admitAt(0, route, steward({ role: 'responder' }))).toThrow(refusal(403, 'role-forbidden'));
  });

  it('accepts the operator wherever it accepts stewards, and only the operator on operator routes', () => {
    const operator = steward({ role: 'operator' });
    expect(admitAt(0, declare({}), operator)).toMatchObject({ role: 'operator' });
    expect(() => admitAt(0, declare({ roles: ['auditor'] }), operator)).toThrow(
      refusal(403, 'role-forbidden'),
    );
    expect(() => admitAt(0, declare({ access: 'member' }), operator)).toThrow(refusal(403, 'forbidden'));
    const own = declare({ access: 'operator' });
    expect(admitAt(0, own, operator)).toMatchObject({ role: 'operator' });
    for (const role of ['steward', 'responder', 'auditor'] as const)
      expect(() => admitAt(0, own, steward({ role }))).toThrow(refusal(403, 'role-forbidden'));
    const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' };
    expect(() => admitAt(0, own, visitor)).toThrow(refusal(401, 'sign-in-required'));
  });

  it('requires step-up within 15 minutes on routes that declare it', () => {
    const route = declare({ stepUp: true });
    expect(admitAt(minutes(15) - 1, route, steward())).toMatchObject({ sub: 's1' });
    expect(() => admitAt(minutes(15), route, steward())).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'step-up-required',
        message: 'TOTP re-authentication required',
      }),
    );
    expect(admitAt(minutes(15), route, steward({ authenticatedAt: at(minutes(1)) }))).toMatchObject({
      sub: 's1',
    });
  });

  it('requires step-up within one minute on routes that declare it', () => {
    const route = declare({ stepUp: true, stepUpMaxAgeSeconds: 60 });
    expect(admitAt(minutes(1) - 1, route, steward())).toMatchObject({ sub: 's1' });
    expect(() => admitAt(minutes(1), route, steward())).toThrow(refusal(403, 'step-up-required'));
  });

  it('requires no step-up elsewhere', () =>
    expect(admitAt(minutes(600), declare({}), steward())).toMatchObject({ sub: 's1' }));
});
