import {
  exportConsents,
  identityHeader,
  type Message,
  serviceNames,
  sessionRevoked,
} from '@aera/contracts/server';
import { connectBus, contextStream } from '@aera/event-bus';
import { eventually, startTestNats } from '@aera/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const member = { id: 'm1', name: 'A Member', email: 'member@example.org' };
const steward = {
  id: 's1',
  username: 'first',
  name: 'A Steward',
  role: 'steward',
  authenticatedAt: new Date().toISOString(),
} as const;
const asMember = { headers: { cookie: 'aera_session=member' } };
const asSteward = { headers: { cookie: 'theme=dark; aera_session=steward' } };

describe('the identity of the caller', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await startTestGateway()));
  afterAll(() => gateway.stop());
  beforeEach(() => {
    const { sessions } = gateway.fakeService;
    sessions.set('member', { sid: 'sid-m', member, steward: null });
    sessions.set('steward', { sid: 'sid-s', member, steward });
  });

  /** A member's session with this token. */
  const readSession = (token: string) => {
    gateway.fakeService.sessions.set(token, { sid: `sid-${token}`, member, steward: null });
    return { headers: { cookie: `aera_session=${token}` } };
  };

  it('is sent to the service in a signed token', async () => {
    expect((await gateway.request('/api/search/suggestions?q=x', asMember)).status).toBe(200);
    expect(await gateway.identity('knowledge-search')).toEqual({
      kind: 'member',
      sub: 'm1',
      name: 'A Member',
      email: 'member@example.org',
      ip: '127.0.0.1',
      sid: 'sid-m',
    });
    await gateway.request('/api/search/suggestions?q=x');
    expect(await gateway.identity('knowledge-search')).toEqual({
      kind: 'visitor',
      sub: 'visitor',
      ip: '127.0.0.1',
    });
  });

  it('is never taken from the request', async () => {
    await gateway.request('/api/admin/contacts', asSteward);
    const token = String(gateway.fakeService.lastRequest().headers[identityHeader]);
    await gateway.request('/api/search/suggestions?q=x', {
      headers: { [identityHeader]: token, 'x-forwarded-for': '1.2.3.4' },
    });
    expect(await gateway.identity('knowledge-search')).toEqual({
      kind: 'visitor',
      sub: 'visitor',
      ip: '127.0.0.1',
    });
  });

  it('is only valid at the service of the route and those that it calls on behalf of the steward', async () => {
    const listServicesWithIdentity = async (path: string) => {
      await gateway.request(path, asSteward);
      const identities = await Promise.all(serviceNames.map((name) => gateway.identity(name)));
      return serviceNames.filter((_, index) => identities[index] !== null);
    };
    expect(await listServicesWithIdentity('/api/admin/contacts')).toEqual(['contacts-crm']);
    expect(await listServicesWithIdentity('/api/admin/jurisdiction/ip-activity/203.0.113.7')).toEqual([
      'consent-ledger',
      'visitor-analytics',
    ]);
    // The token of the earlier call is still cached.
    expect(await listServicesWithIdentity('/api/admin/contacts')).toEqual(['contacts-crm']);
  });

  it('is the steward only where the route is for stewards', async () => {
    await gateway.request('/api/admin/contacts', asSteward);
    expect(await gateway.identity('contacts-crm')).toMatchObject({ kind: 'steward', sub: 's1' });
    await gateway.request('/api/notifications', asSteward);
    expect(await gateway.identity('questions-notifications')).toMatchObject({ kind: 'member', sub: 'm1' });
  });

  it('requires a recent step-up where the route declares it', async () => {
    const ask = { headers: { cookie: 'aera_session=late' } };
    const late = { sid: 'sid-late', member: null, steward: { ...steward, authenticatedAt: at(0) } };
    gateway.fakeService.sessions.set('late', late);
    expect(await gateway.request(exportConsents.path, ask)).toMatchObject({
      status: 403,
      body: { code: 'step-up-required', detail: 'TOTP re-authentication required' },
    });
    expect((await gateway.request(exportConsents.path, asSteward)).status).toBe(200);
  });

  it.each([
    ['a member’s route', '/api/notifications', {}],
    ['a steward’s route', '/api/admin/contacts', {}],
    ['a steward’s route, for a member', '/api/admin/contacts', asMember],
    [
      'a member’s route, with an unknown client’s token',
      '/api/notifications',
      { headers: { cookie: 'aera_session=unknown' } },
    ],
    [
      'a member’s route, with an endless token',
      '/api/notifications',
      { headers: { cookie: `aera_session=${'x'.repeat(5000)}` } },
    ],
  ])('is required on %s', async (_, path, ask) => {
    const before = gateway.fakeService.received.length;
    const answer = await gateway.request(path, ask);
    expect(answer).toMatchObject({
      status: 401,
      body: { detail: 'Sign in to continue.', status: 401 },
    });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(gateway.fakeService.received).toHaveLength(before);
  });

  it('is cached', async () => {
    await gateway.request('/api/notifications', asMember);
    const before = gateway.fakeService.sessionLookups;
    await Promise.all([1, 2, 3].map(() => gateway.request('/api/notifications', asMember)));
    expect(gateway.fakeService.sessionLookups).toBe(before);
  });

  it('is read again after signing in or out', async () => {
    const leaver = readSession('leaver');
    expect((await gateway.request('/api/notifications', leaver)).status).toBe(200);
    gateway.fakeService.sessions.delete('leaver');
    expect((await gateway.request('/api/notifications', leaver)).status).toBe(200);
    await gateway.request('/api/auth/logout', { method: 'POST', ...leaver });
    expect((await gateway.request('/api/notifications', leaver)).status).toBe(401);
  });

  it('is evicted on the bus message', async () => {
    const nats = await startTestNats();
    const bus = await connectBus({ servers: nats.url, name: 'gateway-spec' });
    try {
      await bus.ensureStreams([contextStream('security-auth')]);
      await gateway.attachBus(bus);
      const thrownOut = readSession('thrown-out');
      expect((await gateway.request('/api/notifications', thrownOut)).status).toBe(200);
      gateway.fakeService.sessions.delete('thrown-out');
      await bus.publish(revoked('sid-thrown-out'));
      await eventually(async () => (await gateway.request('/api/notifications', thrownOut)).status === 401, {
        timeout: 2_000,
      });
    } finally {
      await bus.close();
      await nats.stop();
    }
  });
});

describe('while security-auth is down', () => {
  let down: TestGateway;
  let up: TestGateway;
  beforeAll(async () => {
    down = await startTestGateway();
    up = await startTestGateway({
      SERVICE_URLS: JSON.stringify({
        'consent-ledger': down.fakeService.url,
        'visitor-analytics': down.fakeService.url,
        'knowledge-search': down.fakeService.url,
        'questions-notifications': down.fakeService.url,
        'contacts-crm': down.fakeService.url,
        'security-auth': 'http://127.0.0.1:1',
      }),
    });
  });
  afterAll(async () => {
    await up.stop();
    await down.stop();
  });

  it('tokens do not count as unknown', async () => {
    for (let number = 0; number < 33; number++) {
      const cookie = `aera_session=${String(number).padStart(43, 'A')}`;
      expect((await up.request('/api/search/suggestions?q=x', { headers: { cookie } })).status).toBe(200);
    }
    expect(await up.metrics()).toMatch(
      /gateway_suspicious_requests_total\{name="dropped-not-connected"[^}]*\} 0/,
    );
  });

  it('public routes work and the others respond with 503', async () => {
    expect((await up.request('/api/search/suggestions?q=x', asMember)).status).toBe(200);
    const refused = await up.request('/api/notifications', asMember);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
  });
});

const at = (ms: number) => new Date(ms).toISOString();
const about = (type: string, sid: string, data: object): Message => ({
  specversion: '1.0',
  id: crypto.randomUUID(),
  source: '/services/security-auth',
  type,
  subject: sid,
  time: at(Date.now()),
  datacontenttype: 'application/json',
  data: { sid, ...data },
});
const revoked = (sid: string) => about(sessionRevoked.type, sid, { revokedAt: at(Date.now()) });
