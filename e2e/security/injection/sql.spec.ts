import {
  answerQuestion,
  submitContactMessage,
  createArticle,
  readStewardArticle,
  listContacts,
  listQuestions,
  readCurrentMember,
  previewMarkdown,
  readQuestion,
  readQuestionAsSteward,
  register,
  searchKnowledge,
  submitQuestion,
  suggest,
  readVisitBreakdown,
} from '@aera/contracts';
import { eventually } from '@aera/testing';
import { expect, test } from '../platform/security-test.ts';
import { sqlInjectionPayloads } from '../platform/attack-payloads.ts';
import type { Person } from '../platform/people.ts';

const all = sqlInjectionPayloads.join(' | ');

/** Names are a single line. */
const toName = (text: string) => text.slice(0, 200).replaceAll(/[\n\u2028]/g, ' ');

test.describe('input that looks like SQL', () => {
  let steward: Person;
  test.beforeAll(async ({ people }) => void (steward = await people.steward()));

  test('is stored unchanged in a member’s name', async ({ people }) => {
    for (const name of sqlInjectionPayloads.map(toName)) {
      const self = people.visitor();
      const email = `${crypto.randomUUID()}@example.org`;
      await self.call(register, { body: { name, email, password: `${all}`.slice(0, 200) } });
      expect(await self.call(readCurrentMember), name).toMatchObject({ user: { name, email } });
    }
  });

  test('is stored unchanged in a question and its answer', async ({ people }) => {
    const member = await people.member();
    const asked = { question: all, originalQuery: all, userEmail: member.email };
    const { id: questionId } = await member.call(submitQuestion, { body: asked });
    await steward.call(answerQuestion, { params: { questionId }, body: { answer: all, publish: false } });
    const [forMember, forSteward] = [
      await member.call(readQuestion, { params: { questionId } }),
      await steward.call(readQuestionAsSteward, { params: { questionId } }),
    ];
    for (const seen of [forMember, forSteward])
      expect(seen).toMatchObject({ question: all, originalQuery: all, adminResponse: all });
  });

  test('is stored unchanged in a message', async ({ people }) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const message = {
      name: toName(all),
      email,
      subject: all.slice(0, 200),
      message: all,
      formOpenMs: 60_000,
    };
    await people.visitor().call(submitContactMessage, { body: message });
    const found = await eventually(async () => {
      const [contacts, quarantined] = [
        await steward.call(listContacts),
        (await steward.send({ path: '/api/admin/contacts/quarantine' })).text,
      ];
      return (
        contacts.find((one) => one.email === email) ??
        (quarantined.includes(email) && JSON.parse(quarantined))
      );
    });
    expect(JSON.stringify(found)).toContain(JSON.stringify(all).slice(1, -1));
  });

  test('is stored unchanged in an article', async () => {
    const body = { title: all.slice(0, 200), category: all.slice(0, 60), markdown: all, sourcePage: null };
    const drafted = await steward.send({
      method: 'POST',
      path: createArticle.path,
      body: JSON.stringify({ key: crypto.randomUUID(), ...body }),
    });
    expect([201, 400], drafted.text).toContain(drafted.status);
    const plain = { ...body, title: sqlInjectionPayloads[0], category: 'Trusts' };
    const { id } = await steward.call(createArticle, { body: { key: crypto.randomUUID(), ...plain } });
    expect(await steward.call(readStewardArticle, { params: { id } })).toMatchObject({
      title: sqlInjectionPayloads[0],
    });
    await steward.call(previewMarkdown, { body: { markdown: all } });
  });

  test('matches only itself in every search field', async ({ people }) => {
    const visitor = people.visitor();
    const countQuestions = async (q: string) =>
      (await steward.call(listQuestions, { query: { status: 'all', q } })).total;
    expect(await countQuestions(crypto.randomUUID())).toBe(0);
    // A LIKE wildcard matches itself only.
    expect(await countQuestions('%%%%')).toBe(0);
    expect(await countQuestions('____')).toBe(0);
    for (const text of sqlInjectionPayloads) {
      const range = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
      const query = (fields: Record<string, string>) => new URLSearchParams(fields);
      const acceptedPaths = [
        `${suggest.path}?${query({ query: text })}`,
        `${readVisitBreakdown.path}?${query({ ...range, by: 'page', page: text, source: text, country: text })}`,
        `${listQuestions.path}?${query({ status: 'all', q: text })}`,
      ];
      for (const path of acceptedPaths) expect((await steward.send({ path })).status, path).toBe(200);
      const rejectedPaths = [
        `${readVisitBreakdown.path}?${query({ ...range, by: text })}`,
        `${readVisitBreakdown.path}?${query({ ...range, by: 'page', sort: text, order: text })}`,
        `${listQuestions.path}?${query({ limit: text })}`,
        `/api/admin/jurisdiction/ip-activity/${encodeURIComponent(text)}`,
      ];
      for (const path of rejectedPaths) expect((await steward.send({ path })).status, path).toBe(400);
      expect(
        (await steward.send({ path: `${listQuestions.path}?${query({ cursor: text })}` })).status,
      ).toBeLessThan(500);
      await visitor.call(searchKnowledge, { body: { query: text } });
    }
  });
});
