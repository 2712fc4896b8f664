import {
  type Identity,
  listMyQuestions,
  listPendingQuestions,
  readQuestionByStatusLink,
  readAnswerSlaStats,
  readQuestionOverview,
  voteOnAnswer,
  requestInformation,
  recordQuestionDeflection,
  type StewardThread,
  submitQuestion,
} from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsNotifications } from '../service.ts';
import { createTestUsers } from './testing/test-users.ts';

describe('lists, status links, votes and statistics of questions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(questionsNotifications);
  });
  afterAll(() => service.stop());

  const people = createTestUsers(() => service);
  const { newMember, steward, submit, answer, asVisitor } = people;
  const sue = steward('Sue');
  const readToken = (path = '') => path.split('#').at(-1) ?? '';

  const mine = async (as: Identity) => (await service.call(listMyQuestions, { as })).body;
  const pending = async () => (await service.call(listPendingQuestions, { as: sue })).body;

  it('contain a question immediately, and its answer', async () => {
    const member = newMember();
    const { status, body } = await submit(member);
    expect([status, body.status]).toEqual([201, 'pending']);
    const listed = {
      id: body.id,
      userId: member.sub,
      status: 'pending',
      question: 'What is a charter?',
      originalQuery: 'charter',
      submittedAt: body.submittedAt,
      adminResponse: null,
      answeredAt: null,
      sla: { state: 'running', dueAt: expect.any(String), slaRemainingMs: null },
    };
    expect(await mine(member)).toEqual([listed]);
    const { answeredAt } = (await answer(body.id, sue)).body;
    expect(await mine(member)).toMatchObject([{ status: 'answered', adminResponse: 'A deed.', answeredAt }]);
    expect((await pending()).map(({ id }) => id)).not.toContain(body.id);
    expect(await mine(newMember())).toEqual([]);
  });

  it("are newest first for a member, and oldest first for stewards, without a visitor's e-mail address", async () => {
    const member = newMember();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await submit(member)).body.id);
    expect((await mine(member)).map(({ id }) => id)).toEqual(ids.toReversed());
    const visitors = (await submit(asVisitor(), { originalQuery: ' ' })).body.id;
    const waiting = (await pending()).filter(({ id }) => [...ids, visitors].includes(id));
    expect(waiting.map(({ id }) => id)).toEqual([...ids, visitors]);
    expect(waiting.at(-1)).toMatchObject({ userId: 'visitor', originalQuery: null });
    expect(JSON.stringify(waiting)).not.toContain('@');
  });

  it('are the same after a rebuild and a restart', async () => {
    const member = newMember();
    const ids = [(await submit(member)).body.id, (await submit(member)).body.id] as const;
    await answer(ids[0], sue);
    const lists = async () => [await mine(member), await pending()];
    const before = await lists();
    await service.projections?.rebuild('read-models');
    service = await service.restart();
    expect(await lists()).toEqual(before);
  });

  it('have no text of an erased author, whose texts are encrypted in the log', async () => {
    const member = newMember();
    await answer((await submit(member, { question: 'A secret of mine?' })).body.id, sue, {
      answer: 'For your eyes',
    });
    const [inTheClear] = await service.kit.sql<{ count: number }>(
      'select count(*) from events where events::text ~* $1',
      ['A secret of mine|@example|For your eyes'],
    );
    expect(inTheClear?.count).toBe(0);
    await service.kit.store.eraseSubject(member.sub);
    await service.projections?.rebuild('read-models');
    expect(await mine(member)).toMatchObject([{ status: 'answered', question: '', adminResponse: null }]);
  });

  it('are paged exactly once while questions arrive', async () => {
    const member = newMember();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await submit(member, { question: `Question ${n}` })).body.id);
    const first = await people.page(member, { limit: 3 });
    await submit(member, { question: 'Meanwhile' });
    const second = await people.page(member, { limit: 3, cursor: first.next ?? '' });
    const third = await people.page(member, { limit: 3, cursor: second.next ?? '' });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      ids.toReversed(),
    );
    expect([first.total, third.total, third.next]).toEqual([7, 8, null]);
    const bad = await people.page(member, { cursor: 'nonsense' });
    expect(bad).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });

  it('are filtered by state, literal text and assignee', async () => {
    const member = newMember();
    const [open] = [(await submit(member, { question: 'A 100% trust_deed?' })).body.id];
    const asked = (await submit(member, { question: 'Of seals' })).body.id;
    const done = (await submit(member, { question: 'Of deeds' })).body.id;
    await service.call(requestInformation, {
      params: { questionId: asked },
      body: { request: 'Which?' },
      as: sue,
    });
    await answer(done, sue);
    const found = async (query: Parameters<typeof people.page>[1]) =>
      (await people.page(member, query)).items.map(({ id }) => id);
    expect(await found({ status: 'open' })).toEqual([asked, open]);
    expect(await found({ status: 'needs_information' })).toEqual([asked]);
    expect(await found({ status: 'answered' })).toEqual([done]);
    expect(await found({ q: '100%' })).toEqual([open]);
    expect(await found({ q: 'TRUST_deed' })).toEqual([open]);
    expect(await found({ q: '%' })).toEqual([open]);
    const all = await people.listed(sue, { status: 'all', q: 'Of ' });
    expect(all.items.map(({ id }) => id)).toEqual([done, asked]);
    const waiting = (await people.listed(sue, { q: 'trust_deed' })).items;
    expect(waiting).toMatchObject([{ id: open, assignee: null, sla: { state: 'running' } }]);
    expect((await people.listed(sue, { atRisk: 'true' })).total).toBe(0);
  });

  it('a status link from the email shows the question to its holder, and cannot be guessed', async () => {
    const { body } = await submit(asVisitor(), { question: 'Can I follow it?' });
    const follow = (token: string) =>
      service.call(readQuestionByStatusLink, { params: { token }, as: asVisitor() });
    const token = readToken(body.followPath);
    expect((await follow(token)).body).toMatchObject({ id: body.id, question: 'Can I follow it?' });
    await answer(body.id, sue, { publish: false });
    const seen = await follow(token);
    expect(seen.body.entries.map(({ kind }) => kind)).toEqual(['asked', 'answered']);
    expect(JSON.stringify(seen.body)).not.toMatch(/Sue|@example/);
    expect(seen.headers['cache-control']).toBe('no-store');
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect([(await follow(other)).status, (await follow('x')).status]).toEqual([404, 404]);
  });

  it('members get no status link, because their questions are on the dashboard', async () => {
    const { status, body } = await submit(newMember());
    expect([status, body.followPath]).toEqual([201, undefined]);
  });

  it('a status link is invalid once its author is erased', async () => {
    const { body } = await submit(asVisitor(), { userEmail: 'gone@example.org' });
    await service.kit.store.eraseSubject(body.id);
    const seen = await service.call(readQuestionByStatusLink, {
      params: { token: readToken(body.followPath) },
      as: asVisitor(),
    });
    expect([seen.status, seen.body.code]).toEqual([410, 'question-erased']);
  });

  it('stewards see the author: the member, the browser session, or none if unknown', async () => {
    const member = newMember();
    const body = { question: 'Who am I?', userEmail: 'ada@example.org' };
    const inBrowser = { body, as: asVisitor(), headers: people.browser(9) };
    const ids = [
      (await submit(member)).body.id,
      (await service.call(submitQuestion, inBrowser)).body.id,
      (await submit(asVisitor())).body.id,
    ];
    const persons = [];
    for (const id of ids) persons.push((await people.stewardThread(id, sue)).person);
    expect(persons).toEqual([`member-${member.sub}`, 'session-00000000-0000-4000-8000-000000000009', null]);
  });

  it('a reader has one vote, which can be changed and is counted for stewards', async () => {
    const member = newMember();
    const { id } = (await submit(member)).body;
    const rate = (body: Parameters<typeof people.call>[1], overrides: object = {}) =>
      people.call(voteOnAnswer, {
        params: { questionId: id },
        as: asVisitor({ ip: '198.51.100.1' }),
        ...overrides,
        body: body as never,
      });
    expect((await rate({ helpful: true } as never, { as: member })).status).toBe(409);
    await answer(id, sue);
    expect((await rate({ helpful: true } as never)).status).toBe(403);
    const inBrowser = (number: number) => ({
      headers: people.browser(number),
      as: asVisitor({ ip: `203.0.113.${number}` }),
    });
    for (const browser of [1, 2])
      expect((await rate({ helpful: true } as never, inBrowser(browser))).status).toBe(204);
    const complaint = { helpful: false, reason: 'unclear', comment: ' Too short ' };
    expect((await rate(complaint as never, inBrowser(2))).status).toBe(204);
    expect((await rate(complaint as never, { as: member })).status).toBe(204);
    await service.waitUntilCaughtUp();
    const seen: StewardThread = await people.stewardThread(id, sue);
    expect(seen.votes).toEqual({ helpful: 1, notHelpful: 2 });
    expect(seen.complaints.map(({ reason, comment }) => [reason, comment])).toEqual([
      ['unclear', 'Too short'],
      ['unclear', 'Too short'],
    ]);
    expect((await people.thread(id, member)).vote).toEqual({
      helpful: false,
      reason: 'unclear',
      comment: 'Too short',
    });
  });

  it('one vote per network and day is counted, also of members; the others are stored', async () => {
    const { id } = (await submit(newMember())).body;
    await answer(id, sue);
    const rate = (ip: string, helpful: boolean, browser: number | null) =>
      service.call(voteOnAnswer, {
        params: { questionId: id },
        body: { helpful, comment: helpful ? null : ip },
        ...(browser === null
          ? { as: { ...newMember(), ip } }
          : { as: asVisitor({ ip }), headers: people.browser(browser) }),
      });
    for (const browser of [20, 21, 22]) await rate(`2001:db8:1:2::${browser}`, true, browser);
    for (let n = 0; n < 3; n += 1) await rate('2001:db8:1:2::99', true, null);
    await rate('2001:db8:1:3::1', false, 23);
    await rate('2001:db8:1:2::24', false, 24);
    await service.waitUntilCaughtUp();
    const seen: StewardThread = await people.stewardThread(id, sue);
    expect(seen.votes).toEqual({ helpful: 1, notHelpful: 1 });
    // The counted complaint comes first, although another one is newer.
    expect(seen.complaints.map(({ comment }) => comment)).toEqual(['2001:db8:1:3::1', '2001:db8:1:2::24']);
    // A changed vote stays counted.
    await rate('2001:db8:1:2::20', false, 20);
    await service.waitUntilCaughtUp();
    expect((await people.stewardThread(id, sue)).votes).toEqual({ helpful: 0, notHelpful: 2 });
    const rows = await service.kit.sql('select * from vote_networks');
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/2001|203\.0/);
  });

  it('only the author can vote on an unpublished answer', async () => {
    const { id } = (await submit(newMember())).body;
    await answer(id, sue, { publish: false });
    const vote = { params: { questionId: id }, body: { helpful: true } };
    expect(
      (await service.call(voteOnAnswer, { ...vote, as: asVisitor(), headers: people.browser(3) })).status,
    ).toBe(404);
  });

  it('statistics are computed on the server and null with too few answers', async () => {
    const fresh = await startTestService(questionsNotifications);
    try {
      const others = createTestUsers(() => fresh);
      const figures = async () => (await fresh.call(readAnswerSlaStats, { as: asVisitor() })).body;
      expect(await figures()).toEqual({
        slaHours: 24,
        windowDays: 30,
        answered: 0,
        medianMinutes: null,
      });
      for (let n = 0; n < 3; n += 1)
        await others.answer((await others.submit(others.newMember())).body.id, sue);
      expect(await figures()).toMatchObject({ answered: 3, medianMinutes: 1 });
      await others.submit(others.newMember());
      const key = { 'idempotency-key': '00000000-0000-4000-8000-000000000001' };
      for (let n = 0; n < 2; n += 1)
        await fresh.call(recordQuestionDeflection, {
          body: { documentId: 'd' },
          as: asVisitor(),
          headers: key,
        });
      await fresh.call(readQuestionOverview, { as: asSteward({ sub: 'auditor', role: 'auditor' }) });
      await fresh.waitUntilCaughtUp();
      expect((await fresh.call(readQuestionOverview, { as: sue })).body).toMatchObject({
        waiting: 1,
        needsInformation: 0,
        mine: 0,
        atRisk: 0,
        overdue: 0,
        answered: 3,
        deflected: 1,
        votes: { helpful: 0, notHelpful: 0 },
        // Without auditors, who cannot be assigned.
        stewards: [{ id: sue.sub, name: 'Sue' }],
      });
    } finally {
      await fresh.stop();
    }
  });
});
