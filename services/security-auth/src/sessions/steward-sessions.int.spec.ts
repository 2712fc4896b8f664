import {
  listStewardSessions,
  revokeOtherStewardSessions,
  revokeStewardSession,
  register,
  resolveSession,
  stewardIdleSeconds,
} from '@aera/contracts';
import { asGateway, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { readSessionToken } from '../testing/sessions.ts';
import { firstSteward, firstStewardEnv, createStewardCaller } from '../testing/steward-caller.ts';

let now = new Date('2026-03-01T10:00:00.000Z');
const clock = () => now;
const advance = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const quarterSeconds = 15 * 60;
let service: TestService;
const { signIn, readIdentity, proveIdentity } = createStewardCaller(() => service);

beforeAll(async () => {
  const { modules } = securityAuth;
  const definition = {
    ...securityAuth,
    modules: (kit: Parameters<typeof modules>[0]) => modules({ ...kit, clock }),
  };
  service = await startTestService(definition, { env: firstStewardEnv });
});
afterAll(() => service.stop());

it('lists the sessions of a steward, who can end one or all others', async () => {
  const elsewhere = [await signIn(), await signIn()];
  const as = await readIdentity(await signIn());
  const list = async () => (await service.call(listStewardSessions, { as })).body.sessions;
  const [current, other, third] = await list();
  expect([current?.current, other?.current, third?.current]).toEqual([true, false, false]);
  expect(current).toMatchObject({ id: as.sid, device: { kind: null }, place: { country: null } });
  const revoke = (id: string) => service.call(revokeStewardSession, { params: { id }, as });
  expect((await revoke(other?.id ?? '')).status).toBe(204);
  expect((await revoke('unknown')).body.code).toBe('session-not-found');
  expect((await service.call(revokeOtherStewardSessions, { body: {}, as })).body).toEqual({ ended: 1 });
  expect(await list()).toHaveLength(1);
  for (const answer of elsewhere)
    await expect(readIdentity(answer)).rejects.toThrow('No steward is signed in.');
});

it('ends the session that has replaced a listed one', async () => {
  const listed = await readIdentity(await signIn());
  const proof = { password: firstSteward.password };
  const once = await readIdentity(await proveIdentity(listed, proof));
  const twice = await proveIdentity(once, proof);
  const as = await readIdentity(await signIn());
  expect((await service.call(revokeStewardSession, { params: { id: listed.sid! }, as })).status).toBe(204);
  await expect(readIdentity(twice)).rejects.toThrow('No steward is signed in.');
});

it('signs a steward out after an hour without a request, but not the member in the same browser', async () => {
  const answer = await signIn();
  const { sid } = await readIdentity(answer);
  advance(stewardIdleSeconds);
  await readIdentity(answer);
  advance(stewardIdleSeconds - 1);
  await readIdentity(answer);
  advance(stewardIdleSeconds + quarterSeconds);
  await expect(readIdentity(answer)).rejects.toThrow('No steward is signed in.');

  const body = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };
  const steward = await readIdentity(await signIn());
  expect(steward.sid).not.toBe(sid);
  const both = await service.call(register, { body, as: asVisitor({ sid: steward.sid }) });
  await readIdentity(both);
  advance(stewardIdleSeconds + 2 * quarterSeconds);
  await expect(readIdentity(both)).rejects.toThrow('No steward is signed in.');
  // A later request of the member does not sign the steward in again.
  await expect(readIdentity(both)).rejects.toThrow('No steward is signed in.');
});

it('does not count the check of an open event stream as a request of the steward', async () => {
  const token = readSessionToken(await signIn());
  const check = async () =>
    (await service.call(resolveSession, { body: { token, passive: true }, as: asGateway() })).body.session;
  for (let quarter = 1; quarter < 5; quarter += 1) {
    advance(quarterSeconds);
    expect(await check()).not.toBeNull();
  }
  advance(2 * quarterSeconds);
  expect((await check())?.steward ?? null).toBeNull();
});
