import {
  answerQuestion,
  type BodyOf,
  listNotifications,
  type MessageOf,
  listMyQuestions,
  notificationRaised,
  listPendingQuestions,
  questionAnswered,
  questionSubmitted,
  markAllNotificationsRead,
  markNotificationRead,
  submitQuestion,
} from '@aera/contracts/server';
import type { HandlerContext } from '@aera/event-bus';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsNotifications } from './service.ts';

const asked: BodyOf<typeof submitQuestion> = {
  question: 'What is a charter?',
  originalQuery: 'charter',
  userEmail: 'ada@example.org',
};
const unknown = '00000000-0000-4000-8000-0000000000ff';

describe('questions-notifications', () => {
  let service: TestService;
  let members = 0;
  beforeAll(async () => {
    service = await startTestService(questionsNotifications);
  });
  afterAll(() => service.stop());

  /** Each spec has members of its own, so that none sees data of another. */
  const newMember = () => asMember({ sub: `member-${(members += 1)}` });
  type Member = ReturnType<typeof newMember>;

  const submit = async (
    as: Parameters<typeof asVisitor>[0] | Member,
    overrides: Partial<typeof asked> = {},
  ) => service.call(submitQuestion, { body: { ...asked, ...overrides }, as: asVisitor(as) });
  const createQuestion = async (as: Member, overrides?: Partial<typeof asked>) =>
    (await submit(as, overrides)).body.id;
  const answer = (questionId: string, body: Partial<BodyOf<typeof answerQuestion>> = {}, as = asSteward()) =>
    service.call(answerQuestion, { params: { questionId }, body: { answer: 'A deed.', ...body }, as });
  const mine = async (as: Member) => (await service.call(listMyQuestions, { as })).body;
  const pending = async () => (await service.call(listPendingQuestions, { as: asSteward() })).body;
  const notices = async (as: Member) => (await service.call(listNotifications, { as })).body;
  /** Waits until this many notifications have arrived. */
  const received = (as: Member, count: number) =>
    eventually(async () => {
      const found = await notices(as);
      return found.length >= count && found;
    });

  it("accepts a member's question and lists it as pending immediately", async () => {
    const member = newMember();
    const { status, body } = await submit(member);
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(await mine(member)).toEqual([
      {
        id: body.id,
        userId: member.sub,
        status: 'pending',
        question: asked.question,
        originalQuery: 'charter',
        submittedAt: body.submittedAt,
        adminResponse: null,
        answeredAt: null,
        sla: { state: 'running', dueAt: expect.any(String), slaRemainingMs: null },
      },
    ]);
  });

  it("lists a member's questions newest first, and pending ones oldest first", async () => {
    const member = newMember();
    const ids = [await createQuestion(member), await createQuestion(member), await createQuestion(member)];
    expect((await mine(member)).map(({ id }) => id)).toEqual(ids.toReversed());
    const waiting = (await pending()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(waiting).toEqual(ids);
  });

  it("accepts a visitor's question by e-mail address, which is never shown", async () => {
    const { body } = await submit({});
    const found = (await pending()).find(({ id }) => id === body.id);
    expect(found).toMatchObject({ userId: 'visitor', question: asked.question });
    expect(JSON.stringify(found)).not.toContain('@');
  });

  it('accepts a question without a previous search', async () => {
    const member = newMember();
    await submit(member, { originalQuery: null });
    await submit(member, { originalQuery: ' ' });
    expect((await mine(member)).map(({ originalQuery }) => originalQuery)).toEqual([null, null]);
  });

  it('shows the answer to the member, removes it from the pending list, and notifies once', async () => {
    const member = newMember();
    const id = await createQuestion(member);
    const { status, body } = await answer(id);
    expect([status, body]).toEqual([200, { id, status: 'answered', answeredAt: body.answeredAt }]);
    expect((await mine(member))[0]).toMatchObject({
      status: 'answered',
      adminResponse: 'A deed.',
      answeredAt: body.answeredAt,
    });
    expect((await pending()).map((question) => question.id)).not.toContain(id);
    expect(await received(member, 1)).toEqual([
      {
        id: expect.any(String),
        type: 'question_answered',
        message: 'Your question “What is a charter?” has been answered.',
        isRead: false,
        isSeen: false,
        isArchived: false,
        questionId: id,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('accepts one of several concurrent answers, and shows it to the others', async () => {
    const id = await createQuestion(newMember());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => answer(id, { answer: `Answer ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const lost = await answer(id);
    expect([lost.status, lost.body.code]).toEqual([409, 'question-already-answered']);
    expect(lost.body.detail).toBe('This question has already been answered. Your answer was not sent.');
  });

  it('raises one notification for an answer message that is delivered repeatedly', async () => {
    const member = newMember();
    const id = await createQuestion(member);
    await answer(id);
    await received(member, 1);
    const notified = await service.messages(questionAnswered.type);
    const message = notified.find(({ subject }) => subject === `question-${id}`) as MessageOf<
      typeof questionAnswered
    >;
    const handler = service.components.consumers[0]?.on[questionAnswered.type];
    const context = { redelivered: true } as HandlerContext;
    await Promise.all([handler?.(message, context), handler?.(message, context)]);
    await service.waitUntilCaughtUp();
    expect(await notices(member)).toHaveLength(1);
  });

  it('creates no inbox for a visitor', async () => {
    const [visitor, member] = [await submit({}), newMember()];
    await answer(visitor.body.id);
    await answer(await createQuestion(member));
    await received(member, 1);
    const [row] = await service.kit.sql<{ inboxes: number }>(
      `select count(*) as inboxes from events where stream_id like 'inbox-visitor%' or stream_id = 'inbox-null'`,
    );
    expect(row?.inboxes).toBe(0);
  });

  it('publishes the texts only if the steward decides so', async () => {
    const [open, closed] = [await createQuestion(newMember()), await createQuestion(newMember())];
    await answer(open);
    await answer(closed, { answer: 'Between us', publish: false });
    const notified = (await service.messages(questionAnswered.type)).map(({ data }) =>
      questionAnswered.data.parse(data),
    );
    const of = (id: string) => notified.find(({ questionId }) => questionId === id)?.published;
    expect(of(open)).toEqual({ question: asked.question, answer: 'A deed.' });
    expect(of(closed)).toBeNull();
    const all = await Promise.all(
      [questionSubmitted, questionAnswered, notificationRaised].map(({ type }) => service.messages(type)),
    );
    expect(all.map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(JSON.stringify(all)).not.toMatch(/@example|Between us/);
  });

  it('marks one notification as read, or all', async () => {
    const member = newMember();
    for (let n = 0; n < 3; n += 1) await answer(await createQuestion(member));
    const [first] = await received(member, 3);
    const readOne = () =>
      service.call(markNotificationRead, { params: { id: (first?.id ?? '').toUpperCase() }, as: member });
    expect((await readOne()).status).toBe(204);
    expect((await notices(member)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await readOne()).status).toBe(204);
    expect((await service.call(markAllNotificationsRead, { as: member })).status).toBe(204);
    expect((await notices(member)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect((await service.call(markAllNotificationsRead, { as: member })).status).toBe(204);
  });

  it('hides other people’s questions and notifications', async () => {
    const [ada, eve] = [newMember(), newMember()];
    await answer(await createQuestion(ada));
    const [notice] = await received(ada, 1);
    expect([await mine(eve), await notices(eve)]).toEqual([[], []]);
    const read = await service.call(markNotificationRead, { params: { id: notice?.id ?? '' }, as: eve });
    expect([read.status, read.body.code]).toEqual([404, 'notification-not-found']);
    await service.call(markAllNotificationsRead, { as: eve });
    expect((await notices(ada)).map(({ isRead }) => isRead)).toEqual([false]);
  });

  it('responds with 404 for an unknown question and 400 for an invalid id', async () => {
    const missing = await answer(unknown);
    expect([missing.status, missing.body.code]).toEqual([404, 'question-not-found']);
    expect((await answer('x')).status).toBe(400);
  });

  it('names every invalid field', async () => {
    const bad = await submit({}, { question: ' ', originalQuery: 'x'.repeat(1001), userEmail: 'unassigned' });
    expect(bad.status).toBe(400);
    expect(bad.body.errors?.map(({ field }) => field)).toEqual(['question', 'originalQuery', 'userEmail']);
    const id = await createQuestion(newMember());
    expect((await answer(id, { answer: 'x'.repeat(20_001) })).body.errors?.[0]?.field).toBe('answer');
    expect((await answer(id, { answer: ' ' })).status).toBe(400);
    expect((await answer(id, { answer: '文'.repeat(20_000) })).status).toBe(200);
  });

  it('rejects callers without permission', async () => {
    for (const route of [listMyQuestions, listNotifications]) {
      expect((await service.call(route, { as: asVisitor() })).status).toBe(401);
      expect((await service.call(route, { as: asSteward() })).status).toBe(403);
    }
    expect((await service.call(listPendingQuestions, { as: asMember() })).status).toBe(403);
    const byMember = { params: { questionId: unknown }, body: { answer: 'A deed.' }, as: asMember() };
    expect((await service.call(answerQuestion, byMember)).status).toBe(403);
    expect((await service.call(submitQuestion, { body: asked })).status).toBe(401);
  });

  it("encrypts an author's texts and notifications, and erases them with the author", async () => {
    const member = newMember();
    await answer(await createQuestion(member), { answer: 'For your eyes' });
    await received(member, 1);
    const [inTheClear] = await service.kit.sql<{ count: number }>(
      'select count(*) from events where events::text ~* $1',
      ['What is a charter|@example|For your eyes'],
    );
    expect(inTheClear?.count).toBe(0);
    await service.kit.store.eraseSubject(member.sub);
    await service.projections?.rebuild('read-models');
    expect((await mine(member))[0]).toMatchObject({ status: 'answered', question: '', adminResponse: null });
    expect((await notices(member))[0]).toMatchObject({ message: '' });
  });

  it('shows the same lists after a rebuild and a restart', async () => {
    const member = newMember();
    const ids = [await createQuestion(member), await createQuestion(member)];
    await answer(ids[0] as string);
    await received(member, 1);
    const lists = async () => [await mine(member), await notices(member), await pending()];
    const before = await lists();
    await service.projections?.rebuild('read-models');
    service = await service.restart();
    expect(await lists()).toEqual(before);
  });
});
