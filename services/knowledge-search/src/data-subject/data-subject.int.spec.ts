import { randomUUID } from 'node:crypto';
import {
  type Identity,
  type Message,
  createArticleFromGap,
  dismissGap,
  exportMySearches,
  listGaps,
  type PersonIdentifiers,
  recordSearchClick,
  searchKnowledge,
  visitorCookie,
  visitorErased,
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
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from '../service.ts';
import { findPersonActivity } from './person-activity.ts';

const { activity, data, erase, readInPages, describeAccess } = createDataSubjectClient(
  'knowledge-search',
  () => service,
);
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

let service: TestService;
beforeAll(async () => {
  service = await startTestService(knowledgeSearch);
  await eventually(async () => (await ask('alignment days')).results.length > 0);
});
afterAll(() => service.stop());

interface From {
  readonly session?: string;
  readonly as?: Identity;
  readonly typing?: boolean;
}

const ask = async (query: string, { session, as = asVisitor(), typing = false }: From = {}) => {
  const cookie = session && { cookie: `${visitorCookie}=${session}` };
  const headers = { ...browser, ...cookie };
  return (await service.call(searchKnowledge, { as, body: { query, typing }, headers })).body;
};
const open = async ({ queryId = '', results }: Awaited<ReturnType<typeof ask>>) =>
  service.call(recordSearchClick, {
    as: asVisitor(),
    body: { queryId, documentId: results[0]?.id ?? '', rank: 1 },
  });
const getKeys = (sessions: readonly string[], members: readonly string[] = []): PersonIdentifiers => ({
  sessions: [...sessions],
  members: [...members],
  emails: [],
});
const queries = async (keys: PersonIdentifiers) =>
  (await activity(keys)).items.map((item) => (item.kind === 'searched' ? item.query : item.kind));
const erasedByLedger = (sessionId: string): Message =>
  buildMessage(visitorErased, { sessionId, erasedAt: new Date().toISOString() });

describe('the searches of a person', () => {
  it('are found by session with consent and by member only', async () => {
    const [session, member] = [randomUUID(), randomUUID()];
    await ask('before the notice');
    await ask('by the browser', { session });
    await ask('by the member', { as: asMember({ sub: member }) });
    await ask('by both', { session, as: asMember({ sub: member }) });
    await ask('by someone else', { session: randomUUID(), as: asMember({ sub: randomUUID() }) });
    const { items, more, keys } = await activity(getKeys([session], [member]));
    expect(items.map(({ link }) => link).toSorted()).toEqual(['member', 'member', 'session']);
    expect(await queries(getKeys([session]))).toEqual(['by both', 'by the browser']);
    expect(await queries(getKeys([], [member]))).toEqual(['by both', 'by the member']);
    expect(await queries(getKeys(['no session'], ['visitor', '203.0.113.7', '\u{1F600}']))).toEqual([]);
    expect([more, keys]).toEqual([false, getKeys([])]);
    // The table contains neither the session nor the IP address.
    const rows = JSON.stringify(await service.kit.sql('select * from searches'));
    expect([rows.includes(session), rows.includes(member), rows.includes('203.0.113')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('omit intermediate queries unless one of their results was opened', async () => {
    const session = randomUUID();
    await ask('align', { session, typing: true });
    const led = await ask('alignment', { session, typing: true });
    await open(led);
    await ask('alignment days of walruses', { session });
    expect((await activity(getKeys([session]))).items).toMatchObject([
      { kind: 'searched', query: 'alignment days of walruses', opened: 0 },
      { kind: 'searched', query: 'alignment', opened: 1 },
    ]);
    // The export contains all stored data.
    expect((await data(getKeys([session])))['searches']).toMatchObject([
      { query: 'alignment days of walruses', opened: [] },
      { query: 'alignment', opened: [{ documentId: led.results[0]?.id }] },
      { query: 'align', opened: [] },
    ]);
  });

  it('are listed without loss or repetition, also with equal timestamps', async () => {
    const sessionKeys = async (session: string) => {
      await ask('of this session', { session });
      await activity(getKeys([session]));
      const [row] = await service.kit.sql<{ key: string }>(
        `select session_key as key from searches where query = 'of this session' order by searched_at desc limit 1`,
      );
      return row?.key;
    };
    // Recent, because searches past their retention period are deleted.
    const yesterday = Date.now() - 86_400_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(2), { maxLength: 20 }),
        fc.integer({ min: 1, max: 5 }),
        async (times, limit) => {
          const session = randomUUID();
          const key = await sessionKeys(session);
          for (const time of times)
            await service.kit.sql(
              `insert into searches (id, searched_at, visitor_key, network_key, session_key, query, query_key, query_pseudonym, has_answer, typing)
               values ($1, $2, 'v', 'n', $3, 'q', 'q', 'q', true, false)`,
              [randomUUID(), new Date(yesterday + time).toISOString(), key],
            );
          const all = await readInPages(getKeys([session]), limit);
          const places = all.map(({ at, id }) => `${at} ${id}`);
          expect(places).toHaveLength(times.length + 1);
          expect(places).toEqual([...new Set(places)].toSorted().toReversed());
        },
      ),
      { numRuns: 10 },
    );
  });

  it('are read by the indexes of session and member', async () => {
    let plan = '';
    const explaining = async (text: string, parameters?: readonly unknown[]) => {
      await service.kit.store.transaction(async (sql) => {
        await sql('set local enable_seqscan = off');
        plan = JSON.stringify(await sql(`explain ${text}`, parameters));
      });
      return [];
    };
    const before = { at: new Date().toISOString(), id: '' };
    await findPersonActivity(explaining, { keys: { visitors: ['a'], sessions: ['b'] }, before, limit: 1 });
    expect(plan).toMatch(/BitmapOr.*searches_of_visitor.*searches_of_session/);
    expect(plan).not.toContain('Seq Scan on searches');
  });

  describeAccess();
});

describe('the searches of a person who is erased', () => {
  const clicks = async () => (await service.kit.sql('select * from search_clicks')).length;

  it('are deleted once with the opened results, and those of others stay', async () => {
    const [session, member, other] = [randomUUID(), randomUUID(), randomUUID()];
    const before = await clicks();
    await open(await ask('alignment days', { session }));
    await ask('something', { as: asMember({ sub: member }) });
    await ask('something else', { session: other });
    expect(await clicks()).toBe(before + 1);
    const keys = getKeys([session, randomUUID()], [member]);
    expect(await erase(keys)).toBe(2);
    expect(await erase(keys)).toBe(0);
    expect(await data(keys)).toEqual({ searches: [] });
    expect((await activity(keys)).items).toEqual([]);
    expect(await clicks()).toBe(before);
    expect(await queries(getKeys([other]))).toEqual(['something else']);
    const own = await service.call(exportMySearches, { as: asMember({ sub: member }) });
    expect(own.body.searches).toEqual([]);
  });

  it('leave no words behind after stewards have worked on their content gaps', async () => {
    const [session, as] = [randomUUID(), asSteward()];
    const findGapId = async (query: string) => {
      const { gaps } = (await service.call(listGaps, { as })).body;
      return { id: gaps.find((gap) => gap.query === query)?.id ?? '' };
    };
    await ask('xanthic yurts', { session });
    await ask('zircon quays', { session });
    const dismissal = { as, params: await findGapId('xanthic yurts') };
    expect((await service.call(dismissGap, dismissal)).status).toBe(204);
    const body = { title: 'Minerals', markdown: 'On piers.', category: 'Help' };
    const creation = { as, params: await findGapId('zircon quays'), body };
    expect((await service.call(createArticleFromGap, creation)).status).toBe(201);
    await erase(getKeys([session]));
    for (const table of ['events', 'dismissed_gaps', 'articles', 'searches'])
      expect(JSON.stringify(await service.kit.sql(`select * from ${table}`))).not.toMatch(
        /xanthic|yurt|zircon|quay/i,
      );
  });

  it('are deleted again after a restore: by member, by session, and by the recorded key', async () => {
    const [session, recorded, member] = [randomUUID(), randomUUID(), randomUUID()];
    await ask('by session', { session });
    await ask('by key', { session: recorded });
    await ask('by member', { as: asMember({ sub: member }) });
    const keys = getKeys([session, recorded], [member]);
    expect(await queries(keys)).toHaveLength(3);
    const [{ key } = { key: '' }] = await service.kit.sql<{ key: string }>(
      `select session_key as key from searches where query = 'by key'`,
    );
    const toSubjects = (id: string) => [{ id, erasedAt: null }];
    await service.components.eraseAgain({
      ...noErasedSubjects,
      members: toSubjects(member),
      sessions: toSubjects(session),
      searchSessions: toSubjects(key),
    });
    expect(await data(keys)).toEqual({ searches: [] });
  });

  it('are deleted after the ledger reports an erasure, and later searches with the same cookie are anonymous', async () => {
    const session = randomUUID();
    await ask('before the erasure', { session });
    await service.publish(erasedByLedger(session));
    await eventually(async () => (await queries(getKeys([session]))).length === 0);
    await ask('after the erasure', { session });
    expect(await data(getKeys([session]))).toEqual({ searches: [] });
    const rows = await service.kit.sql(
      `select session_key as key from searches where query = 'after the erasure'`,
    );
    expect(rows).toEqual([{ key: null }]);
    expect(await erase(getKeys([session]))).toBe(0);
  });
});
