import {
  checkPin,
  readPinPage,
  login,
  logout,
  readCurrentMember,
  register,
  resolveSession,
  sessionRevoked,
  stewardLogin,
  readCurrentSteward,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from './service.ts';
import { readSessionToken, resolveToken } from './testing/sessions.ts';

const ada = { email: 'Ada@example.org', password: 'correct horse battery', name: 'Ada' };
const env = { STEWARD_USERNAME: 'first', STEWARD_PASSWORD: 'a long pass phrase', ACCESS_PIN: '4711-test' };

describe('security-auth', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(securityAuth, { env });
  });
  afterAll(() => service.stop());

  const resolve = (token: string) => resolveToken(service, token);
  const visitor = (ip: string) => asVisitor({ ip });

  it('signs a new member in immediately', async () => {
    const answer = await service.call(register, { body: ada, as: asVisitor() });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email: ada.email, name: 'Ada' });
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await resolve(readSessionToken(answer)))?.member).toMatchObject({ name: 'Ada' });
  });

  it('has one account per e-mail, regardless of case', async () => {
    const answer = await service.call(register, {
      body: { ...ada, email: 'ada@EXAMPLE.org' },
      as: asVisitor(),
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'email-taken']);
  });

  it('lets exactly one of many simultaneous registrations win', async () => {
    const body = { ...ada, email: 'race@example.org' };
    const answers = await Promise.all(
      // The maximum number of e-mails to one address.
      Array.from({ length: 5 }, () => service.call(register, { body, as: asVisitor() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 4 }, () => 409),
    ]);
  });

  it('signs a member in with the right password only, with the same response for all failures', async () => {
    const right = { email: 'ada@example.org', password: ada.password };
    expect((await service.call(login, { body: right, as: visitor('203.0.113.20') })).status).toBe(200);
    const wrong = await service.call(login, {
      body: { ...right, password: 'x' },
      as: visitor('203.0.113.20'),
    });
    const unknown = await service.call(login, {
      body: { ...right, email: 'unknown@example.org' },
      as: visitor('203.0.113.20'),
    });
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'Incorrect email or password.']);
    expect([unknown.status, unknown.body.detail]).toEqual([wrong.status, wrong.body.detail]);
  });

  it('issues a new token at every sign-in and ends the old session', async () => {
    const first = await service.call(login, { body: ada, as: visitor('203.0.113.21') });
    const session = await resolve(readSessionToken(first));
    const second = await service.call(login, {
      body: ada,
      as: asMember({ sid: session?.sid, ip: '203.0.113.21' }),
    });
    expect(await resolve(readSessionToken(first))).toBeNull();
    expect(await resolve(readSessionToken(second))).not.toBeNull();
  });

  it('ends a session immediately at sign-out and notifies the gateway', async () => {
    const token = readSessionToken(await service.call(login, { body: ada, as: visitor('203.0.113.22') }));
    const session = await resolve(token);
    const answer = await service.call(logout, { as: asMember({ sid: session?.sid }) });
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await resolve(token)).toBeNull();
    await eventually(async () => {
      const sids = (await service.messages(sessionRevoked.type)).map(
        ({ data }) => (data as { sid: string }).sid,
      );
      expect(sids).toContain(session?.sid);
    });
  });

  it('signs a steward in to the browser session of a member', async () => {
    const member = await resolve(
      readSessionToken(await service.call(login, { body: ada, as: visitor('203.0.113.23') })),
    );
    const body = { username: 'FIRST', password: env.STEWARD_PASSWORD };
    const answer = await service.call(stewardLogin, {
      body,
      as: asMember({ sid: member?.sid, ip: '203.0.113.23' }),
    });
    expect(answer.body.user).toMatchObject({ username: 'first', role: 'steward' });
    const both = await resolve(readSessionToken(answer));
    expect(both).toMatchObject({ member: { name: 'Ada' }, steward: { username: 'first' } });
    const me = await service.call(readCurrentSteward, { as: asSteward({ sub: both?.steward?.id }) });
    expect(me.body.user).toMatchObject({ firstName: 'First', lastName: 'Steward' });
  });

  it('rejects a wrong steward password', async () => {
    const answer = await service.call(stewardLogin, {
      body: { username: 'first', password: 'wrong' },
      as: visitor('203.0.113.24'),
    });
    expect([answer.status, answer.body.detail]).toEqual([401, 'Invalid username or password']);
  });

  it('delays sign-in after repeated wrong passwords', async () => {
    const as = visitor('203.0.113.25');
    const attempt = (password: string) =>
      service.call(stewardLogin, { body: { username: 'first', password }, as });
    let answer = await attempt('wrong');
    // On a slow machine, a short delay may already have passed; the next one is twice as long.
    for (let n = 0; n < 15 && answer.status === 401; n += 1) answer = await attempt('wrong');
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-attempts']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('verifies the PIN, serves the pages behind it, and throttles guesses', async () => {
    const as = visitor('203.0.113.26');
    const readPage = (cookie = '') =>
      service.call(readPinPage, { params: { page: 'operations' }, headers: { cookie }, as });
    expect(await readPage()).toMatchObject({ status: 401, body: { code: 'pin-required' } });
    const accepted = await service.call(checkPin, { body: { pin: env.ACCESS_PIN }, as });
    expect(accepted.status).toBe(204);
    const [cookie = ''] = String(accepted.headers['set-cookie']).split(';');
    expect(await readPage(cookie)).toMatchObject({ status: 200, body: { title: 'Current Operations' } });
    const wrong = await service.call(checkPin, { body: { pin: '0000' }, as });
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'Invalid PIN']);
    for (let n = 0; n < 9; n += 1) await service.call(checkPin, { body: { pin: '0000' }, as });
    expect((await service.call(checkPin, { body: { pin: env.ACCESS_PIN }, as })).status).toBe(429);
  });

  it('rejects callers of the wrong kind', async () => {
    expect((await service.call(readCurrentMember, { as: asVisitor() })).status).toBe(401);
    expect((await service.call(readCurrentSteward, { as: asMember() })).status).toBe(403);
    expect((await service.call(resolveSession, { body: { token: 'x' }, as: asSteward() })).status).toBe(403);
    expect((await service.call(resolveSession, { body: { token: 'x' } })).status).toBe(401);
  });

  it('stores no personal data in plain text in the event log', async () => {
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    const log = rows.map(({ row }) => row).join('\n');
    // Recorded check results contain only the hash parameters; a full hash would continue after them.
    expect(log).not.toMatch(/ada@example|,p=1\$|"Ada"/i);
  });

  it('keeps accounts and sessions after a restart', async () => {
    const token = readSessionToken(await service.call(login, { body: ada, as: visitor('203.0.113.27') }));
    service = await service.restart();
    expect((await resolve(token))?.member).toMatchObject({ name: 'Ada' });
  });
});
