import { randomUUID } from 'node:crypto';
import { previewSearchRules, questionAnswered, searchKnowledge } from '@aera/contracts/server';
import {
  buildMessage,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually, startTestMeilisearch } from '@aera/testing';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from './service.ts';

describe('knowledge-search on Meilisearch', () => {
  let meili: Awaited<ReturnType<typeof startTestMeilisearch>>;
  let service: TestService;
  /** The server processes its tasks sequentially, each on disk. */
  const patient = { timeout: 60_000, interval: 100 };
  const index = `service-${process.pid}`;
  beforeAll(async () => {
    meili = await startTestMeilisearch();
    service = await startTestService(knowledgeSearch, { env: { MEILI_URL: meili.url, MEILI_INDEX: index } });
    await indexBuilt();
  });
  afterAll(async () => {
    await service.stop();
    await meili.stop();
  });

  const indexBuilt = () =>
    eventually(async () => {
      const { statusCode } = await service.inject({ method: 'GET', url: '/readyz' });
      return statusCode === 200;
    }, patient);
  const readFirst = async (query: string) =>
    (await service.call(searchKnowledge, { body: { query }, as: asVisitor() })).body.results[0];
  /** A transaction in another test on the same server may delay the last events of the log. */
  const expectAnswer = (query: string, id: unknown = expect.any(String)) =>
    eventually(async () => expect(await readFirst(query)).toMatchObject({ id, confidence: 1 }), patient);
  const answer = (question: string) =>
    service.publish(
      buildMessage(questionAnswered, {
        questionId: randomUUID(),
        answeredAt: '2025-03-01T12:00:00.000Z',
        published: { question, answer: 'Yes.' },
      }),
    );

  it('gives the same results as the embedded engine, and finds a new answer', async () => {
    await expectAnswer('What does a trust cost?', 'cost-of-a-trust');
    await answer('May a trust own a fishing boat?');
    await expectAnswer('may a trust own a fishing boat');
  });

  it('keeps its index across a restart', async () => {
    service = await service.restart();
    await indexBuilt();
    await expectAnswer('may a trust own a fishing boat');
  });

  it('rebuilds the index on a server that has lost its data', async () => {
    const client = new Meilisearch({ host: meili.url });
    for (const uid of [index, `${index}-progress`])
      await client.deleteIndex(uid).waitTask({ timeout: 60_000 });
    await indexBuilt();
    await expectAnswer('may a trust own a fishing boat');
    await expectAnswer('What are alignment days?', 'alignment-days');
  });

  it('reports that search is unavailable while the server is down', async () => {
    const away = await startTestService(knowledgeSearch, { env: { MEILI_URL: 'http://127.0.0.1:9' } });
    const { status, body } = await away.call(searchKnowledge, { body: { query: 'trust' }, as: asVisitor() });
    expect([status, body.code]).toEqual([503, 'search-unavailable']);
    const queries = ['trust'];
    const preview = await away.call(previewSearchRules, {
      as: asSteward(),
      body: { synonyms: [], pins: [], queries },
    });
    expect([preview.status, preview.body.code]).toEqual([503, 'search-unavailable']);
    expect((await away.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await away.stop();
  });
});
