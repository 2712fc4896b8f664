import { memberErased, exportMySearches, recordSearchClick, searchKnowledge } from '@aera/contracts/server';
import {
  buildMessage,
  asMember,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from '../service.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const [ada, ben] = ['ada', 'ben'].map((sub) => asMember({ sub }));

let service: TestService;
beforeAll(async () => {
  service = await startTestService(knowledgeSearch);
});
afterAll(() => service.stop());

const ask = async (query: string, as = ada!) =>
  (await service.call(searchKnowledge, { as, body: { query, typing: false }, headers })).body;
const own = async (as = ada!) => (await service.call(exportMySearches, { as })).body.searches;

describe('the searches of a member', () => {
  it('are exported to them, with the opened results, and to no one else', async () => {
    await eventually(async () => (await ask('cookies')).results.length > 0);
    const { queryId = '', results } = await ask('alignment days');
    const body = { queryId, documentId: results[0]!.id, rank: 1 };
    await service.call(recordSearchClick, { as: ada!, body, headers });
    await ask('what Ben asks', ben);
    const [newest] = await own();
    expect(newest).toMatchObject({ query: 'alignment days', hasAnswer: true });
    expect(newest?.opened).toEqual([{ documentId: results[0]!.id, at: expect.any(String) }]);
    expect((await own(ben)).map(({ query }) => query)).toEqual(['what ben asks']);
    expect((await service.call(exportMySearches, { as: asVisitor() })).status).toBe(401);
  });

  it('are deleted with the account, and those of others stay', async () => {
    await service.publish(
      buildMessage(memberErased, { memberId: 'ada', erasedAt: '2026-01-01T00:00:00.000Z' }),
    );
    await eventually(async () => (await own()).length === 0);
    expect(await service.kit.sql('select * from search_clicks')).toEqual([]);
    expect(await own(ben)).toHaveLength(1);
  });
});
