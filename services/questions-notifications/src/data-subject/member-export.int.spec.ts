import {
  listNotifications,
  memberErased,
  listMyQuestions,
  exportMyQuestionsAndNotifications,
  listPendingQuestions,
  questionAnswered,
  voteOnAnswer,
} from '@aera/contracts/server';
import {
  buildMessage,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUsers } from '../questions/testing/test-users.ts';
import { questionsNotifications } from '../service.ts';
import { personErasedStream } from '../person-erased-stream.ts';

let service: TestService;
const people = createTestUsers(() => service);
const [ada, ben] = [people.newMember(), people.newMember()];
const sue = people.steward('Sue');
let answered: string;

beforeAll(async () => {
  service = await startTestService(questionsNotifications);
  answered = (await people.submit(ada, { question: 'What is a deed of mine?' })).body.id;
  await people.submit(ada, { question: 'A question that waits' });
  await people.submit(ben, { question: 'A question of Ben' });
  await people.answer(answered, sue, { answer: 'An answer for all', publish: true });
  const params = { questionId: answered };
  const body = { helpful: false, reason: 'unclear', comment: 'A comment of mine' } as const;
  await service.call(voteOnAnswer, { params, body, as: ada });
  await eventually(async () => (await notifications()).length > 0 && (await own()).votes.length > 0);
  await service.kit.sql(
    `insert into mails (id, kind, recipient_id, last_error, created_at, next_attempt_at)
     values ($1, 'digest', $2, 'no such address of mine', now(), now() + interval '1 day')`,
    [crypto.randomUUID(), ada.sub],
  );
});
afterAll(() => service.stop());

const own = async (as = ada) => (await service.call(exportMyQuestionsAndNotifications, { as })).body;
const notifications = async (as = ada) => (await service.call(listNotifications, { as })).body;
const mine = async (as = ada) => (await service.call(listMyQuestions, { as })).body;
const waiting = async () =>
  (await service.call(listPendingQuestions, { as: asSteward() })).body.map(({ question }) => question);
const erase = (memberId: string, id: string): Promise<void> =>
  service.publish(buildMessage(memberErased, { memberId, erasedAt: '2026-01-01T00:00:00.000Z' }, { id }));
/** All rows of all tables except the event log. */
async function everyRow(): Promise<string> {
  const tables = await service.kit.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'subject_keys'`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(...(await service.kit.sql<{ row: string }>(`select t::text as row from "${name}" t`)));
  return rows.map(({ row }) => row).join('\n');
}

describe('a member', () => {
  it('contains the history of their questions, without steward names', async () => {
    const held = await own();
    expect(held.questions.map(({ id }) => id)[0]).toBe(answered);
    expect(held.questions[0]?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['QuestionSubmitted', 'QuestionAnswered']),
    );
    expect(held.questions).toHaveLength(2);
    expect(held.votes[0]?.data).toMatchObject({ comment: 'A comment of mine' });
    expect(held.notifications.length).toBeGreaterThan(0);
    expect(held.mails).toContainEqual(expect.objectContaining({ kind: 'digest', state: 'queued' }));
    expect(JSON.stringify(held)).toMatch(/What is a deed of mine\?.*An answer for all/);
    expect(JSON.stringify(held)).not.toMatch(/steward-Sue|A question of Ben/);
    expect((await service.call(exportMyQuestionsAndNotifications, { as: asVisitor() })).status).toBe(401);
  });

  it('is erased with their account: texts, notifications and queued emails; a repeated message changes nothing', async () => {
    const id = crypto.randomUUID();
    await erase(ada.sub, id);
    await erase(ada.sub, id);
    await eventually(async () => (await mine()).length === 0);
    await eventually(async () => !(await everyRow()).includes('of mine'));
    expect(await notifications()).toEqual([]);
    expect((await own()).mails.filter(({ state }) => state === 'queued')).toEqual([]);
    expect(await waiting()).toEqual(['A question of Ben']);
    expect(await own()).toMatchObject({ questions: [], notifications: expect.any(Array) });
    expect(JSON.stringify(await own())).not.toMatch(/of mine|deed/);
    expect(await everyRow()).not.toMatch(/A question that waits|asking-1@example/);
    expect((await mine(ben)).map(({ question }) => question)).toEqual(['A question of Ben']);
    expect(await service.kit.store.stream(personErasedStream).read(ada.sub)).toHaveLength(1);
  });

  it('leaves the published answer unchanged, without personal data', async () => {
    const [message] = await service.messages(questionAnswered.type);
    expect(message?.data).toMatchObject({ published: { answer: 'An answer for all' } });
    expect(JSON.stringify(message)).not.toContain(ada.sub);
  });

  it('stays erased when the projections are rebuilt', async () => {
    await service.projections?.rebuild('read-models');
    await service.projections?.rebuild('answer-votes');
    expect(await everyRow()).not.toMatch(/of mine|A question that waits/);
    expect(await mine()).toEqual([]);
    expect(await waiting()).toEqual(['A question of Ben']);
  });
});
