import {
  answerPublished,
  answerUnpublished,
  assignQuestion,
  provideInformation,
  memberEmailVerified,
  listMyQuestions,
  questionSlaAtRisk,
  questionSlaBreached,
  notificationRaised,
  questionAnswered,
  questionClaimed,
  questionSubmitted,
  reopenQuestion,
  requestInformation,
  reviseAnswer,
  setPublication,
  submitQuestion,
  withdrawQuestion,
} from '@aera/contracts/server';
import { buildMessage, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsNotifications } from '../service.ts';
import { questionStream } from './question-stream.ts';
import { createTestUsers } from './testing/test-users.ts';
import { eventFixtures, hour } from './testing/question-fixtures.ts';
import { checkSlas } from './sla-monitor.ts';

describe('the lifecycle of a question', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(questionsNotifications);
  });
  afterAll(() => service.stop());

  const people = createTestUsers(() => service);
  const { newMember, steward, submit, answer, thread, stewardThread, asVisitor } = people;
  const [sue, tom] = [steward('Sue'), steward('Tom')];
  const at = (questionId: string) => ({ params: { questionId } });
  const received = async (type: string, questionId: string) =>
    (await service.messages(type)).filter(
      ({ data }) => (data as { questionId: string }).questionId === questionId,
    );

  it('is one question when it is submitted again with the same key', async () => {
    const member = newMember();
    const key = '00000000-0000-4000-8000-000000000abc';
    const first = await submit(member, { key });
    const again = await submit(member, { key, question: 'Something else?' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await people.page(member)).total).toBe(1);
    const other = await submit(newMember(), { key });
    expect(other.body.id).not.toBe(first.body.id);
    const bad = await submit(member, { key: 'x' });
    expect(bad.status).toBe(400);
  });

  it('records and publishes the visitor session', async () => {
    const { body } = await service.call(submitQuestion, {
      body: { question: 'Which visit?', userEmail: 'ada@example.org' },
      as: asVisitor(),
      headers: people.browser(7),
    });
    const [message] = await received(questionSubmitted.type, body.id);
    expect(message?.data).toMatchObject({ sessionId: '00000000-0000-4000-8000-000000000007' });
  });

  it('goes from pending through information and answer to reopened and answered again', async () => {
    const member = newMember();
    const { id } = (await submit(member)).body;
    expect((await thread(id, member)).sla.state).toBe('running');

    const ask = await service.call(requestInformation, {
      ...at(id),
      body: { request: 'Which one?' },
      as: sue,
    });
    expect(ask.status).toBe(204);
    const paused = await thread(id, member);
    expect([paused.status, paused.sla.state]).toEqual(['needs_information', 'paused']);
    expect(paused.sla.slaRemainingMs).toBeGreaterThan(23 * hour);

    expect(
      (await service.call(provideInformation, { ...at(id), body: { reply: 'The old one.' }, as: member }))
        .status,
    ).toBe(204);
    expect((await answer(id, sue, { publish: false })).status).toBe(200);
    expect(
      (await service.call(reopenQuestion, { ...at(id), body: { comment: 'And the seal?' }, as: member }))
        .status,
    ).toBe(204);
    expect((await thread(id, member)).status).toBe('reopened');
    expect((await answer(id, sue, { answer: 'A deed under seal.' })).status).toBe(200);

    const seen = await thread(id, member);
    expect(seen.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['asked', 'What is a charter?'],
      ['information_requested', 'Which one?'],
      ['information_provided', 'The old one.'],
      ['answered', 'A deed.'],
      ['reopened', 'And the seal?'],
      ['answered', 'A deed under seal.'],
    ]);
    expect(seen).toMatchObject({ status: 'answered', version: 2, adminResponse: 'A deed under seal.' });
    expect(JSON.stringify(seen)).not.toContain('Sue');
    expect((await stewardThread(id, tom)).entries.at(-1)?.steward).toEqual({ id: sue.sub, name: 'Sue' });
  });

  it('accepts one of two concurrent answers, and shows it to the other steward', async () => {
    const { id } = (await submit(newMember())).body;
    const answers = await Promise.all([
      answer(id, sue, { answer: 'From Sue' }),
      answer(id, tom, { answer: 'From Tom' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const winner = answers[0].status === 200 ? 'Sue' : 'Tom';
    expect(lost?.body).toMatchObject({
      code: 'question-already-answered',
      other: {
        answer: `From ${winner}`,
        version: 1,
        published: true,
        steward: { id: `steward-${winner}`, name: winner },
        answeredAt: expect.any(String),
      },
    });
  });

  it('accepts an answer of 20,000 characters in any script, and none of more', async () => {
    const { id } = (await submit(newMember())).body;
    expect((await answer(id, sue, { answer: 'x'.repeat(20_001) })).body.errors?.[0]?.field).toBe('answer');
    expect((await answer(id, sue, { answer: '文'.repeat(20_000) })).status).toBe(200);
  });

  it('keeps every version and rejects a revision of an outdated one', async () => {
    const member = newMember();
    const { id } = (await submit(member)).body;
    await answer(id, sue, { publish: false });
    const revise = (text: string, version: number, as = sue) =>
      service.call(reviseAnswer, { ...at(id), body: { answer: text, version }, as });
    expect((await revise('A sealed deed.', 1)).status).toBe(204);
    const late = await revise('Another deed.', 1, tom);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'answer-changed', other: { answer: 'A sealed deed.' } },
    });
    expect((await thread(id, member)).entries.map(({ version }) => version)).toEqual([null, 1, 2]);
  });

  it('is assigned, reassigned and unassigned', async () => {
    const { id } = (await submit(newMember())).body;
    const assign = (from: string | null, to: string | null, as = sue) =>
      service.call(assignQuestion, { ...at(id), body: { from, to }, as });
    await answer((await submit(newMember())).body.id, tom);
    expect((await assign(null, sue.sub)).status).toBe(204);
    expect(await assign(null, tom.sub, tom)).toMatchObject({
      status: 409,
      body: { code: 'question-assignment-conflict' },
    });
    expect((await people.listed(sue, { assigned: 'me' })).items.map((item) => item.id)).toEqual([id]);
    expect((await assign(sue.sub, tom.sub)).status).toBe(204);
    expect((await people.listed(sue, { assigned: 'me' })).total).toBe(0);
    expect((await assign(tom.sub, 'unknown-steward', tom)).status).toBe(422);
    expect((await assign(tom.sub, null, tom)).status).toBe(204);
    expect(
      (await stewardThread(id, sue)).entries.map(({ kind, steward: who }) => [kind, who?.name ?? null]),
    ).toEqual([
      ['asked', null],
      ['assigned', 'Sue'],
      ['reassigned', 'Tom'],
      ['unassigned', 'Tom'],
    ]);
  });

  it('publishes no e-mail address, and the texts only if the steward decides so', async () => {
    const [open, closed] = [(await submit(newMember())).body.id, (await submit(newMember())).body.id];
    await answer(open, sue);
    await answer(closed, sue, { answer: 'Between us', publish: false });
    const answered = [
      ...(await received(questionAnswered.type, open)),
      ...(await received(questionAnswered.type, closed)),
    ];
    expect(answered.map(({ data }) => questionAnswered.data.parse(data).published)).toEqual([
      { question: 'What is a charter?', answer: 'A deed.' },
      null,
    ]);
    const all = [
      answered,
      ...(await Promise.all(
        [questionSubmitted, notificationRaised].map(({ type }) => service.messages(type)),
      )),
    ];
    expect(all.map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(JSON.stringify(all)).not.toMatch(/@example|Between us/);
  });

  it('publishes texts only while the answer is public', async () => {
    const { id } = (await submit(newMember())).body;
    await answer(id, sue, { publish: false });
    const publish = (published: boolean) =>
      service.call(setPublication, { ...at(id), body: { published }, as: sue });
    expect((await publish(true)).status).toBe(204);
    expect((await publish(false)).status).toBe(204);
    expect((await received(answerPublished.type, id)).map(({ data }) => data)).toEqual([
      expect.objectContaining({ question: 'What is a charter?', answer: 'A deed.' }),
    ]);
    expect(await received(answerUnpublished.type, id)).toHaveLength(1);
    expect(
      (await people.listed(sue, { status: 'answered' })).items.find((item) => item.id === id)?.published,
    ).toBe(false);
  });

  it('ends when its author withdraws it', async () => {
    const member = newMember();
    const { id } = (await submit(member)).body;
    const withdraw = () => service.call(withdrawQuestion, { ...at(id), body: {}, as: member });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
    expect((await thread(id, member)).status).toBe('withdrawn');
    expect(await answer(id, sue)).toMatchObject({ status: 409, body: { code: 'question-withdrawn' } });
    expect((await people.listed(sue)).items.map((item) => item.id)).not.toContain(id);
  });

  it('is not found for other members', async () => {
    const { id } = (await submit(newMember())).body;
    const eve = newMember();
    expect(await thread(id, eve)).toMatchObject({ status: 404, code: 'question-not-found' });
    for (const [route, body] of [
      [provideInformation, { reply: 'x' }],
      [reopenQuestion, { comment: 'x' }],
      [withdrawQuestion, {}],
    ] as const)
      expect((await people.call(route, { ...at(id), body, as: eve })).status).toBe(404);
  });

  it('belongs to the member who verifies its email address, and to no one else', async () => {
    const member = newMember();
    const { id } = (await submit(asVisitor(), { userEmail: ` ${member.email.toUpperCase()}` })).body;
    const mine = async () =>
      (await service.call(listMyQuestions, { as: member })).body.map((each) => each.id);
    expect(await mine()).toEqual([]);
    const verified = { memberId: member.sub, verifiedAt: new Date().toISOString() };
    await service.publish(buildMessage(memberEmailVerified, verified));
    await eventually(async () => (await mine()).length > 0);
    expect(await mine()).toEqual([id]);
    expect(await received(questionClaimed.type, id)).toHaveLength(1);
    expect(await thread(id, { ...newMember(), email: member.email })).toMatchObject({ status: 404 });
  });

  it('publishes at-risk and breach once per SLA, regardless of the number of instances and checks', async () => {
    // Far in the future, so that the service's own SLA monitor ignores it.
    const start = Date.parse('2100-01-01T00:00:00Z');
    const createClock = (hours: number) => () => new Date(start + hours * hour);
    const questionId = service.kit.newId();
    const event = eventFixtures.submitted({
      questionId,
      submittedAt: new Date(start).toISOString(),
      dueAt: new Date(start + 24 * hour).toISOString(),
    });
    const { store } = service.kit;
    await store.stream(questionStream).append([questionId], [event], { expected: 'none' });
    await service.waitUntilCaughtUp();
    const look = (hours: number) => checkSlas({ store, sql: service.kit.sql, clock: createClock(hours) });
    await Promise.all([look(21), look(21), look(21)]);
    await service.waitUntilCaughtUp();
    await Promise.all([look(25), look(25)]);
    await service.waitUntilCaughtUp();
    service = await service.restart();
    await look(26);
    expect(await received(questionSlaAtRisk.type, questionId)).toHaveLength(1);
    expect(await received(questionSlaBreached.type, questionId)).toHaveLength(1);
  });
});
