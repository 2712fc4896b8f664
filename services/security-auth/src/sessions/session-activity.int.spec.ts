import { listMemberSessions, register } from '@aera/contracts';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { createSessionActivity } from './session-activity.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';

let now = new Date('2026-03-01T10:14:59.000Z');
const clock = () => now;
const at = (time: string) => (now = new Date(`2026-03-01T${time}.000Z`));
let service: TestService;
beforeAll(async () => {
  const { modules } = securityAuth;
  service = await startTestService({ ...securityAuth, modules: (kit) => modules({ ...kit, clock }) });
});
afterAll(() => service.stop());

it('records the use of a session every 15 minutes and lists it', async () => {
  const answer = await service.call(register, {
    body: { email: 'ada@example.org', name: 'Ada', password: 'a walk by the old harbour' },
    as: asVisitor(),
  });
  const token = readSessionToken(answer);
  const use = () => resolveToken(service, token);
  const sid = (await use())?.sid ?? '';
  const as = asMember({ sub: answer.body.user.id, email: 'ada@example.org', sid });
  const lastActive = async () =>
    (await service.call(listMemberSessions, { as })).body.sessions.map(({ lastActiveAt }) => lastActiveAt);
  const version = async () =>
    (
      await service.kit.sql('select xmin::text, last_active_at from session_activity where sid = $1', [sid])
    )[0];

  // The sign-in is later than the start of its quarter hour and therefore more precise.
  expect(await lastActive()).toEqual(['2026-03-01T10:14:59.000Z']);
  at('11:31:07');
  await use();
  expect(await lastActive()).toEqual(['2026-03-01T11:30:00.000Z']);
  const before = await version();
  at('11:44:59');
  await use();
  expect(await version()).toEqual(before);
  at('11:45:00');
  await use();
  expect(await lastActive()).toEqual(['2026-03-01T11:45:00.000Z']);

  // Another instance with a slower clock does not move the value back.
  const late = createSessionActivity({
    sql: service.kit.sql,
    clock: () => new Date('2026-03-01T11:20:00.000Z'),
  });
  await late.touch(sid, as.sub);
  expect(await lastActive()).toEqual(['2026-03-01T11:45:00.000Z']);
  await late.deleteForMember(as.sub);
  expect(await version()).toBeUndefined();
});
