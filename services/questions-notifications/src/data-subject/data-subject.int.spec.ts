import {
  type Activity,
  dataSubjectRoutes,
  memberEmailVerified,
  memberErased,
  listMyQuestions,
  listPendingQuestions,
  mailRequested,
  type PersonIdentifiers,
  questionAnswered,
  voteOnAnswer,
  submitQuestion,
} from '@aera/contracts/server';
import { noErasedSubjects } from '@aera/service-kit';
import {
  buildMessage,
  asMember,
  asSteward,
  asVisitor,
  createDataSubjectClient,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { personErasedStream } from '../person-erased-stream.ts';
import { questionStream } from '../questions/question-stream.ts';
import { createTestUsers } from '../questions/testing/test-users.ts';
import { questionsNotifications } from '../service.ts';

let service: TestService;
const people = createTestUsers(() => service);
const toSessionId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const unknown: PersonIdentifiers = { sessions: [], members: [], emails: [] };

beforeAll(async () => {
  service = await startTestService(questionsNotifications);
});
afterAll(() => service.stop());

const ask = async (userEmail: string, browser: number, as = asVisitor(), question = 'What is a deed?') => {
  const body = { question, originalQuery: null, userEmail };
  const headers = people.browser(browser);
  return (await service.call(submitQuestion, { body, as, headers })).body.id;
};
/** Returns a new member who has verified the address and claimed the questions that were asked under it. */
const claimAs = async (email: string) => {
  const member = asMember({ sub: crypto.randomUUID(), email });
  await service.publish(
    buildMessage(memberEmailVerified, { memberId: member.sub, verifiedAt: '2026-01-01T00:00:00.000Z' }),
  );
  await eventually(async () => (await service.call(listMyQuestions, { as: member })).body.length > 0);
  return member;
};
const {
  activity: received,
  readInPages,
  data,
  erase,
  describeAccess,
} = createDataSubjectClient('questions-notifications', () => service);
const kinds = (items: readonly Activity[]) => items.map(({ kind }) => kind);
const listTexts = async () =>
  (await service.kit.sql<{ text: string }>('select question as text from questions')).map(({ text }) => text);
const waiting = async () =>
  (await service.call(listPendingQuestions, { as: asSteward() })).body.map(({ question }) => question);

describe('the activity of a person', () => {
  it('is found by e-mail address, session and member, with the matching identifier', async () => {
    const id = await ask('one@example.org', 1);
    await people.answer(id, people.steward(), { publish: false });
    const byAddress = await received({ emails: ['One@Example.org'] });
    expect(kinds(byAddress.items).filter((kind) => kind !== 'mailed')).toEqual([
      'question-answered',
      'asked',
    ]);
    expect(byAddress.items.at(-1)).toMatchObject({
      question: 'What is a deed?',
      link: 'email',
      questionId: id,
    });
    expect(byAddress.keys).toEqual({ ...unknown, sessions: [toSessionId(1)] });

    const byBrowser = await received({ sessions: [toSessionId(1).toUpperCase()] });
    expect(byBrowser.items.map(({ link }) => link)).toEqual(['session', 'session']);
    // Another user of the same browser counts as a different person.
    expect(byBrowser.keys).toEqual(unknown);

    const ben = people.newMember();
    await ask('two@example.org', 2, ben);
    const byMember = await received({ members: [ben.sub], sessions: [toSessionId(2)] });
    expect(byMember.items).toMatchObject([{ kind: 'asked', link: 'member' }]);
    expect(byMember.keys).toEqual({ ...unknown, sessions: [toSessionId(2)], members: [ben.sub] });
    expect(
      (await received({ emails: ['ben@example.org'], sessions: ['unknown', '\u{1F600}'] })).items,
    ).toEqual([]);
  });

  it('includes mails to the person, and votes', async () => {
    const id = await ask('mailed@example.org', 3);
    await people.answer(id, people.steward(), { publish: true });
    const body = { helpful: false, reason: 'unclear', comment: 'Too long' } as const;
    const headers = people.browser(3);
    await service.call(voteOnAnswer, { params: { questionId: id }, body, as: asVisitor(), headers });
    const keys = { emails: ['mailed@example.org'], sessions: [toSessionId(3)] };
    await eventually(async () => kinds((await received(keys)).items).includes('mailed'));
    const { items } = await received(keys);
    expect(items.find(({ kind }) => kind === 'mailed')).toMatchObject({
      about: 'visitor_question_answered',
      link: 'email',
    });
    await eventually(async () => kinds((await received(keys)).items).includes('answer-rated'));
    expect((await received(keys)).items.find(({ kind }) => kind === 'answer-rated')).toMatchObject({
      helpful: false,
      link: 'session',
    });
  });

  it('is found by an e-mail address of the member who verified it', async () => {
    await ask('claimed@example.org', 4);
    const member = await claimAs('claimed@example.org');
    const { items, keys } = await received({ emails: ['claimed@example.org'] });
    expect(kinds(items)).toEqual(['question-claimed', 'asked']);
    expect(keys.members).toEqual([member.sub]);
  });

  it('yields every browser and activity of a person with many questions', async () => {
    const id = await ask('many@example.org', 10);
    // Waits until the question is listed.
    await received({ emails: ['many@example.org'] });
    await service.kit.sql(
      `insert into questions (id, status, question, submitted_at, author_id, session_id)
       select gen_random_uuid(), status, question, submitted_at + interval '1 minute', author_id, md5(n::text)::uuid::text
       from questions, generate_series(1, 1000) n where id = $1`,
      [id],
    );
    const { items, keys } = await received({ emails: ['many@example.org'] });
    expect(keys.sessions).toHaveLength(1001);
    expect(items).toMatchObject([{ kind: 'asked', questionId: id }]);
    await service.kit.sql(
      'delete from questions where author_id = (select author_id from questions where id = $1)',
      [id],
    );
  });

  it('is read page by page without loss or repeat', async () => {
    for (const question of ['A?', 'B?', 'C?', 'D?', 'E?'])
      await ask('paged@example.org', 5, asVisitor(), question);
    const keys = { emails: ['paged@example.org'] };
    const all = (await received(keys)).items;
    expect(all).toHaveLength(5);
    expect(await readInPages(keys, 2)).toEqual(all);
  });

  describeAccess();
});

describe('export and erasure for a data subject', () => {
  it('contains all data of a member and an e-mail address, without other users of the browser', async () => {
    const ada = people.newMember();
    await ask('ada@example.org', 6, ada, 'As a member?');
    await ask('adas@example.org', 6, asVisitor(), 'As a visitor?');
    await ask('other@example.org', 6, asVisitor(), 'As another?');
    const keys = { members: [ada.sub], emails: ['adas@example.org'], sessions: [toSessionId(6)] };
    const held = await data(keys);
    expect(held['questions']).toHaveLength(2);
    expect(JSON.stringify(held)).toMatch(/As a member\?.*As a visitor\?/);
    expect(JSON.stringify(held)).not.toContain('As another?');
    expect(Object.keys(held)).toEqual(['questions', 'votes', 'notifications', 'mails', 'settings']);
  });

  it('erases text, open questions and mails of an e-mail address permanently', async () => {
    const [open, answered] = [
      await ask('gone@example.org', 7, asVisitor(), 'Waits for gone?'),
      await ask('gone@example.org', 7, asVisitor(), 'Answered for gone?'),
    ];
    await people.answer(answered, people.steward(), { answer: 'An answer for all', publish: true });
    await ask('stays@example.org', 7, asVisitor(), 'Stays?');
    const body = { helpful: false, reason: 'unclear', comment: 'A comment of gone' } as const;
    const params = { questionId: answered };
    await service.call(voteOnAnswer, { params, body, as: asVisitor(), headers: people.browser(7) });
    const keys = { emails: ['gone@example.org'], sessions: [toSessionId(7)] };
    await eventually(async () => ((await data(keys))['mails'] ?? []).length > 0);

    const erasureId = crypto.randomUUID();
    expect(await erase(keys, erasureId)).toBe(2);
    expect(await erase(keys, erasureId)).toBe(0);
    expect(await erase(keys)).toBe(0);

    const expectGone = async () => {
      expect(await data(keys)).toEqual({
        questions: [],
        votes: [],
        notifications: [],
        mails: [],
        settings: [],
      });
      const left = (await received(keys)).items.filter((item) => item.kind === 'asked');
      expect(left.map((item) => (item.kind === 'asked' ? item.question : null))).toEqual(['Stays?']);
      expect(await waiting()).toContain('Stays?');
      expect(await waiting()).not.toContain('Waits for gone?');
    };
    await expectGone();
    await service.projections?.rebuild('read-models');
    await service.projections?.rebuild('answer-votes');
    await expectGone();
    const log = await service.kit.sql<{ data: string }>('select data::text as data from events');
    expect(log.map((row) => row.data).join()).not.toMatch(/for gone|of gone|gone@/);
    const events = await service.kit.store.stream(questionStream).read(open);
    expect(events.map(({ type }) => type)).toEqual(['QuestionSubmitted', 'QuestionWithdrawn']);
    expect(events[0]?.data).toMatchObject({ question: null, email: null, sessionId: null });
    // The published answer stays unchanged and identifies no one.
    const published = (await service.messages(questionAnswered.type)).find(({ data: message }) =>
      JSON.stringify(message).includes('An answer for all'),
    );
    expect(JSON.stringify(published)).not.toContain('gone@');
  });

  it('is erased again after a restore, by the pseudonym that was recorded', async () => {
    const open = await ask('restored@example.org', 9, asVisitor(), 'Waits for restored?');
    await eventually(async () => expect(await waiting()).toContain('Waits for restored?'));
    const [{ id } = { id: '' }] = await service.kit.sql<{ id: string }>(
      'select author_id as id from questions where id = $1',
      [open],
    );
    const questionAuthors = [{ id, erasedAt: '2026-01-01T00:00:00.000Z' }];
    await service.components.eraseAgain({ ...noErasedSubjects, questionAuthors });
    await service.components.eraseAgain({ ...noErasedSubjects, questionAuthors });
    await service.waitUntilCaughtUp();
    expect((await data({ emails: ['restored@example.org'] }))['questions']).toEqual([]);
    expect(await waiting()).not.toContain('Waits for restored?');
    const events = await service.kit.store.stream(questionStream).read(open);
    expect(events.map(({ type }) => type)).toEqual(['QuestionSubmitted', 'QuestionWithdrawn']);
    expect(events[0]?.data).toMatchObject({ question: null, email: null });
  });

  it('is erased again when they write again', async () => {
    const keys = { emails: ['again@example.org'] };
    await ask('again@example.org', 8);
    expect(await erase(keys)).toBe(1);
    await ask('again@example.org', 8, asVisitor(), 'Me again?');
    expect(JSON.stringify(await data(keys))).toContain('Me again?');
    expect(await erase(keys)).toBe(1);
    expect((await data(keys))['questions']).toEqual([]);
  });

  it('includes the other questions under an address whose questions an erased member claimed', async () => {
    await ask('eve@example.org', 11, asVisitor(), 'Claimed by Eve?');
    const eve = await claimAs('eve@example.org');
    const later = await ask('eve@example.org', 12, asVisitor(), 'Asked by Eve signed out?');
    await eventually(async () => (await listTexts()).includes('Asked by Eve signed out?'));
    const [{ id } = { id: '' }] = await service.kit.sql<{ id: string }>(
      'select author_id as id from questions where id = $1',
      [later],
    );

    await service.publish(
      buildMessage(memberErased, { memberId: eve.sub, erasedAt: '2026-01-01T00:00:00.000Z' }),
    );
    await eventually(async () => !(await listTexts()).join().includes('by Eve'));
    const events = await service.kit.store.stream(questionStream).read(later);
    expect(events.map(({ type }) => type)).toEqual(['QuestionSubmitted', 'QuestionWithdrawn']);
    // The backup of erased people reads these events: an older backup may contain unclaimed questions.
    const erased = await service.kit.store.stream(personErasedStream).read(id);
    expect(erased).toMatchObject([{ type: 'VisitorErased', data: { visitorId: id } }]);
  });

  it('excludes the questions that the next owner of an address has claimed, also after a restore', async () => {
    const open = await ask('passed-on@example.org', 14, asVisitor(), 'Open, by the former owner?');
    const answered = await ask('passed-on@example.org', 14, asVisitor(), 'Answered, by the former owner?');
    await people.answer(answered, people.steward());
    const former = await claimAs('passed-on@example.org');
    await ask('passed-on@example.org', 15, asVisitor(), 'By the next owner?');
    const next = await claimAs('passed-on@example.org');

    const erasure = { memberId: former.sub, erasedAt: '2026-01-01T00:00:00.000Z' };
    await service.publish(buildMessage(memberErased, erasure));
    await eventually(async () => !(await listTexts()).join().includes('by the former owner'));
    const members = [{ id: former.sub, erasedAt: erasure.erasedAt }];
    await service.components.eraseAgain({ ...noErasedSubjects, members });
    await service.projections?.rebuild('read-models');

    expect((await service.call(listMyQuestions, { as: next })).body).toMatchObject([
      { question: 'By the next owner?', status: 'pending' },
    ]);
    expect((await listTexts()).join()).not.toContain('by the former owner');
    for (const id of [open, answered]) {
      const events = await service.kit.store.stream(questionStream).read(id);
      expect(events[0]?.data).toMatchObject({ question: null, email: null });
    }
  });

  it('covers a question that is asked during the erasure', async () => {
    const first = await ask('during@example.org', 16, asVisitor(), 'Asked before?');
    const { store } = service.kit;
    const eraseSubject = store.eraseSubject.bind(store);
    let second = '';
    const spy = vi.spyOn(store, 'eraseSubject').mockImplementation(async (subjectId) => {
      if (subjectId === first && second === '')
        second = await ask('during@example.org', 16, asVisitor(), 'Asked during the erasure?');
      return eraseSubject(subjectId);
    });
    expect(await erase({ emails: ['during@example.org'] })).toBe(1);
    spy.mockRestore();
    const [event] = await store.stream(questionStream).read(second);
    expect(event?.data).toMatchObject({ question: null, email: null });
  });

  it('is rejected while the projection is behind, because a question could be missed', async () => {
    await service.projections?.stop();
    const keys = { emails: ['behind@example.org'] };
    await ask('behind@example.org', 13, asVisitor(), 'Not projected?');
    const body = {
      keys: { ...unknown, ...keys },
      erasureId: crypto.randomUUID(),
      reason: 'They asked for it.',
    };
    const { erasePersonData } = dataSubjectRoutes['questions-notifications'];
    const answer = await service.call(erasePersonData, { as: asSteward(), body });
    service.projections?.start();
    expect(answer).toMatchObject({ status: 503, body: { code: 'projection-lagging' } });
    expect(await erase(keys)).toBe(1);
  });

  it('is empty for a member whose account was erased', async () => {
    const cem = people.newMember();
    const id = await ask('cem@example.org', 9, cem, 'A question of Cem');
    await people.answer(id, people.steward());
    await eventually(async () => ((await data({ members: [cem.sub] }))['notifications'] ?? []).length > 0);
    await service.publish(
      buildMessage(memberErased, { memberId: cem.sub, erasedAt: '2026-01-01T00:00:00.000Z' }),
    );
    const gone = { questions: [], votes: [], notifications: [], mails: [], settings: [] };
    await eventually(async () => JSON.stringify(await data({ members: [cem.sub] })) === JSON.stringify(gone));
    expect((await received({ members: [cem.sub], sessions: [toSessionId(9)] })).items).toEqual([]);
  });

  it('has no dead letters with a name or an address, and gets no mail that was requested before', async () => {
    const [dan, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const requestMail = (recipientId: string, fields: object = {}) =>
      service.publish({
        ...buildMessage(mailRequested, {
          mailId: crypto.randomUUID(),
          recipientId,
          address: `${recipientId}@example.org`,
          name: 'Dan',
          kind: 'verify_email',
          path: '/verify#token',
          expiresAt: null,
        }),
        ...fields,
      });
    const listLetters = async () =>
      (await service.kit.bus.deadLetters.list({ stream: 'mail' })).map(({ payload }) => payload);
    const broken = (recipientId: string, address: string) =>
      requestMail(recipientId, { data: { recipientId, address } });
    await broken(dan, 'dan@example.org');
    await broken('visitor', 'Visitor@Example.org');
    await broken(other, 'other@example.org');
    await eventually(async () => (await listLetters()).length === 3);

    await erase({ emails: ['visitor@example.org'] });
    await service.publish(
      buildMessage(memberErased, { memberId: dan, erasedAt: '2026-01-01T00:00:00.000Z' }),
    );
    await eventually(async () => (await listLetters()).length === 1);
    expect(await listLetters()).toMatchObject([{ data: { recipientId: other } }]);

    await requestMail(dan);
    await requestMail(other);
    const listRecipients = () => service.kit.sql<{ id: string }>('select recipient_id as id from mails');
    await eventually(async () => (await listRecipients()).some(({ id }) => id === other));
    expect((await listRecipients()).map(({ id }) => id)).not.toContain(dan);
  });
});
