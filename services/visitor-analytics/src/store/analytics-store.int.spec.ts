import { randomUUID } from 'node:crypto';
import {
  exportBreakdown,
  type Message,
  readVisitMetrics,
  type ScoredVisit,
  sessionClassified,
  readVisitBreakdown,
} from '@aera/contracts/server';
import { listDatabaseLocks } from '@aera/event-store';
import { isTransientError } from '@aera/service-kit';
import { asSteward } from '@aera/service-kit/testing';
import { type ClickHouseServer, eventually, selectByTier, startTestClickHouse } from '@aera/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteUnlessInUse, erasureLock } from '../coordination/locks.ts';
import { toMessage } from '../to-message.ts';
import { sweepLateWrites } from '../erasure/erase-visitor.ts';
import { foldHits, parseHits } from '../hits/hit-rows.ts';
import { dayMs, toUtcDay } from '../hits/utc-day.ts';
import { createEngagementHit, createPageViewHit, createSessionHit } from '../ingest/hit.ts';
import { readScoredVisits } from '../query/bot-visits.ts';
import { rebuildVisits } from '../rebuild/rebuild-visits.ts';
import { deleteExpiredDays, previewDeletion } from '../retention/retention.ts';
import {
  deliveriesArbitrary,
  hitsArbitrary,
  id,
  createRequestContext,
  unknownClient,
} from '../testing/hit-arbitraries.ts';
import { openTestStore, queryClickHouse, type TestStore } from '../testing/test-store.ts';
import { openStore } from './open-store.ts';
import { dailyTables } from './postgres/partitions.ts';

/** Sizes of the batches that hits are delivered in, with sessionization in between. */
const pieces = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 5 });

/** Times of `createRequestContext`: minutes after 22:00 (UTC), so that visits cross midnight. */
const range = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-04T00:00:00.000Z' };
const body = { consented: true, title: '', timeOnPage: 0, scrollDepth: 0 };
const view = (n: number, visitorId: number, minute: number, consented = true): Message =>
  createPageViewHit(
    id(100 + n),
    { ...body, sessionId: id(visitorId), consented, path: `/${n % 3}` },
    createRequestContext(id(visitorId), minute, consented),
  );
const stayed = (n: number, visitorId: number, minute: number, seconds: number): Message =>
  createEngagementHit(
    randomUUID(),
    { ...body, sessionId: id(visitorId), pageViewId: id(100 + n), timeOnPage: seconds, scrollDepth: 50 },
    createRequestContext(id(visitorId), minute),
  );
const classified = (visitorId: number, classifiedAs: 'bot' | 'human' | 'score', at: string): Message =>
  toMessage(sessionClassified, randomUUID(), 'visit', at, {
    sessionId: id(visitorId),
    classifiedAs,
    by: 'steward',
    at,
  });

const tables = ['page_views', 'engagements', 'session_starts', 'ip_addresses', 'visits', 'funnel_steps'];

let clickHouse: ClickHouseServer;
let stores: { postgres: TestStore; clickhouse: TestStore };
beforeAll(async () => {
  clickHouse = await startTestClickHouse();
  const [postgres, clickhouse] = await Promise.all([openTestStore(), openTestStore(clickHouse)]);
  stores = { postgres, clickhouse };
});
afterAll(async () => {
  await Promise.all([stores.postgres.stop(), stores.clickhouse.stop()]);
  await clickHouse.stop();
});
beforeEach(async () => {
  await Promise.all([stores.postgres.empty(), stores.clickhouse.empty()]);
});

describe('both stores', () => {
  it('report the same for any order, batching and repetition of hits', async () => {
    const { postgres, clickhouse } = stores;
    const visitors = [1, 2, 3].map(id);
    await fc.assert(
      fc.asyncProperty(
        hitsArbitrary.chain((hits) =>
          fc.tuple(
            fc.constant(hits),
            deliveriesArbitrary(hits),
            pieces,
            fc.constantFrom([postgres, clickhouse] as const, [clickhouse, postgres] as const),
          ),
        ),
        async ([hits, delivered, sizes, [once, inPieces]]) => {
          await Promise.all([postgres.empty(), clickhouse.empty()]);
          await once.project(hits);
          await once.processQueues();
          for (let at = 0, piece = 0; at < delivered.length; piece += 1) {
            const size = sizes[piece % sizes.length] as number;
            await inPieces.project(delivered.slice(at, at + size));
            if (size % 2 === 0) await inPieces.processQueues();
            at += size;
          }
          await inPieces.processQueues();
          expect(await clickhouse.report(range, { visitors })).toEqual(
            await postgres.report(range, { visitors }),
          );
          expect(await clickhouse.readSignals()).toEqual(await postgres.readSignals());
        },
      ),
      { numRuns: selectByTier({ fast: 3, slow: 20 }) },
    );
  });

  it('report the same after classifications, an erasure and a rebuild', async () => {
    const hits = [1, 2, 3].flatMap((visitorId) =>
      [0, 15, 70, 130].map((minute, n) => view(visitorId * 10 + n, visitorId, minute + visitorId)),
    );
    const reports = await Promise.all(
      Object.values(stores).map(async (store) => {
        await store.project([...hits, stayed(10, 1, 5, 20)]);
        await store.processQueues();
        await store.classify([classified(2, 'bot', '2026-03-02T00:00:00.000Z')]);
        await store.erase(id(3));
        await store.processQueues();
        await rebuildVisits({
          database: store.database,
          store: store.store.rebuild,
          retainedFrom: async () => '0001-01-01',
        }).run({ onProgress: () => {} });
        return store.report(range, { visitors: [1, 2, 3].map(id) });
      }),
    );
    expect(reports[1]).toEqual(reports[0]);
    expect(reports[0]).toMatchObject({ aggregates: [{ visitors: 2 }, { visitors: 1 }, { visitors: 1 }] });
  });
});

describe.each(['postgres', 'clickhouse'] as const)('analytics in %s', (name) => {
  let store: TestStore;
  beforeAll(() => {
    store = stores[name];
  });

  const publishAndProject = async (...hits: Message[]) => {
    await store.project(hits);
    await store.processQueues();
  };
  const total = (overrides: object = {}) =>
    store.store.metrics.readAggregate({ ...range, bots: 'included', ...overrides });

  it('answers every question about an empty period', async () => {
    const empty = {
      visitors: 0,
      visits: 0,
      views: 0,
      bounceRate: null,
      engagedTime: null,
      scrollDepth: null,
    };
    const report = await store.report(range, { visitors: [id(1)] });
    expect(report).toMatchObject({
      aggregates: [empty, empty, empty],
      ip: { totalSessions: 0, totalPageViews: 0, firstActivity: null, pageViews: [] },
      timeline: [],
      data: { views: [], visits: [], ipAddresses: [], sessionStarts: [], funnelSteps: [] },
    });
  });

  it('counts a repeated batch once', async () => {
    const hits = [view(1, 1, 0), view(2, 1, 5), stayed(2, 1, 6, 20)];
    await publishAndProject(...hits);
    await publishAndProject(...hits.toReversed());
    await publishAndProject(...hits.slice(1), view(1, 1, 0));
    expect(await total()).toEqual({
      visitors: 1,
      visits: 1,
      views: 2,
      bounceRate: 0,
      engagedTime: 20,
      scrollDepth: 25,
    });
  });

  it('joins visits when a late view fills the gap between them', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 1, 50));
    expect(await total()).toMatchObject({ visits: 2, views: 2 });
    await publishAndProject(view(3, 1, 25));
    expect(await total()).toMatchObject({ visits: 1, views: 3, visitors: 1 });
  });

  it('adds engagement that arrives before the view, later, or on the next day', async () => {
    await publishAndProject(stayed(1, 1, 1, 5));
    await publishAndProject(view(1, 1, 0));
    expect(await total()).toMatchObject({ engagedTime: 5, bounceRate: 1 });
    await publishAndProject(stayed(1, 1, 300, 30));
    expect(await total()).toMatchObject({ engagedTime: 30, bounceRate: 0 });
    await publishAndProject(stayed(1, 1, 200, 10));
    expect(await total()).toMatchObject({ engagedTime: 30 });
  });

  it('counts a view that a session claims for the session, also when its own visit is computed again', async () => {
    await publishAndProject(view(1, 10, 0, false), view(2, 10, 1, false));
    await publishAndProject(view(1, 1, 40));
    expect(await total()).toMatchObject({ visitors: 2, views: 2 });
    // Another browser with the same daily id, and the next view of the session.
    await publishAndProject(view(3, 10, 5, false), view(4, 1, 10));
    expect(await total()).toMatchObject({ visitors: 2, visits: 2, views: 4 });
    expect(
      await store.store.persons.findVisits({
        sessions: [id(1)],
        before: { at: range.to, id: '' },
        limit: 10,
      }),
    ).toMatchObject([{ startedAt: '2026-03-01T22:00:00.000Z', views: 2 }]);
  });

  it('counts a view that is delivered on both sides of midnight once', async () => {
    await publishAndProject(view(1, 10, 118, false), view(2, 11, 130, false));
    await publishAndProject(view(1, 11, 125, false));
    expect(await total()).toMatchObject({ views: 2, visits: 2 });
  });

  it('attributes a visit without an origin to the session start, in any order', async () => {
    const opened = (minute: number, source: string) =>
      createSessionHit(
        id(900 + minute),
        {
          sessionId: id(1),
          consented: true,
          referrer: 'https://www.google.com/',
          utmParams: { utm_source: source, utm_medium: 'email', utm_campaign: 'may' },
        },
        createRequestContext(id(1), minute),
      );
    const bySource = async () =>
      (await store.store.metrics.readBreakdown({ ...range, bots: 'included' }, 'source')).map(
        ({ value, visits }) => [value, visits],
      );
    await publishAndProject(view(1, 1, 1), view(2, 1, 100), view(3, 2, 0));
    expect(await bySource()).toEqual([['', 3]]);
    await publishAndProject(opened(0, 'news'), opened(5, 'later'));
    expect((await bySource()).toSorted()).toEqual([
      ['', 2],
      ['news', 1],
    ]);
    expect(await total({ medium: 'email', campaign: 'may', channel: 'email' })).toMatchObject({ visits: 1 });
    await store.erase(id(1));
    await store.processQueues();
    expect(await bySource()).toEqual([['', 1]]);
    expect(await store.store.persons.collectData([id(1)])).toMatchObject({ sessionStarts: [] });
  });

  it('applies the classification of a steward to earlier and later visits', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 2, 0));
    await store.classify([classified(1, 'bot', '2026-03-02T00:00:00.000Z')]);
    await store.processQueues();
    expect(await total({ bots: 'only' })).toMatchObject({ visits: 1 });
    await publishAndProject(view(3, 1, 100));
    expect(await total({ bots: 'only' })).toMatchObject({ visits: 2, views: 2 });
    await store.classify([classified(1, 'score', '2026-03-03T00:00:00.000Z')]);
    await store.processQueues();
    expect(await total({ bots: 'only' })).toMatchObject({ visits: 0 });
    // One that was decided earlier and arrives late changes nothing.
    await store.classify([classified(1, 'bot', '2026-03-02T12:00:00.000Z')]);
    await store.processQueues();
    expect(await total({ bots: 'only' })).toMatchObject({ visits: 0 });
  });

  it('erases a visitor with all deliveries of their views, and what arrives later', async () => {
    await publishAndProject(
      view(1, 10, 0, false),
      view(1, 1, 5),
      view(2, 1, 10),
      view(3, 2, 0),
      stayed(2, 1, 11, 30),
    );
    expect(await store.erase(id(1))).toBe(true);
    await store.processQueues();
    const gone = { visitors: 1, visits: 1, views: 1 };
    expect(await total()).toMatchObject(gone);
    await publishAndProject(
      view(2, 1, 10),
      view(4, 1, 20),
      view(1, 10, 0, false),
      stayed(2, 1, 12, 30),
      view(3, 2, 0),
    );
    expect(await total()).toMatchObject(gone);
    expect(await store.erase(id(1))).toBe(false);
    expect(JSON.stringify(await store.report(range, { visitors: [id(1), id(2)] }))).not.toContain(id(1));
    expect(JSON.stringify(await store.report(range, { visitors: [id(10)] }))).not.toContain(id(101));
  });

  it('keeps no row of a visitor who is erased while a batch with their hits is written', async () => {
    const { database, store: stored } = store;
    const [written, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = store.project([view(1, 1, 0), stayed(1, 1, 1, 30), view(2, 2, 0)], undefined, {
      ...stored.hits,
      write: async (...batch) => {
        await stored.hits.write(...batch);
        written.resolve();
        await resumed.promise;
      },
    });
    await written.promise;
    const erasing = store.erase(id(1));
    // The erasure waits for the writer.
    await eventually(async () =>
      expect(await listDatabaseLocks(database.sql, { erasure: erasureLock })).toContainEqual(
        expect.objectContaining({ name: 'erasure', state: 'waiting' }),
      ),
    );
    resumed.resolve();
    await writing;
    expect(await erasing).toBe(true);
    await store.processQueues();
    expect(await total()).toMatchObject({ visitors: 1, views: 1 });
    expect(JSON.stringify(await store.report(range, { visitors: [id(1), id(2)] }))).not.toContain(id(1));
  });

  it('finds the messages that mention an id, until they expire', async () => {
    const index = store.store.mentions;
    const [today, tomorrow] = [toUtcDay(Date.now()), toUtcDay(Date.now() + dayMs)];
    await store.store.hits.prepareDays([today, tomorrow]);
    await store.database.transaction(async (transaction) => {
      const mentions = Array.from({ length: 2000 }, (_, n) => ({ id: id(1000 + n), seq: n }));
      await index.record(transaction, today, [...mentions, { id: id(1001), seq: 5000 }]);
      await index.record(transaction, today, mentions.slice(0, 3));
      await index.record(transaction, tomorrow, [{ id: id(1001), seq: 6000 }]);
    });
    expect(await index.find([id(1001), id(1005)])).toEqual([1, 5, 5000, 6000]);
    await index.deleteBefore(tomorrow);
    expect(await index.find([id(1001), id(1005)])).toEqual([6000]);
  });

  it('counts a step in the periods in which it was taken, and consent from then on', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 1, 24 * 60));
    const steps = (
      [
        ['consent', '2026-03-01T22:00:00.000Z'],
        ['search', '2026-03-01T22:05:00.000Z'],
        ['search', '2026-03-02T22:05:00.000Z'],
        ['question', '2026-03-02T22:10:00.000Z'],
      ] as const
    ).map(([step, reached_at]) => ({ visitor_id: id(1), step, reached_at }));
    for (const step of [...steps, ...steps.toReversed()])
      await store.database.transaction((transaction) =>
        store.store.hits.write(transaction, { ...foldHits([], () => unknownClient), steps: [step] }),
      );
    const funnel = async (from: string, to: string) =>
      (await store.store.metrics.countFunnel({ from, to, bots: 'included' })).map(({ visitors }) => visitors);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => `${day}T00:00:00.000Z`);
    const [first, second, third] = days as [string, string, string];
    expect(await funnel(first, second)).toEqual([1, 1, 1, 0, 0]);
    expect(await funnel(second, third)).toEqual([1, 1, 1, 1, 0]);
    expect(await funnel(first, third)).toEqual([1, 1, 1, 1, 0]);
  });

  it('keeps the consent of visitors who still have a visit, and no other expired step', async () => {
    await publishAndProject(view(1, 1, 0));
    const steps = (
      [
        [1, 'consent', '2026-02-01T10:00:00.000Z'],
        [1, 'search', '2026-02-01T10:05:00.000Z'],
        [1, 'search', '2026-03-01T22:05:00.000Z'],
        [2, 'consent', '2026-02-01T10:00:00.000Z'],
      ] as const
    ).map(([visitorId, step, reached_at]) => ({ visitor_id: id(visitorId), step, reached_at }));
    await store.database.transaction((transaction) =>
      store.store.hits.write(transaction, { ...foldHits([], () => unknownClient), steps }),
    );
    const cutoffs = { events: '2026-02-15', ipAddresses: '2026-02-15', aggregates: '2026-02-15' };
    await store.store.retention.deleteRest(cutoffs, 1);
    const funnel = await store.store.metrics.countFunnel({ ...range, bots: 'included' });
    expect(funnel.map(({ visitors }) => visitors)).toEqual([1, 1, 1, 0, 0]);
    const { funnelSteps } = await store.store.persons.collectData([id(1), id(2)]);
    expect(funnelSteps).toMatchObject([
      { sessionId: id(1), step: 'consent' },
      { sessionId: id(1), step: 'search', reachedAt: '2026-03-01T22:05:00.000Z' },
    ]);
  });

  it('previews what a policy deletes, deletes exactly that, and takes nothing older in again', async () => {
    const old = [view(1, 1, 0), view(2, 2, 1)];
    await publishAndProject(...old, view(3, 1, 24 * 60), stayed(1, 1, 1, 20));
    const now = new Date('2026-03-12T10:00:00Z');
    const policy = { events: 10, ipAddresses: 10, aggregates: 100 };
    const retention = store.store.retention;
    const preview = await previewDeletion(retention, policy, now);
    expect(preview).toMatchObject({
      events: { before: '2026-03-02', rows: 3, byDay: [{ day: '2026-03-01', rows: 3 }] },
      ipAddresses: { rows: 2 },
      aggregates: { rows: 0 },
    });
    const cutoffs = { events: '2026-03-02', ipAddresses: '2026-03-02', aggregates: '2025-12-02' };
    await deleteExpiredDays(store.database, retention, cutoffs, now, { warn: () => {} });
    expect(await previewDeletion(retention, policy, now)).toMatchObject({
      events: { rows: 0, byDay: [] },
      ipAddresses: { rows: 0, byDay: [] },
    });
    const kept = await total();
    expect(kept).toMatchObject({ visits: 3, views: 3 });
    await store.project(old, cutoffs);
    await store.processQueues();
    expect(await total()).toEqual(kept);
    expect((await store.store.metrics.findIpActivity('203.0.113.7')).totalPageViews).toBe(1);
  });

  it('rebuilds visits next to the live ones, with what happens meanwhile', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 1, 5), view(3, 2, 0), view(4, 2, 24 * 60));
    const before = await store.report(range);
    let changed = false;
    await rebuildVisits({
      database: store.database,
      store: store.store.rebuild,
      retainedFrom: async () => '0001-01-01',
    }).run({
      onProgress: (done) => {
        if (done === 0) changed = true;
      },
    });
    expect(changed).toBe(true);
    expect(await store.report(range)).toEqual(before);
    await publishAndProject(view(5, 3, 1));
    expect(await total()).toMatchObject({ visitors: 3, views: 5 });
  });

  it('lists the page views of an IP address newest or oldest first', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 2, 90), view(3, 1, 5));
    const times = async (order?: 'ascending' | 'descending') =>
      (await store.store.metrics.findIpActivity('203.0.113.7', order)).pageViews.map(
        ({ timestamp }) => timestamp,
      );
    expect(await times()).toHaveLength(3);
    expect(await times('ascending')).toEqual((await times()).toSorted());
    expect(await times('ascending')).toEqual((await times('descending')).toReversed());
  });

  it('reads every scored visit once while one of them changes', async () => {
    const count = 1001;
    await publishAndProject(...Array.from({ length: count }, (_, n) => view(n, 10 + n, n % 100)));
    const source = { sql: store.database.sql, metrics: store.store.metrics };
    const visits = readScoredVisits(source, { ...range, classifiedAs: 'human' });
    const first = await visits.next();
    const read = [(first.value as ScoredVisit).sessionId];
    // The newest one, and the first by id.
    expect(read).toEqual([id(10 + 99)]);
    await store.classify([classified(10 + 99, 'bot', '2026-03-02T00:00:00.000Z')]);
    for await (const { sessionId } of visits) read.push(sessionId);
    expect(read).toHaveLength(count);
    expect(new Set(read).size).toBe(count);
  });

  it('answers for any time zone, period and filter', async () => {
    await publishAndProject(view(1, 1, 0), view(2, 2, 90));
    const ask = async (query: object) =>
      store.service.call(readVisitMetrics, {
        query: { ...range, bots: 'included', ...query } as never,
        as: asSteward(),
      });
    const days = await ask({ zone: 'Australia/Lord_Howe' });
    expect(days.body.series.map(({ visits }) => visits).filter(Boolean)).toEqual([2]);
    expect((await ask({ zone: 'Mars/Olympus' })).status).toBe(400);
    expect((await ask({ from: range.to, to: range.from })).status).toBe(400);
    expect((await ask({ from: '0001-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z' })).status).toBe(400);
    for (const text of [`'; drop table visits --`, '{page: String}', '\u{1F600}', '\\', '%', 'a\'b"c\n\t'])
      expect((await ask({ page: text, source: text })).body.current.visits).toBe(0);
    const ancient = { from: '0001-06-01T00:00:00Z', to: '0003-01-01T00:00:00Z', interval: 'day' };
    expect((await ask(ancient)).body.current.visits).toBe(0);
    const wide = { from: '0000-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z', bots: 'included' as const };
    const { body } = await store.service.call(readVisitBreakdown, {
      query: { ...wide, by: 'page' } as never,
      as: asSteward(),
    });
    expect(body.rows.map(({ value, visits }) => [value, visits])).toEqual([
      ['/1', 1],
      ['/2', 1],
    ]);
    const csv = await store.service.inject({
      url: exportBreakdown.path,
      query: { ...range, bots: 'included', by: 'page' },
      as: asSteward(),
    });
    expect(csv.body).toContain('\r\n/1,1,1,1,');
  });
});

describe('analytics in postgres', () => {
  /** Waits until a transaction waits for a table. */
  const waitUntilAwaited = (table: string) =>
    eventually(async () =>
      expect(
        await stores.postgres.database.sql(
          `select from pg_locks where relation = $1::regclass and not granted`,
          [table],
        ),
      ).not.toEqual([]),
    );

  it('get a new day while a projector writes', async () => {
    const { database, store } = stores.postgres;
    await database.transaction(async (sql) => {
      await sql('lock table page_views, visits, stream_mentions in row exclusive mode');
      await store.hits.prepareDays(['2031-01-01']);
    });
    const [{ partitions } = {}] = await database.sql<{ partitions?: number }>(
      `select count(*) as partitions from pg_inherits where inhrelid::regclass::text like '%_20310101'`,
    );
    expect(partitions).toBe(dailyTables.length);
  });

  const warn = vi.fn<(details: unknown, message?: string) => void>();
  beforeEach(() => void warn.mockClear());
  const deleteOldDays = (cutoffs: { events?: string; aggregates?: string }) =>
    deleteExpiredDays(
      stores.postgres.database,
      stores.postgres.store.retention,
      { events: '2026-03-01', ipAddresses: '2026-03-01', aggregates: '2026-03-01', ...cutoffs },
      new Date(),
      { warn },
    );
  const deleteOldEvents = () => deleteOldDays({ events: '2026-03-02' });

  it('can be read while the visits of a deleted day change', async () => {
    const { database, project } = stores.postgres;
    await project([view(1, 1, 0)]);
    let deleting: Promise<void> | undefined;
    await database.transaction(async (sql) => {
      await sql('lock table visits in share mode');
      deleting = deleteOldEvents();
      await waitUntilAwaited('visits');
      await sql('select from page_views limit 1');
    });
    await deleting;
    expect(await database.sql('select from page_views')).toEqual([]);
  });

  it('expire later while a backup reads them, and can be read meanwhile', async () => {
    const { database, store, project } = stores.postgres;
    await project([view(1, 1, 0)]);
    const deleteAll = async () => {
      await deleteOldEvents();
      await deleteUnlessInUse({ warn }, () => store.mentions.deleteBefore(toUtcDay(Date.now() + dayMs)));
    };
    const count = () =>
      database.sql(
        'select (select count(*) from page_views) + (select count(*) from stream_mentions) as rows',
      );
    await database.transaction(async (sql) => {
      await sql('lock table page_views, stream_mentions in access share mode');
      await deleteAll();
      expect(warn).toHaveBeenCalledTimes(2);
      expect(await count()).toEqual([{ rows: 2 }]);
    });
    await deleteAll();
    expect(warn).toHaveBeenCalledTimes(2);
    expect(await count()).toEqual([{ rows: 0 }]);
  });

  it('keep the hours of a day while a backup reads its visits', async () => {
    const { database, store, project, processQueues } = stores.postgres;
    await project([view(1, 1, 0)]);
    await processQueues();
    await database.transaction(async (sql) => {
      await sql('lock table visits in access share mode');
      await deleteOldDays({ aggregates: '2026-03-02' });
    });
    expect(warn).toHaveBeenCalledOnce();
    expect(await store.retention.listDays('aggregates', '2026-03-02')).toEqual(
      ['visits_20260301', 'hourly_metrics_20260301'].map((name) => ({ name, day: '2026-03-01' })),
    );
  });

  it('are erased by reading only the rows that mention the visitor', async () => {
    const { postgres: store } = stores;
    /** Rows that the erasure of a visitor reads; by an index, although a table as small as here needs none. */
    const countRead = (visitorId: string) =>
      store.database.transaction(async (transaction) => {
        // Counts also what the connection read before, until the server collects it.
        const readCounter = async () => {
          const [row] = await transaction<{ read: number }>(
            `select sum(seq_tup_read + idx_tup_fetch) as read from pg_stat_xact_user_tables where schemaname = current_schema()`,
          );
          return Number(row?.read);
        };
        await transaction('set local enable_seqscan = off');
        const before = await readCounter();
        await store.store.hits.erase(transaction, visitorId, []);
        return (await readCounter()) - before;
      });
    const others = Array.from({ length: 600 }, (_, n) => [
      view(10 + n, 10 + n, n % 90),
      stayed(10 + n, 10 + n, n % 90, 20),
    ]).flat();
    await store.project([view(1, 1, 0), stayed(1, 1, 1, 20), view(2, 1, 5), ...others]);
    await store.processQueues();
    // As the server does by itself after some time.
    await store.database.sql('vacuum analyze');
    const read = await countRead(id(1));
    expect(read).toBeGreaterThan(5);
    expect(read).toBeLessThan(40);
  });
});

describe('analytics in clickhouse', () => {
  /** Tables with a row that mentions an id. */
  const mentions = async (text: string) => {
    const found: string[] = [];
    for (const table of tables) {
      const rows = await queryClickHouse(clickHouse, `select * from ${table}`);
      if (rows.some((row) => row.includes(text))) found.push(table);
    }
    return found;
  };

  it('lose what a write in flight adds after the erasure of its visitor', async () => {
    const { clickhouse: store } = stores;
    await store.project([view(1, 1, 0), view(1, 10, 0, false), view(2, 2, 0)]);
    await store.processQueues();
    await store.erase(id(1));
    /** The connection to PostgreSQL was lost, and with it the lock, while the server completed the insert. */
    const land = async (...hits: Message[]) => {
      const rows = foldHits(parseHits(hits), () => unknownClient);
      await store.database
        .transaction(async (transaction) => {
          await store.store.hits.write(transaction, rows);
          throw new Error('The connection is lost.');
        })
        .catch(() => {});
    };
    await land(view(1, 1, 0), view(1, 10, 0, false), view(3, 1, 4), stayed(3, 1, 5, 20), stayed(1, 1, 1, 20));
    await sweepLateWrites({ database: store.database, store: store.store.hits });
    // A write can still be in flight.
    expect(await mentions(id(1))).toEqual(['page_views', 'ip_addresses']);
    await store.sweep();
    for (const text of [id(1), id(101), id(103)]) expect(await mentions(text)).toEqual([]);
    await store.processQueues();
    expect(await store.store.metrics.readAggregate({ ...range, bots: 'included' })).toMatchObject({
      visitors: 1,
      views: 1,
    });
    expect(await store.database.sql('select 1 from late_write_sweeps')).toEqual([]);
  });

  it('are erased for more visitors at once than there are connections', async () => {
    const { clickhouse: store } = stores;
    const visitors = Array.from({ length: 12 }, (_, n) => n + 1);
    await store.project(visitors.map((n) => view(n, n, 0)));
    expect(await Promise.all(visitors.map((n) => store.erase(id(n))))).toEqual(visitors.map(() => true));
  });

  it('are erased by reading only the blocks that mention the visitor', async () => {
    const { clickhouse: store } = stores;
    await store.project([view(1, 1, 0), stayed(1, 1, 1, 20), view(2, 1, 5)]);
    await store.processQueues();
    const rows = 40_000;
    const others = `select toDate('2026-03-01') + number % 4 as day, generateUUIDv4(1) as id, generateUUIDv4(2) as visitor_id,
      toDateTime64(day, 3, 'UTC') + number % 86400 as at from numbers(${rows})`;
    for (const insert of [
      `page_views (day, id, visitor_id, viewed_at, last_seen_at, received_at) select day, id, visitor_id, at, at, at`,
      `visits (day, id, visitor_id, version, started_at, ended_at) select day, id, visitor_id, 1, at, at`,
    ])
      await queryClickHouse(clickHouse, `insert into ${insert} from (${others})`);
    // A statement that reads more fails.
    const limited = openStore(
      { CLICKHOUSE_URL: `${clickHouse.url}?ch_max_rows_to_read=${rows / 2}` },
      store.database,
    );
    const { hits } = limited.store;
    await expect(limited.store.metrics.countScoredVisits({ ...range, classifiedAs: 'any' })).rejects.toThrow(
      'Limit for rows',
    );
    await store.database.transaction((transaction) => hits.erase(transaction, id(1), []));
    await limited.close();
    expect(await mentions(id(1))).toEqual([]);
  });

  it('leave no erased row on disk after the next maintenance', async () => {
    const { clickhouse: store } = stores;
    await store.project([view(1, 1, 0), view(2, 2, 0), stayed(1, 1, 1, 20)]);
    await store.processQueues();
    await store.erase(id(1));
    await store.store.retention.deleteRest({ events: '', ipAddresses: '', aggregates: '' }, 0);
    for (const table of tables) {
      const rows = await queryClickHouse(
        clickHouse,
        `select * from ${table} settings apply_deleted_mask = 0, apply_patch_parts = 0`,
      );
      expect(rows.join('\n')).not.toContain(id(1));
      expect(rows.join('\n')).not.toContain(id(101));
    }
    expect(await queryClickHouse(clickHouse, 'select count() from page_views')).toEqual(['1']);
  });

  it('lose and double nothing when the server is down during a batch', async () => {
    const { clickhouse: store } = stores;
    const hits = [view(1, 1, 0), view(2, 1, 5)];
    await clickHouse.kill();
    const failure: unknown = await store.project(hits).catch((error: unknown) => error);
    expect(isTransientError(failure)).toBe(true);
    expect(await store.database.sql('select 1 from visit_recompute_queue')).toEqual([]);
    await clickHouse.restart();
    await store.project(hits);
    await store.processQueues();
    expect(await store.store.metrics.readAggregate({ ...range, bots: 'included' })).toMatchObject({
      visits: 1,
      views: 2,
    });
  });

  it('are opened after a rollback, with a warning about the migrations that this version does not know', async () => {
    await queryClickHouse(clickHouse, `insert into migrations (name) values ('9999-later')`);
    const { migrate, close } = openStore({ CLICKHOUSE_URL: clickHouse.url }, stores.clickhouse.database);
    const warn = vi.fn<(details: object, message: string) => void>();
    await migrate({ warn });
    expect(warn.mock.calls).toEqual([
      [{ migrations: ['9999-later'] }, 'the schema in ClickHouse is newer than this version'],
    ]);
    await close();
    await queryClickHouse(clickHouse, `delete from migrations where name = '9999-later'`);
  });
});
