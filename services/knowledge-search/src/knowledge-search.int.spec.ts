import { randomUUID } from 'node:crypto';
import {
  answerPublished,
  answerRevised,
  answerUnpublished,
  documentPublished,
  type Message,
  questionAnswered,
  searchKnowledge,
  suggest,
} from '@aera/contracts/server';
import {
  buildMessage,
  asMember,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStream } from './documents/document-stream.ts';
import { listPageSections } from './pages/site-pages.ts';
import { seedArticles } from './seed/publish-seed.ts';
import { knowledgeSearch } from './service.ts';

const anUuid = /^[0-9a-f-]{36}$/;
const answeredAt = '2025-03-01T12:00:00.000Z';

describe('knowledge-search', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(knowledgeSearch);
  });
  afterAll(() => service.stop());

  const search = async (query: string, headers = {}) =>
    service.call(searchKnowledge, { body: { query }, as: asVisitor(), headers });
  const suggestions = async (query: string) =>
    (await service.call(suggest, { query: { query }, as: asVisitor() })).body.suggestions;
  const readFirst = async (query: string) => (await search(query)).body.results[0];

  const answeredMessage = (
    published: { question: string; answer: string } | null,
    questionId: string = randomUUID(),
  ): Message =>
    buildMessage(
      questionAnswered,
      { questionId, answeredAt, published },
      { subject: `question-${questionId}`, time: answeredAt },
    );
  const getQuestionId = ({ data }: Message) => (data as { questionId: string }).questionId;

  it('is ready once its index is built, with the seeded articles in it', async () => {
    await eventually(async () => {
      const { statusCode } = await service.inject({ method: 'GET', url: '/readyz' });
      return statusCode === 200;
    });
    // A transaction in another test on the same server may delay the last seed events.
    await eventually(async () => (await search('What does a trust cost?')).body.hasAnswer);
    const { body } = await search('What does a trust cost?');
    expect(body.results[0]).toMatchObject({ id: 'cost-of-a-trust', confidence: 1, sourcePage: '/trusts' });
  });

  it("finds passages of the site's pages with their location", async () => {
    const found = await readFirst('capital letters carry no meaning');
    expect(found).toMatchObject({ kind: 'page', sourcePage: '/how', category: 'How it works' });
    expect(found?.title).toBe('Capital letters carry no meaning · How it works');
    expect(
      await readFirst('which duties do I have when I use the site: true and complete information'),
    ).toMatchObject({ sourcePage: '/terms-of-service#responsibilities' });
  });

  it('finds a published answer and publishes the indexed message', async () => {
    const question = 'May a trust own a fishing boat?';
    expect((await search(question)).body.hasAnswer).toBe(false);
    const message = answeredMessage({ question, answer: 'A trust may own a boat like any other property.' });
    await service.publish(message);

    const body = await eventually(async () => {
      const { body } = await search(question);
      return body.hasAnswer && body;
    });
    expect(body.results[0]).toMatchObject({ id: getQuestionId(message), title: question, confidence: 1 });
    expect(await readFirst('can a fishing boat be owned by a trust')).toMatchObject({ title: question });
    expect(await suggestions('may a tr')).toEqual([question]);

    const published = await service.messages(documentPublished.type);
    expect(published.find(({ data }) => (data as { title: string }).title === question)).toMatchObject({
      causationid: message.id,
      data: { documentId: getQuestionId(message), kind: 'answer', publishedAt: '2025-03-01T12:00:00.000Z' },
    });
  });

  it('keeps the first answer when a message is redelivered', async () => {
    const first = answeredMessage({ question: 'Is a unicorn property?', answer: 'No.' });
    const again = answeredMessage(
      { question: 'Is a unicorn property?', answer: 'Yes.' },
      getQuestionId(first),
    );
    const marker = answeredMessage({ question: 'Is a griffin property?', answer: 'No.' });
    for (const message of [first, first, again, marker]) await service.publish(message);
    await eventually(async () => (await search('Is a griffin property?')).body.results[0]?.confidence === 1);

    const stream = await service.kit.store.stream(documentStream).read(getQuestionId(first));
    expect(stream?.map(({ type }) => type)).toEqual(['AnswerPublished']);
    expect(await readFirst('is a unicorn property')).toMatchObject({ content: 'No.', confidence: 1 });
  });

  it('hides answers that a steward did not publish', async () => {
    const secret = answeredMessage(null);
    await service.publish(secret);
    await service.publish(answeredMessage({ question: 'Is a phoenix property?', answer: 'No.' }));
    await eventually(async () => (await readFirst('Is a phoenix property?'))?.confidence === 1);
    const events = await service.kit.store.stream(documentStream).read(getQuestionId(secret));
    expect(events.map(({ type }) => type)).toEqual(['AnswerUnpublished']);
  });

  it('follows an answer as it is revised, unpublished and published again', async () => {
    const question = 'Is a basilisk property?';
    const first = answeredMessage({ question, answer: 'No.' });
    const questionId = getQuestionId(first);
    const news = (kind: { readonly type: string }, data: object): Message => ({
      ...first,
      id: randomUUID(),
      type: kind.type,
      data: { questionId, ...data },
    });
    await service.publish(first);
    await eventually(async () => (await readFirst(question))?.content === 'No.');
    const published = { question, answer: 'Not since 1666.' };
    await service.publish(news(answerRevised, { revisedAt: '2025-03-02T12:00:00.000Z', published }));
    await eventually(async () => (await readFirst(question))?.content === published.answer);
    await service.publish(news(answerUnpublished, { unpublishedAt: '2025-03-03T12:00:00.000Z' }));
    await eventually(async () => (await readFirst(question))?.id !== questionId);
    const publishedAt = '2025-03-04T12:00:00.000Z';
    await service.publish(news(answerPublished, { ...published, publishedAt }));
    expect(
      await eventually(async () => {
        const found = await readFirst(question);
        return found?.id === questionId && found;
      }),
    ).toMatchObject({ content: published.answer, kind: 'answer' });
  });

  it('finds nothing for an off-topic query', async () => {
    const { status, body } = await search('how do I bake sourdough bread');
    expect([status, body.hasAnswer]).toEqual([200, false]);
  });

  it('creates a search session, and reuses a given one', async () => {
    const opened = await search('');
    expect(opened.body).toEqual({ results: [], hasAnswer: false });
    const session = String(opened.headers['x-session-id']);
    expect(session).toMatch(anUuid);
    const kept = await search('trust', { 'x-session-id': session });
    expect(kept.headers['x-session-id']).toBe(session);
    const replaced = await search('trust', { 'x-session-id': 'not-one' });
    expect(replaced.headers['x-session-id']).toMatch(anUuid);
    expect(replaced.headers['x-session-id']).not.toBe(session);
  });

  it('suggests titles by prefix and in spite of typos, from two characters on, eight at most', async () => {
    expect(await suggestions('living cal')).toEqual(['How does the living calendar work?']);
    expect(await suggestions('alignmnt')).toEqual(['What are alignment days?']);
    expect(await suggestions('t ')).toEqual([]);
    expect(await suggestions('th')).toHaveLength(8);
  });

  it('names the invalid field of a request', async () => {
    const bodies: [object, string][] = [
      [{}, 'query'],
      [{ query: 7 }, 'query'],
      [{ query: 'a'.repeat(1001) }, 'query'],
      [{ query: '\u0000' }, 'query'],
    ];
    for (const [payload, field] of bodies) {
      const answer = await service.inject({ method: 'POST', url: '/api/search', payload, as: asVisitor() });
      expect(answer.statusCode).toBe(400);
      expect(JSON.stringify(answer.json())).toContain(field);
    }
    const answer = await service.inject({ method: 'GET', url: '/api/search/suggestions', as: asMember() });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps its documents across a restart without reseeding', async () => {
    const pageIds = listPageSections().map(({ documentId }) => documentId);
    service = await service.restart();
    await eventually(async () => (await readFirst('May a trust own a fishing boat?'))?.confidence === 1);
    expect(await readFirst('What are alignment days?')).toMatchObject({
      id: 'alignment-days',
      confidence: 1,
    });
    for (const id of [...seedArticles.map((article) => article.id), ...pageIds])
      expect(await service.kit.store.stream(documentStream).read(id)).toHaveLength(1);
  });
});
