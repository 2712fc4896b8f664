import {
  confirmEmailChange,
  type Identity,
  listAccountSessions,
  login,
  logout,
  register,
  requestEmailChange,
  revokeAccountSession,
  revokeAllAccountSessions,
  sessionRevoked,
  stewardLogin,
  stewardLogout,
} from '@aera/contracts/server';
import type { ServiceContext } from '@aera/service-kit';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SecurityEnv } from '../config.ts';
import { createSecurityContext } from '../security-context.ts';
import { securityAuth } from '../service.ts';
import { firstSteward, firstStewardEnv, createStewardCaller } from '../testing/steward-caller.ts';
import { collectMails } from '../testing/mails.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { sessionStream } from './session-stream.ts';

const password = 'a walk by the old harbour';
const absent = '00000000-0000-4000-8000-000000000000';
let service: TestService;
const { signIn: signInSteward, readIdentity } = createStewardCaller(() => service);
const as = asSteward({ authenticatedAt: new Date().toISOString() });
/** Offset of the service’s clock in milliseconds. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
let callers = 0;
const visitor = () => asVisitor({ ip: `10.1.0.${(callers += 1)}` });

beforeAll(async () => {
  const { modules } = securityAuth;
  service = await startTestService(
    { ...securityAuth, modules: (kit) => modules({ ...kit, clock }) },
    { env: firstStewardEnv },
  );
});
afterAll(() => service.stop());

const resolve = (token: string) => resolveToken(service, token);

/** Registers a member who is signed in at two browsers. */
async function join() {
  const email = `${crypto.randomUUID()}@example.org`;
  const first = await service.call(register, { body: { email, password, name: 'Ada' }, as: visitor() });
  const second = await service.call(login, { body: { email, password }, as: visitor() });
  const { id } = first.body.user;
  return {
    email,
    params: { kind: 'member' as const, accountId: id },
    tokens: [readSessionToken(first), readSessionToken(second)] as const,
  };
}
const list = (params: Awaited<ReturnType<typeof join>>['params']) =>
  service.call(listAccountSessions, { params, as });

it('lists the sessions of a member to a steward, who ends one', async () => {
  const { params, tokens } = await join();
  const other = await join();
  const { sessions } = (await list(params)).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.every(({ current }) => !current)).toBe(true);
  for (const token of tokens) expect(JSON.stringify(sessions)).not.toContain(token);

  const { sid: id = '' } = (await resolve(tokens[0]))!;
  expect((await service.call(revokeAccountSession, { params: { ...params, id }, as })).status).toBe(204);
  expect([await resolve(tokens[0]), (await resolve(tokens[1]))?.member?.id]).toEqual([
    null,
    params.accountId,
  ]);
  expect((await list(params)).body.sessions).toHaveLength(1);
  // The gateway evicts a session by this message.
  await eventually(async () =>
    (await service.messages(sessionRevoked.type)).some(({ data }) => (data as { sid: string }).sid === id),
  );
  const { sid: othersId = '' } = (await resolve(other.tokens[0]))!;
  const foreign = { params: { ...params, id: othersId }, as };
  expect((await service.call(revokeAccountSession, foreign)).body.code).toBe('session-not-found');
  expect(await resolve(other.tokens[0])).not.toBeNull();
});

it('ends all sessions of a member, and no others', async () => {
  const [{ params, tokens }, other] = [await join(), await join()];
  const end = () => service.call(revokeAllAccountSessions, { params, as });
  expect((await end()).body).toEqual({ ended: 2 });
  expect(await Promise.all(tokens.map(resolve))).toEqual([null, null]);
  expect(await resolve(other.tokens[0])).not.toBeNull();
  expect((await end()).body).toEqual({ ended: 0 });
});

it('ends the sessions of another steward, and leaves the member in the same browser signed in', async () => {
  const { tokens } = await join();
  const { sid = '' } = (await resolve(tokens[0]))!;
  const both = await service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid } });
  const steward = await readIdentity(both);
  const params = { kind: 'steward' as const, accountId: steward.sub };
  expect((await list(params as never)).body.sessions).toHaveLength(1);
  expect((await service.call(revokeAllAccountSessions, { params, as })).body).toEqual({ ended: 1 });
  expect(await resolve(readSessionToken(both))).toMatchObject({ steward: null, member: { name: 'Ada' } });
  // Suspension is separate: the steward may sign in again.
  await readIdentity(await signInSteward());
});

it('ends a member in a session that has replaced the listed one, and no one else in that browser', async () => {
  const { params, tokens } = await join();
  const readId = async (token: string) => (await resolve(token))!.sid;
  const [first, second] = [await readId(tokens[0]), await readId(tokens[1])];
  const end = async (id: string) =>
    expect((await service.call(revokeAccountSession, { params: { ...params, id }, as })).status).toBe(204);

  const both = await service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid: first } });
  await end(first);
  expect(await resolve(readSessionToken(both))).toMatchObject({
    steward: { username: firstSteward.username },
    member: null,
  });

  const body = { email: `${crypto.randomUUID()}@example.org`, password, name: 'Eve' };
  const other = await service.call(register, { body, as: { ...visitor(), sid: second } });
  await end(second);
  expect(await resolve(readSessionToken(other))).toMatchObject({ member: { name: 'Eve' } });
});

it('ends an account that signs out with a token replaced by the other account, and keeps the other', async () => {
  const { email, tokens } = await join();
  const { sid = '' } = (await resolve(tokens[0]))!;
  const signOut = async (route: typeof logout | typeof stewardLogout, replacedSid: string) => {
    const { status, headers } = await service.call(route, { as: asVisitor({ sid: replacedSid }) });
    // The browser may already have the cookie of the new token.
    expect([status, headers['set-cookie']]).toEqual([204, undefined]);
  };
  const both = await service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid } });
  await signOut(logout, sid);
  // Another tab signs out, too.
  await signOut(logout, sid);
  const steward = (await resolve(readSessionToken(both)))!;
  expect(steward).toMatchObject({ steward: { username: firstSteward.username }, member: null });

  const again = { body: { email, password }, as: { ...visitor(), sid: steward.sid } };
  const member = await service.call(login, again);
  await signOut(stewardLogout, steward.sid);
  expect(await resolve(readSessionToken(member))).toMatchObject({ steward: null, member: { name: 'Ada' } });
});

it('ends the session of a member whose address has changed since it was listed', async () => {
  const mails = collectMails(service);
  const { email, params, tokens } = await join();
  const { sid: id = '' } = (await resolve(tokens[0]))!;
  const member = asMember({ sub: params.accountId, email, sid: id });
  const to = `${crypto.randomUUID()}@example.org`;
  await service.call(requestEmailChange, { body: { email: to, password }, as: member });
  const { path } = await eventually(() => mails.find(({ address }) => address === to) ?? null);
  const token = path?.split('#')[1] ?? '';
  const changed = readSessionToken(await service.call(confirmEmailChange, { body: { token }, as: member }));
  expect(await resolve(changed)).not.toBeNull();
  expect((await service.call(revokeAccountSession, { params: { ...params, id }, as })).status).toBe(204);
  expect(await resolve(changed)).toBeNull();
});

const signOutEverywhere: BrowserSessions['signOutEverywhere'] = (...args) =>
  createSecurityContext(
    { ...(service.kit as ServiceContext<SecurityEnv>), clock },
    async () => false,
    () => {},
  ).sessions.signOutEverywhere(...args);

describe('ending all sessions opened until an instant', () => {
  /** Signs a steward in, lets a request follow in the same browser a second later, and ends the sessions opened before that. */
  async function signOutAfter(
    follow: (sid: string) => Promise<{ headers: Readonly<Record<string, unknown>> }>,
    { keepsOwn = false } = {},
  ) {
    const { sub: id, sid = '' } = await readIdentity(await signInSteward());
    const openedUntil = clock().toISOString();
    ahead += 1_000;
    const token = readSessionToken(await follow(sid));
    const kept = { openedUntil, exceptSid: keepsOwn ? sid : null };
    await signOutEverywhere({ kind: 'steward', id }, { actor: 'system' }, kept);
    return resolve(token);
  }
  const joinIn = (sid: string) => {
    const body = { email: `${crypto.randomUUID()}@example.org`, password, name: 'Ada' };
    return service.call(register, { body, as: { ...visitor(), sid } });
  };

  it('ends a session that another account of the browser has replaced since', async () => {
    expect(await signOutAfter(joinIn)).toMatchObject({ steward: null, member: { name: 'Ada' } });
  });

  it('keeps what has replaced the session to keep', async () => {
    const steward = { username: firstSteward.username };
    expect(await signOutAfter(joinIn, { keepsOwn: true })).toMatchObject({
      steward,
      member: { name: 'Ada' },
    });
  });

  it('keeps a later sign-in of the account in the same browser', async () => {
    const session = await signOutAfter((sid) =>
      service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid } }),
    );
    expect(session).toMatchObject({ steward: { username: firstSteward.username } });
  });
});

/** Runs `meanwhile` before the next event of a session is appended. */
function beforeNextSessionEvent<T>(meanwhile: () => Promise<T>): Promise<T> {
  const stream = service.kit.store.stream(sessionStream);
  const { handle } = stream;
  return new Promise((resolved, rejected) => {
    const spy = vi.spyOn(stream, 'handle').mockImplementationOnce(async (...command) => {
      spy.mockRestore();
      await meanwhile().then(resolved, rejected);
      return handle(...command);
    });
  });
}

it('keeps sessions opened while all are ended without an instant', async () => {
  const { email, params, tokens } = await join();
  const id = params.accountId;
  const { sid: exceptSid = '' } = (await resolve(tokens[0]))!;
  const opened = beforeNextSessionEvent(async () => {
    ahead += 1_000;
    const shared = { ...visitor(), sid: exceptSid };
    return Promise.all([
      service.call(stewardLogin, { body: firstSteward, as: shared }).then(readSessionToken),
      service.call(login, { body: { email, password }, as: visitor() }).then(readSessionToken),
    ]);
  });
  const ended = await signOutEverywhere({ kind: 'member', id }, { actor: 'system' }, { exceptSid });
  expect(ended).toBe(1);
  const members = (await Promise.all((await opened).map(resolve))).map((session) => session?.member?.id);
  expect(members).toEqual([id, id]);
  expect(await resolve(tokens[1])).toBeNull();
});

it('ends a member while a steward signs in at the same browser', async () => {
  const { params, tokens } = await join();
  const { sid = '' } = (await resolve(tokens[0]))!;
  const ended = beforeNextSessionEvent(() => service.call(revokeAllAccountSessions, { params, as }));
  const both = await service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid } });
  expect((await ended).body).toEqual({ ended: 2 });
  expect(await resolve(readSessionToken(both))).toMatchObject({
    steward: { username: firstSteward.username },
    member: null,
  });
});

it('keeps a steward in both sessions of two concurrent sign-ins of a member at the same browser', async () => {
  const { email } = await join();
  const { sid, sub: id } = await readIdentity(await signInSteward());
  const signIn = () =>
    service.call(login, { body: { email, password }, as: { ...visitor(), sid } }).then(readSessionToken);
  const first = beforeNextSessionEvent(signIn);
  const second = await signIn();
  for (const token of [await first, second])
    expect(await resolve(token)).toMatchObject({ steward: { id }, member: { name: 'Ada' } });
});

it('ends a steward in a session whose previous one was replaced, and then left, while it opened', async () => {
  const { email } = await join();
  const { sid } = await readIdentity(await signInSteward());
  const signIn = () =>
    service.call(login, { body: { email, password }, as: { ...visitor(), sid } }).then(readSessionToken);
  const left = beforeNextSessionEvent(async () => {
    const { sid: newSid } = (await resolve(await signIn()))!;
    return service.call(stewardLogout, { as: asVisitor({ sid: newSid }) });
  });
  const second = await signIn();
  expect((await left).status).toBe(204);
  expect(await resolve(second)).toMatchObject({ steward: null, member: { name: 'Ada' } });
});

it('ends no session while the projection lags, so that none is missed', async () => {
  const { params, tokens } = await join();
  await service.waitUntilCaughtUp();
  await service.projections?.stop();
  const end = () => service.call(revokeAllAccountSessions, { params, as });
  await join();
  expect(await end()).toMatchObject({ status: 503, body: { code: 'projection-lagging' } });
  service.projections?.start();
  await service.waitUntilCaughtUp();
  expect((await end()).body).toEqual({ ended: 2 });
  expect(await Promise.all(tokens.map(resolve))).toEqual([null, null]);
});

it('has its full lifetime after a new sign-in, unless another account shares the browser', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const readDays = (answer: { headers: Readonly<Record<string, unknown>> }) => {
    const [, expires = ''] =
      /aera_session=[^;]+;.*?Expires=([^;]+? GMT)/.exec(String(answer.headers['set-cookie'])) ?? [];
    return (Date.parse(expires) - Date.now()) / 86_400_000;
  };
  const readSid = async (answer: { headers: Readonly<Record<string, unknown>> }) =>
    (await resolve(readSessionToken(answer)))!.sid;
  const registered = await service.call(register, { body: { email, password, name: 'Ada' }, as: visitor() });
  expect(readDays(registered)).toBeGreaterThan(29);
  const both = await service.call(stewardLogin, {
    body: firstSteward,
    as: { ...visitor(), sid: await readSid(registered) },
  });
  expect(readDays(both)).toBeLessThan(0.6);
  const again = async (sid: string) =>
    service.call(login, { body: { email, password }, as: { ...visitor(), sid } });
  const shared = await again(await readSid(both));
  expect(readDays(shared)).toBeLessThan(0.6);
  const sid = await readSid(shared);
  expect((await service.call(stewardLogout, { as: asVisitor({ sid }) })).status).toBe(204);
  expect(readDays(await again(sid))).toBeGreaterThan(29);
});

it('marks the session that asks', async () => {
  const own = await readIdentity(await signInSteward());
  const params = { kind: 'steward' as const, accountId: own.sub };
  const { sessions } = (await service.call(listAccountSessions, { params, as: own })).body;
  expect(sessions.filter(({ current }) => current).map(({ id }) => id)).toEqual([own.sid]);
});

it('is for stewards only, and requires step-up to end sessions', async () => {
  const { params, tokens } = await join();
  const { sid: id = '' } = (await resolve(tokens[0]))!;
  const calls = (caller: Identity) => [
    service.call(listAccountSessions, { params, as: caller }),
    service.call(revokeAccountSession, { params: { ...params, id }, as: caller }),
    service.call(revokeAllAccountSessions, { params, as: caller }),
  ];
  for (const caller of [asSteward({ role: 'auditor' }), asSteward({ role: 'responder' })])
    for (const answer of await Promise.all(calls(caller)))
      expect([answer.status, answer.body.code]).toEqual([403, 'role-forbidden']);
  for (const answer of await Promise.all(calls(asMember({ sub: params.accountId }))))
    expect(answer.status).toBe(403);
  const late = asSteward({ authenticatedAt: '2020-01-01T00:00:00.000Z' });
  const [listed, ...ended] = await Promise.all(calls(late));
  expect(listed?.status).toBe(200);
  for (const answer of ended) expect(answer.body.code).toBe('step-up-required');
  expect(await resolve(tokens[0])).not.toBeNull();
});

it('tells an unknown account from one without sessions', async () => {
  for (const kind of ['member', 'steward'] as const) {
    const { status, body } = await service.call(listAccountSessions, {
      params: { kind, accountId: absent },
      as,
    });
    expect([status, body.code]).toEqual([404, 'account-not-found']);
  }
});

it('does not count sessions that have expired', async () => {
  const { email, params } = await join();
  ahead = 31 * 86_400_000;
  await service.call(login, { body: { email, password }, as: visitor() });
  const later = { ...as, authenticatedAt: clock().toISOString() };
  expect((await service.call(listAccountSessions, { params, as: later })).body.sessions).toHaveLength(1);
  const { body } = await service.call(revokeAllAccountSessions, { params, as: later });
  expect(body).toEqual({ ended: 1 });
});

it('does not count a session that has expired earlier than the one it replaced', async () => {
  const { email, params, tokens } = await join();
  const { sid = '' } = (await resolve(tokens[0]))!;
  await service.call(stewardLogin, { body: firstSteward, as: { ...visitor(), sid } });
  ahead += 13 * 3_600_000;
  await service.call(login, { body: { email, password }, as: visitor() });
  const later = { ...as, authenticatedAt: clock().toISOString() };
  const { body } = await service.call(revokeAllAccountSessions, { params, as: later });
  expect(body).toEqual({ ended: 2 });
});
