import {
  eraseAccount,
  login,
  memberErased,
  exportMyAccount,
  register,
  sessionRevoked,
  stewardLogin,
} from '@aera/contracts/server';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberStream } from '../members/member-stream.ts';
import { securityAuth } from '../service.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';

const password = 'correct horse battery';
const env = { STEWARD_USERNAME: 'first', STEWARD_PASSWORD: 'a long pass phrase' };
let service: TestService;
beforeAll(async () => {
  service = await startTestService(securityAuth, { env });
});
afterAll(() => service.stop());

const resolve = (token: string) => resolveToken(service, token);
let visitors = 0;
const from = () => asVisitor({ ip: `203.0.113.${(visitors += 1)}` });

/** Registers a member and returns the identity that the gateway would assert. */
async function join(email: string) {
  const answer = await service.call(register, { body: { email, password, name: 'Ada' }, as: from() });
  const token = readSessionToken(answer);
  const { sid } = (await resolve(token))!;
  const { id } = answer.body.user;
  return { id, token, sid, as: asMember({ sub: id, email, name: 'Ada', sid, ip: `203.0.113.${visitors}` }) };
}
const signIn = (email: string) => service.call(login, { body: { email, password }, as: from() });
const messages = async (type: string, field: string) =>
  (await service.messages(type)).map(({ data }) => (data as Record<string, string>)[field]);

describe('account data of a member', () => {
  it('includes all stored data about the account', async () => {
    const { as, id } = await join('export@example.org');
    const second = await signIn('export@example.org');
    expect(second.status).toBe(200);
    const { body } = await service.call(exportMyAccount, { as });
    expect(body.account).toMatchObject({ id, email: 'export@example.org', name: 'Ada' });
    expect(body.confirmations.map(({ type }) => type)).toEqual(['VerificationRequested']);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.every(({ endedAt }) => endedAt === null)).toBe(true);
    for (const { openedAt, lastActiveAt } of body.sessions) expect(lastActiveAt >= openedAt).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
    expect((await service.call(exportMyAccount, { as: asVisitor() })).status).toBe(401);
  });

  it('requires the password for erasure and counts failed attempts', async () => {
    const { as, token } = await join('screen@example.org');
    const attempt = (tried: string) => service.call(eraseAccount, { body: { password: tried }, as });
    const wrong = await attempt('a guess');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
    expect((await resolve(token))?.member).not.toBeNull();
    for (let n = 0; n < 9; n += 1) await attempt('a guess');
    expect((await attempt(password)).status).toBe(429);
  });

  it('is erased everywhere: sessions end, sign-in fails, and the key is deleted', async () => {
    const { as, id, token } = await join('gone@example.org');
    const elsewhere = readSessionToken(await signIn('gone@example.org'));
    const other = (await resolve(elsewhere))!;
    const answer = await service.call(eraseAccount, { body: { password }, as });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect([await resolve(token), await resolve(elsewhere)]).toEqual([null, null]);
    expect((await signIn('gone@example.org')).status).toBe(401);
    expect((await service.call(exportMyAccount, { as })).status).toBe(404);
    expect((await service.call(eraseAccount, { body: { password }, as })).status).toBe(404);
    expect(await messages(memberErased.type, 'memberId')).toEqual([id]);
    expect(await service.kit.sql('select sid from session_activity where member_id = $1', [id])).toEqual([]);
    expect(await messages(sessionRevoked.type, 'sid')).toEqual(expect.arrayContaining([as.sid, other.sid]));
    const [registered] = await service.kit.store.stream(memberStream).read(id);
    expect(registered?.data).toMatchObject({ email: null, name: null, passwordHash: null });
    expect(JSON.stringify(await service.messages(memberErased.type))).not.toContain('example.org');
  });

  it('is erased while the projection lags; other sessions end when it catches up', async () => {
    const { as } = await join('behind@example.org');
    await service.waitUntilCaughtUp();
    await service.projections?.stop();
    const other = readSessionToken(await signIn('behind@example.org'));
    expect((await service.call(eraseAccount, { body: { password }, as })).status).toBe(200);
    service.projections?.start();
    await eventually(async () => (await resolve(other)) === null);
    expect((await signIn('behind@example.org')).status).toBe(401);
  });

  it('can be registered again with the same e-mail as a new account', async () => {
    const before = await join('again@example.org');
    await service.call(eraseAccount, { body: { password }, as: before.as });
    const after = await join('again@example.org');
    expect(after.id).not.toBe(before.id);
    // The consumer runs later and must not release the e-mail of the new account.
    await service.waitUntilCaughtUp();
    await eventually(async () => (await service.messages(memberErased.type)).length > 0);
    expect((await signIn('again@example.org')).status).toBe(200);
    expect((await service.call(exportMyAccount, { as: after.as })).body.sessions.length).toBe(2);
  });

  it('keeps a steward in the same browser signed in', async () => {
    const { as } = await join('both@example.org');
    const body = { username: 'first', password: env.STEWARD_PASSWORD };
    const both = await service.call(stewardLogin, { body, as });
    const { sid } = (await resolve(readSessionToken(both)))!;
    const answer = await service.call(eraseAccount, { body: { password }, as: { ...as, sid } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await resolve(readSessionToken(both))).toMatchObject({
      member: null,
      steward: { username: 'first' },
    });
  });
});

it('completes an erasure after a crash', async () => {
  const { id, token } = await join('crash@example.org');
  // State after a crash right after the first write of the request.
  const [{ streamId } = { streamId: '' }] = await service.kit.sql<{ streamId: string }>(
    `select stream_id as "streamId" from events where type = 'NameReserved' and data->>'accountId' = $1`,
    [id],
  );
  await service.kit.store.stream(memberStream).append(
    [id],
    [
      {
        type: 'MemberErased',
        data: { memberId: id, nameStream: streamId, erasedAt: new Date().toISOString() },
      },
    ],
    { expected: 'any' },
  );
  await eventually(async () => (await resolve(token)) === null);
  await eventually(async () => (await join('crash@example.org').catch(() => null)) !== null);
  const [registered] = await service.kit.store.stream(memberStream).read(id);
  expect(registered?.data).toMatchObject({ email: null });
});
