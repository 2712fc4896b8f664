import {
  type Activity,
  heldRoutesOf,
  memberErased,
  type Message,
  myQuestions,
  pendingQuestions,
  type PersonKeys,
  questionAnswered,
  rateAnswer,
  submitQuestion,
  type TimelinePlace,
} from '@aera/contracts';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContextEvent } from '../context-event.ts';
import { peopleOf } from '../questions/testing/people.ts';
import { questionsNotifications } from '../service.ts';

const { heldActivity, heldData, eraseHeld } = heldRoutesOf('questions-notifications');
const steward = asSteward();

let service: TestService<ContextEvent>;
const people = peopleOf(() => service);
const sessionOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const nobody: PersonKeys = { sessions: [], members: [], emails: [] };

beforeAll(async () => {
  service = await startTestService(questionsNotifications);
});
afterAll(() => service.stop());

const ask = async (userEmail: string, browser: number, as = asVisitor(), question = 'What is a deed?') => {
  const body = { question, originalQuery: null, userEmail };
  const headers = people.browser(browser);
  return (await service.call(submitQuestion, { body, as, headers })).body.id;
};
const told = async (keys: Partial<PersonKeys>, before: TimelinePlace | null = null, limit = 200) => {
  const body = { keys: { ...nobody, ...keys }, before, limit };
  return (await service.call(heldActivity, { as: steward, body })).body;
};
const data = async (keys: Partial<PersonKeys>) =>
  (await service.call(heldData, { as: steward, body: { keys: { ...nobody, ...keys } } })).body.data;
const erase = async (keys: Partial<PersonKeys>, erasureId: string = crypto.randomUUID()) => {
  const body = { keys: { ...nobody, ...keys }, erasureId, reason: 'They asked for it.' };
  return service.call(eraseHeld, { as: steward, body });
};
const kinds = (items: readonly Activity[]) => items.map(({ kind }) => kind);
const waiting = async () =>
  (await service.call(pendingQuestions, { as: steward })).body.map(({ question }) => question);

describe('what is told of a person who asked', () => {
  it('is found by address, by browser and by member, and says by which', async () => {
    const id = await ask('one@example.org', 1);
    await people.answer(id, people.steward(), { publish: false });
    const byAddress = await told({ emails: ['One@Example.org'] });
    expect(kinds(byAddress.items).filter((kind) => kind !== 'mailed')).toEqual([
      'question-answered',
      'asked',
    ]);
    expect(byAddress.items.at(-1)).toMatchObject({
      question: 'What is a deed?',
      link: 'email',
      questionId: id,
    });
    expect(byAddress.keys).toEqual({ ...nobody, sessions: [sessionOf(1)] });

    const byBrowser = await told({ sessions: [sessionOf(1).toUpperCase()] });
    expect(byBrowser.items.map(({ link }) => link)).toEqual(['session', 'session']);
    // Whoever else used that browser is somebody else for all that is known.
    expect(byBrowser.keys).toEqual(nobody);

    const ben = people.newMember();
    await ask('two@example.org', 2, ben);
    const byMember = await told({ members: [ben.sub], sessions: [sessionOf(2)] });
    expect(byMember.items).toMatchObject([{ kind: 'asked', link: 'member' }]);
    expect(byMember.keys).toEqual({ ...nobody, sessions: [sessionOf(2)], members: [ben.sub] });
    expect((await told({ emails: ['ben@example.org'], sessions: ['nobody', '\u{1F600}'] })).items).toEqual(
      [],
    );
  });

  it('has the mails to them, and what they said about answers', async () => {
    const id = await ask('mailed@example.org', 3);
    await people.answer(id, people.steward(), { publish: true });
    const body = { helpful: false, reason: 'unclear', comment: 'Too long' } as const;
    const headers = people.browser(3);
    await service.call(rateAnswer, { params: { questionId: id }, body, as: asVisitor(), headers });
    const keys = { emails: ['mailed@example.org'], sessions: [sessionOf(3)] };
    await eventually(async () => kinds((await told(keys)).items).includes('mailed'));
    const { items } = await told(keys);
    expect(items.find(({ kind }) => kind === 'mailed')).toMatchObject({
      about: 'visitor_question_answered',
      link: 'email',
    });
    await eventually(async () => kinds((await told(keys)).items).includes('answer-rated'));
    expect((await told(keys)).items.find(({ kind }) => kind === 'answer-rated')).toMatchObject({
      helpful: false,
      link: 'session',
    });
  });

  it('leads from an address to the member who showed that it is theirs', async () => {
    await ask('claimed@example.org', 4);
    const member = asMember({ sub: crypto.randomUUID(), email: 'claimed@example.org' });
    await service.publish(verified(member.sub));
    await eventually(async () => (await service.call(myQuestions, { as: member })).body.length > 0);
    const { items, keys } = await told({ emails: ['claimed@example.org'] });
    expect(kinds(items)).toEqual(['question-claimed', 'asked']);
    expect(keys.members).toEqual([member.sub]);
  });

  it('is read page by page without loss or repeat', async () => {
    for (const question of ['A?', 'B?', 'C?', 'D?', 'E?'])
      await ask('paged@example.org', 5, asVisitor(), question);
    const keys = { emails: ['paged@example.org'] };
    const all = (await told(keys)).items;
    const pages: Activity[] = [];
    let place: TimelinePlace | null = null;
    for (let more = true; more;) {
      const page = await told(keys, place, 2);
      pages.push(...page.items);
      const last = page.items.at(-1);
      place = last ? { at: last.at, id: last.id } : place;
      more = page.more;
    }
    expect(all).toHaveLength(5);
    expect(pages).toEqual(all);
  });

  it('is told to stewards of every role, given out and erased by some who are present, and to nobody else', async () => {
    const body = { keys: nobody, before: null, limit: 1 };
    const erasing = { keys: nobody, erasureId: crypto.randomUUID(), reason: 'No.' };
    const all = async (as = asSteward()) => [
      (await service.call(heldActivity, { as, body })).status,
      (await service.call(heldData, { as, body: { keys: nobody } })).status,
      (await service.call(eraseHeld, { as, body: erasing })).status,
    ];
    expect(await all()).toEqual([200, 200, 200]);
    expect(await all(asSteward({ role: 'auditor' }))).toEqual([200, 403, 403]);
    expect(await all(asSteward({ role: 'responder' }))).toEqual([200, 403, 403]);
    expect(await all(asSteward({ presentAt: new Date(0).toISOString() }))).toEqual([200, 403, 403]);
    expect((await service.call(heldData, { as: asMember(), body: { keys: nobody } })).status).toBe(403);
    expect((await service.call(heldActivity, { as: asVisitor(), body })).status).toBe(401);
  });
});

describe('what is given out and erased of a person who asked', () => {
  it('is all of a member and of an address, and nothing of whoever used the same browser', async () => {
    const ada = people.newMember();
    await ask('ada@example.org', 6, ada, 'As a member?');
    await ask('adas@example.org', 6, asVisitor(), 'As a visitor?');
    await ask('other@example.org', 6, asVisitor(), 'As another?');
    const keys = { members: [ada.sub], emails: ['adas@example.org'], sessions: [sessionOf(6)] };
    const held = await data(keys);
    expect(held['questions']).toHaveLength(2);
    expect(JSON.stringify(held)).toMatch(/As a member\?.*As a visitor\?/);
    expect(JSON.stringify(held)).not.toContain('As another?');
    expect(Object.keys(held)).toEqual(['questions', 'votes', 'notifications', 'mails', 'settings']);
  });

  it('goes with an address: words, waiting questions and mails, once, and for good', async () => {
    const [open, answered] = [
      await ask('gone@example.org', 7, asVisitor(), 'Waits for gone?'),
      await ask('gone@example.org', 7, asVisitor(), 'Answered for gone?'),
    ];
    await people.answer(answered, people.steward(), { answer: 'An answer for all', publish: true });
    await ask('stays@example.org', 7, asVisitor(), 'Stays?');
    const body = { helpful: false, reason: 'unclear', comment: 'A comment of gone' } as const;
    const params = { questionId: answered };
    await service.call(rateAnswer, { params, body, as: asVisitor(), headers: people.browser(7) });
    const keys = { emails: ['gone@example.org'], sessions: [sessionOf(7)] };
    await eventually(async () => ((await data(keys))['mails'] ?? []).length > 0);

    const erasureId = crypto.randomUUID();
    expect((await erase(keys, erasureId)).body.erased).toBe(2);
    expect((await erase(keys, erasureId)).body.erased).toBe(0);
    expect((await erase(keys)).body.erased).toBe(0);

    const expectGone = async () => {
      expect(await data(keys)).toEqual({
        questions: [],
        votes: [],
        notifications: [],
        mails: [],
        settings: [],
      });
      const left = (await told(keys)).items.filter((item) => item.kind === 'asked');
      expect(left.map((item) => (item.kind === 'asked' ? item.question : null))).toEqual(['Stays?']);
      expect(await waiting()).toContain('Stays?');
      expect(await waiting()).not.toContain('Waits for gone?');
    };
    await expectGone();
    await service.projections?.rebuild('lists');
    await service.projections?.rebuild('answer-votes');
    await expectGone();
    const log = await service.kit.sql<{ data: string }>('select data::text as data from events');
    expect(log.map((row) => row.data).join()).not.toMatch(/for gone|of gone|gone@/);
    const events = (await service.parts.store?.readStream(`question-${open}`)) ?? [];
    expect(events.map(({ type }) => type)).toEqual(['QuestionSubmitted', 'QuestionWithdrawn']);
    expect(events[0]?.data).toMatchObject({ question: null, email: null, sessionId: null });
    // The answer that was published stays as it went out, and holds nobody.
    const published = (await service.messages(questionAnswered.type)).find(({ data: message }) =>
      JSON.stringify(message).includes('An answer for all'),
    );
    expect(JSON.stringify(published)).not.toContain('gone@');
  });

  it('is erased again when they write again', async () => {
    const keys = { emails: ['again@example.org'] };
    await ask('again@example.org', 8);
    expect((await erase(keys)).body.erased).toBe(1);
    await ask('again@example.org', 8, asVisitor(), 'Me again?');
    expect(JSON.stringify(await data(keys))).toContain('Me again?');
    expect((await erase(keys)).body.erased).toBe(1);
    expect((await data(keys))['questions']).toEqual([]);
  });

  it('is nothing any more of a member whose account is gone', async () => {
    const cem = people.newMember();
    const id = await ask('cem@example.org', 9, cem, 'A question of Cem');
    await people.answer(id, people.steward());
    await eventually(async () => ((await data({ members: [cem.sub] }))['notifications'] ?? []).length > 0);
    await service.publish(message(memberErased.type, cem.sub, { erasedAt: '2026-01-01T00:00:00.000Z' }));
    const gone = { questions: [], votes: [], notifications: [], mails: [], settings: [] };
    await eventually(async () => JSON.stringify(await data({ members: [cem.sub] })) === JSON.stringify(gone));
    expect((await told({ members: [cem.sub], sessions: [sessionOf(9)] })).items).toEqual([]);
  });
});

const message = (type: string, memberId: string, more: object): Message => ({
  specversion: '1.0',
  id: crypto.randomUUID(),
  source: '/services/security-auth',
  type,
  subject: `member-${memberId}`,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data: { memberId, ...more },
});
const verified = (memberId: string) =>
  message('security-auth.member.email-verified.v1', memberId, { verifiedAt: '2026-01-01T00:00:00.000Z' });
