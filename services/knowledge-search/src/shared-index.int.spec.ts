import { randomUUID } from 'node:crypto';
import { questionAnswered, searchKnowledge } from '@aera/contracts';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually, testMeili } from '@aera/testing';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentEvent } from './documents/document.ts';
import { knowledgeSearch } from './service.ts';

describe('knowledge-search on Meilisearch', () => {
  let meili: Awaited<ReturnType<typeof testMeili>>;
  let service: TestService<DocumentEvent>;
  /** The server works through its tasks one by one, each on disk. */
  const patient = { timeout: 60_000, interval: 100 };
  const index = `service-${process.pid}`;
  beforeAll(async () => {
    meili = await testMeili();
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
  const firstOf = async (query: string) =>
    (await service.call(searchKnowledge, { body: { query }, as: asVisitor() })).body.results[0];
  const answer = (question: string) =>
    service.publish({
      specversion: '1.0',
      id: randomUUID(),
      source: '/services/questions-notifications',
      type: questionAnswered.type,
      subject: 'question',
      time: '2025-03-01T12:00:00.000Z',
      datacontenttype: 'application/json',
      data: {
        questionId: randomUUID(),
        answeredAt: '2025-03-01T12:00:00.000Z',
        published: { question, answer: 'Yes.' },
      },
    });

  it('answers as the embedded engine does, and finds a new answer', async () => {
    expect(await firstOf('What does a trust cost?')).toMatchObject({ id: 'cost-of-a-trust', confidence: 1 });
    await answer('May a trust own a fishing boat?');
    await eventually(
      async () => (await firstOf('may a trust own a fishing boat'))?.confidence === 1,
      patient,
    );
  });

  it('goes on with the same index after a restart', async () => {
    service = await service.restart();
    await indexBuilt();
    expect(await firstOf('may a trust own a fishing boat')).toMatchObject({ confidence: 1 });
  });

  it('fills a server again that has lost everything', async () => {
    const client = new Meilisearch({ host: meili.url });
    for (const uid of [index, `${index}-progress`])
      await client.deleteIndex(uid).waitTask({ timeout: 60_000 });
    service = await service.restart();
    await indexBuilt();
    expect(await firstOf('may a trust own a fishing boat')).toMatchObject({ confidence: 1 });
    expect(await firstOf('What are alignment days?')).toMatchObject({ id: 'alignment-days' });
  });

  it('says that search is not available while the server is away', async () => {
    const away = await startTestService(knowledgeSearch, { env: { MEILI_URL: 'http://127.0.0.1:9' } });
    const { status, body } = await away.call(searchKnowledge, { body: { query: 'trust' }, as: asVisitor() });
    expect([status, body.code]).toEqual([503, 'search-unavailable']);
    expect((await away.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await away.stop();
  });
});
