import { randomUUID } from 'node:crypto';
import {
  createArticleFromGap,
  dismissGap,
  listClosedGaps,
  listGaps,
  publishArticle,
  recordSearchClick,
  restoreGap,
  reviseArticle,
  searchKnowledge,
  suggest,
  unpublishArticle,
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
import { knowledgeSearch } from '../service.ts';
import { deleteExpiredSearches } from './search-log.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

describe('searches', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(knowledgeSearch);
    await eventually(async () => (await ask('alignment days', 0)).hasAnswer);
  });
  afterAll(() => service.stop());

  const steward = asSteward();
  const from = (visitor: number) => asVisitor({ ip: `203.0.113.${visitor}` });
  const ask = async (query: string, visitor: number, { headers = browser, typing = false } = {}) =>
    (await service.call(searchKnowledge, { as: from(visitor), body: { query, typing }, headers })).body;
  const click = async (query: string, visitor: number) => {
    const { queryId = '', results } = await ask(query, visitor);
    const body = { queryId, documentId: results[0]?.id ?? '', rank: 1 };
    return service.call(recordSearchClick, { as: from(visitor), body, headers: browser });
  };
  const suggestions = async (query: string) =>
    (await service.call(suggest, { as: asVisitor(), query: { query } })).body.suggestions;
  const gaps = async () => (await service.call(listGaps, { as: steward })).body.gaps;
  const gap = async (query: string) => (await gaps()).find((each) => each.query === query);

  describe('as suggestions', () => {
    it('are offered to others once five visitors searched for them and a result was opened', async () => {
      for (const visitor of [1, 2, 3, 4]) await ask('Alignment days of an  ORDINARY year?', visitor);
      // Repetitions by the same four visitors and a bot: still four visitors.
      for (const visitor of [1, 2, 3, 4]) await ask('alignment days of an ordinary year', visitor);
      await ask('alignment days of an ordinary year', 5, { headers: crawler });
      expect((await click('alignment days of an ordinary year', 1)).status).toBe(204);
      // A query of five visitors, recorded after the others, shows that the popular queries were refreshed.
      for (const visitor of [1, 2, 3, 4, 5]) await ask('ordinary year in the living calendar', visitor);
      await click('ordinary year in the living calendar', 2);
      await eventually(
        async () => (await suggestions('ordinary ye'))[0] === 'ordinary year in the living calendar',
      );
      expect(await suggestions('alignment days o')).not.toContain('alignment days of an ordinary year');

      await ask('alignment days of an ordinary year', 5);
      await click('alignment days of an ordinary year', 4);
      await eventually(
        async () => (await suggestions('Alignment days O'))[0] === 'alignment days of an ordinary year',
      );
    });

    it('require three networks on one day, regardless of the number of accounts', async () => {
      const asAccount = (number: number, ip: string) => asMember({ sub: `throwaway-${number}`, ip });
      const open = async (query: string, as: ReturnType<typeof asAccount>) => {
        const { queryId = '', results } = (
          await service.call(searchKnowledge, { as, body: { query }, headers: browser })
        ).body;
        const body = { queryId, documentId: results[0]?.id ?? '', rank: 1 };
        await service.call(recordSearchClick, { as, body, headers: browser });
      };
      for (let n = 0; n < 6; n += 1)
        await open('calendar months of february', asAccount(n, `2001:db8:9:${n % 2}::${n}`));
      for (let n = 0; n < 6; n += 1)
        await open('calendar months of consent', asAccount(n, `2001:db8:9:${n % 3}::${n}`));
      await eventually(async () => (await suggestions('calendar mo')).includes('calendar months of consent'));
      expect(await suggestions('calendar mo')).not.toContain('calendar months of february');
    });

    it('consist of published words', async () => {
      for (const query of ['living calendar teapot', 'living calendar shop.example', 'living calendar 🌱'])
        for (const visitor of [1, 2, 3, 4, 5]) await click(query, visitor);
      for (const visitor of [1, 2, 3, 4, 5]) await click('living calendar consent', visitor);
      await eventually(async () =>
        (await suggestions('living calendar c')).includes('living calendar consent'),
      );
      for (const typed of ['living calendar t', 'living calendar s', 'living calendar 🌱'])
        expect((await suggestions(typed)).join()).not.toMatch(/teapot|shop|🌱/);
    });

    it('require a click and contain no personal numbers', async () => {
      for (const visitor of [1, 2, 3, 4, 5, 6]) {
        await ask('living months no one opens', visitor);
        await click('call 202 555 0134 99 consent', visitor);
      }
      for (const visitor of [1, 2, 3, 4, 5]) await click('living months that people open', visitor);
      await eventually(
        async () => (await suggestions('living months'))[0] === 'living months that people open',
      );
      expect(await suggestions('living months no one')).toEqual([]);
      expect(await suggestions('call 202')).toEqual([]);
    });
  });

  it('are deleted after 90 days, and unfinished ones after a day unless a result was opened', async () => {
    const { sql } = service.kit;
    const insert = async (query: string, age: string, { typing = false, clicked = false } = {}) => {
      const id = randomUUID();
      await sql(
        `insert into searches (id, searched_at, visitor_key, network_key, query, query_key, query_pseudonym, has_answer, typing)
         values ($1, now() - $2::interval, 'visitor', 'network', $3, $3, $3, true, $4)`,
        [id, age, `expiry ${query}`, typing],
      );
      if (clicked)
        await sql(`insert into search_clicks values ($1, 'cookies', 1, now() - $2::interval)`, [id, age]);
      return id;
    };
    const typing = true;
    const ids = [
      await insert('old', '91 days', { clicked: true }),
      await insert('new', '89 days'),
      await insert('unfinished', '25 hours', { typing }),
      await insert('unfinished today', '23 hours', { typing }),
      await insert('unfinished and opened', '25 hours', { typing, clicked: true }),
    ];
    await deleteExpiredSearches(sql);
    const kept = await sql<{ query: string }>(
      'select query from searches where id = any($1::uuid[]) order by query',
      [ids],
    );
    expect(kept.map(({ query }) => query)).toEqual([
      'expiry new',
      'expiry unfinished and opened',
      'expiry unfinished today',
    ]);
    expect(await sql('select from search_clicks where search_id = $1', [ids[0]])).toEqual([]);
  });

  describe('as clicks', () => {
    it('count once, and not without a search', async () => {
      const { queryId = '' } = await ask('cookies', 1);
      const sql = service.kit.sql;
      const open = (id: string) =>
        service.call(recordSearchClick, {
          as: from(1),
          body: { queryId: id, documentId: 'cookies', rank: 1 },
        });
      const invented = randomUUID();
      for (const id of [queryId, queryId, invented]) expect((await open(id)).status).toBe(204);
      const kept = await sql<{ id: string }>(
        'select search_id as id from search_clicks where search_id = any($1::uuid[])',
        [[queryId, invented]],
      );
      expect(kept).toEqual([{ id: queryId }]);
    });

    it('store no IP address and no session id', async () => {
      await ask('cookies and crumbs', 77);
      await eventually(async () => {
        const rows = await service.kit.sql('select * from searches');
        expect(JSON.stringify(rows)).toContain('cookies and crumbs');
        expect(JSON.stringify(rows)).not.toContain('203.0.113');
      });
    });
  });

  describe('as content gaps', () => {
    it('are grouped by wording and ranked by visitors, without bots and intermediate queries', async () => {
      for (const visitor of [1, 2, 3]) await ask('How do I store walrus ivory?', visitor);
      for (const visitor of [3, 4]) await ask('storing wallrus ivory', visitor);
      for (const visitor of [1, 2, 3, 4, 5, 6]) await ask('xylophone tuning', visitor, { headers: crawler });
      for (const visitor of [1, 2, 3, 4, 5]) await ask('xylophone tun', visitor, { typing: true });
      await ask('xylophone tuning fork', 1);
      const found = await gaps();
      expect(found.find(({ query }) => query === 'how do i store walrus ivory')).toMatchObject({
        otherQueries: ['storing wallrus ivory'],
        variants: 1,
        visitors: 4,
        searches: 5,
        article: null,
      });
      expect(found.filter(({ query }) => query.startsWith('xylophone'))).toMatchObject([{ visitors: 1 }]);
      const visitors = found.map((each) => each.visitors);
      expect(visitors).toEqual(visitors.toSorted((a, b) => b - a));
    });

    it('are dismissed by a steward, reopened by new wordings, and restored', async () => {
      for (const visitor of [1, 2]) await ask('Where do zeppelins land?', visitor);
      const dismissed = async () =>
        (await service.call(listGaps, { as: steward, query: { show: 'dismissed' } })).body.gaps.map(
          ({ query }) => query,
        );
      const { id = '' } = (await gap('where do zeppelins land')) ?? {};
      const call = (route: typeof dismissGap | typeof restoreGap) =>
        service.call(route, { as: steward, params: { id } });
      expect((await Promise.all([call(dismissGap), call(dismissGap)])).map(({ status }) => status)).toEqual([
        204, 204,
      ]);
      expect([await gap('where do zeppelins land'), await dismissed()]).toEqual([
        undefined,
        ['where do zeppelins land'],
      ]);
      await ask('where do big zeppelins land', 3);
      expect(await gap('where do zeppelins land')).toMatchObject({ visitors: 3 });
      await call(dismissGap);
      expect(await dismissed()).toEqual(['where do zeppelins land']);
      await call(restoreGap);
      await call(restoreGap);
      expect([(await gap('where do zeppelins land'))?.visitors, await dismissed()]).toEqual([3, []]);
      const unknown = { as: steward, params: { id: '0'.repeat(32) } };
      expect((await service.call(dismissGap, unknown)).status).toBe(404);
    });

    it('become one article for all stewards who create it', async () => {
      const { id = '' } = (await gap('how do i store walrus ivory')) ?? {};
      const body = { title: 'Walrus ivory', markdown: 'To write.', category: 'Help' };
      const begin = () => service.call(createArticleFromGap, { as: steward, params: { id }, body });
      const [one, other] = await Promise.all([begin(), begin()]);
      expect([one.status, other.body.id]).toEqual([201, one.body.id]);
      expect(one.body).toMatchObject({ ...body, state: 'draft', gapId: id });
      const another = { as: steward, params: { id }, body: { ...body, title: 'Tusks' } };
      expect((await service.call(createArticleFromGap, another)).body.code).toBe('gap-has-article');
      expect((await gap('how do i store walrus ivory'))?.article).toMatchObject({ state: 'draft' });
      const unknown = await service.call(createArticleFromGap, {
        as: steward,
        params: { id: '0'.repeat(32) },
        body,
      });
      expect(unknown.status).toBe(404);
    });

    it('keep their article when another wording becomes the most frequent, also while they are dismissed', async () => {
      const body = { title: 'Zeppelins', markdown: 'They land on masts.', category: 'Help' };
      const create = (params: { id: string }) =>
        service.call(createArticleFromGap, { as: steward, params, body });
      const { id: first = '' } = (await gap('where do zeppelins land')) ?? {};
      const { body: article } = await create({ id: first });
      for (const visitor of [4, 5, 6]) await ask('where do big zeppelins land', visitor);
      const { id = '' } = (await gap('where do big zeppelins land')) ?? {};
      expect(id).not.toBe(first);
      await service.call(dismissGap, { as: steward, params: { id } });
      expect((await create({ id })).body.id).toBe(article.id);
    });

    it('report whether the article helped', async () => {
      const { article } = (await gap('how do i store walrus ivory')) ?? {};
      const params = { id: article?.id ?? '' };
      const text = {
        title: 'How do I store walrus ivory?',
        markdown: 'Walrus ivory is stored dry and dark, and with its papers.',
        category: 'Help',
      };
      const readClosedGap = async () =>
        (await service.call(listClosedGaps, { as: steward })).body.gaps.find(
          ({ articleId }) => articleId === params.id,
        );
      expect(await readClosedGap()).toMatchObject({ publishedAt: null, before: null, after: null });

      await service.call(reviseArticle, { as: steward, params, body: { ...text, expectedVersion: 1 } });
      await service.call(publishArticle, { as: steward, params, body: { expectedVersion: 2 } });
      // Searches while typing do not count, so waiting does not add searches without an answer to the gap.
      await eventually(async () => (await ask('how do I store walrus ivory', 9, { typing: true })).hasAnswer);
      await ask('how do I store walrus ivory', 9);
      await click('how do I store walrus ivory', 8);

      const { before, after, ...of } = (await readClosedGap()) ?? {};
      expect(of).toMatchObject({ title: text.title, state: 'published' });
      expect(before).toMatchObject({
        searches: 5,
        visitors: 4,
        searchesWithAnswer: 0,
        answerRate: 0,
        clickedAnyResult: 0,
      });
      expect(after).toMatchObject({ visitors: 2, clickedAnyResult: 1, clickedThisArticle: 1 });
      expect(after?.searchesWithAnswer).toBeGreaterThanOrEqual(2);
      expect(await gap('how do i store walrus ivory')).toBeUndefined();
    });

    it('stay closed while their article is edited, and close again when it is improved', async () => {
      const closed = (await service.call(listClosedGaps, { as: steward })).body.gaps;
      const title = 'How do I store walrus ivory?';
      const params = { id: closed.find((each) => each.title === title)?.articleId ?? '' };
      const text = { title, markdown: 'Walrus ivory is stored dry, dark and cool.', category: 'Help' };
      const listed = async () => (await gap('how do i store walrus ivory')) !== undefined;
      await service.call(reviseArticle, { as: steward, params, body: { ...text, expectedVersion: 2 } });
      expect(await listed()).toBe(false);

      const { queryId } = await ask('how do I store walrus ivory', 7);
      expect(await listed()).toBe(false);
      await service.kit.sql('update searches set has_answer = false where id = $1', [queryId]);
      expect(await listed()).toBe(true);
      await service.call(publishArticle, { as: steward, params, body: { expectedVersion: 3 } });
      expect(await listed()).toBe(false);

      await service.call(unpublishArticle, { as: steward, params, body: { expectedVersion: 3 } });
      expect(await listed()).toBe(true);
    });
  });
});
