import { randomUUID } from 'node:crypto';
import { type Message, sessionClassified } from '@aera/contracts/server';
import { isTransientError } from '@aera/service-kit';
import { type ClickHouseServer, findFreePort, startTestClickHouse } from '@aera/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trySessionization } from '../coordination/locks.ts';
import { readEngine } from '../coordination/store-engine.ts';
import { toMessage } from '../to-message.ts';
import { createEngagementHit, createPageViewHit, createSessionHit } from '../ingest/hit.ts';
import { deleteExpiredDays } from '../retention/retention.ts';
import type { CopyTarget } from '../store/day-copies.ts';
import { openStore } from '../store/open-store.ts';
import { isTracking } from '../store/postgres/copy-tracking.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';
import { openTestStore, queryClickHouse, type TestStore } from '../testing/test-store.ts';
import { cleanUpAbandonedMigration, migrateStore } from './migrate-store.ts';

const minutesPerDay = 24 * 60;
const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
const range = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-06T00:00:00.000Z' };
const visitors = [1, 2, 3, 4].map(id);
const body = { consented: true, title: 'A title', timeOnPage: 0, scrollDepth: 0 };

/** Times of `createRequestContext` begin at 22:00 (UTC), so that visits cross midnight. */
const toMinute = (day: number, minute: number) => day * minutesPerDay + minute;
const view = (n: number, visitorId: number, minute: number, consented = true): Message =>
  createPageViewHit(
    id(100 + n),
    {
      ...body,
      sessionId: id(visitorId),
      consented,
      path: `/${n % 3}`,
      referrer: n % 2 === 0 ? 'https://news.example/ä?q=1' : null,
      utmParams: { utm_source: n % 3 === 0 ? 'newsletter' : null, utm_medium: 'e-mail' },
    },
    createRequestContext(id(consented ? visitorId : visitorId + 20), minute, consented),
  );
const stayed = (n: number, visitorId: number, minute: number, seconds: number): Message =>
  createEngagementHit(
    randomUUID(),
    { ...body, sessionId: id(visitorId), pageViewId: id(100 + n), timeOnPage: seconds, scrollDepth: 33.333 },
    createRequestContext(id(visitorId), minute),
  );
const opened = (n: number, visitorId: number, minute: number): Message =>
  createSessionHit(
    id(5000 + n),
    { sessionId: id(visitorId), consented: true, utmParams: { utm_source: `session-${n}` } },
    createRequestContext(id(visitorId), minute),
  );
const classified = (visitorId: number, classifiedAs: 'bot' | 'human'): Message =>
  toMessage(sessionClassified, randomUUID(), 'visit', '2026-03-05T00:00:00.000Z', {
    sessionId: id(visitorId),
    classifiedAs,
    by: 'steward',
    at: '2026-03-05T00:00:00.000Z',
  });

/** Visits of each visitor on two evenings and past midnight; views before consent are delivered again with it. */
const hits = [0, 1].flatMap((day) =>
  [1, 2, 3, 4].flatMap((visitorId) => {
    const n = day * 100 + visitorId * 10;
    const at = toMinute(day, visitorId);
    return [
      opened(n, visitorId, at - 1),
      view(n, visitorId, at, false),
      view(n, visitorId, at + 1),
      view(n + 1, visitorId, at + 20),
      view(n + 2, visitorId, at + 130),
      stayed(n, visitorId, at + 5, 7.25),
      stayed(n + 2, visitorId, at + 140, 12.333),
    ];
  }),
);
const later = [
  view(900, 1, toMinute(0, 40)),
  view(901, 5, toMinute(1, 100)),
  stayed(1, 1, toMinute(1, 0), 44.5),
  view(2, 2, toMinute(0, 200)),
];
const last = [
  view(950, 6, toMinute(1, 60)),
  view(951, 1, toMinute(1, 150)),
  stayed(901, 5, toMinute(1, 110), 3),
];

let clickHouse: ClickHouseServer;
beforeAll(async () => {
  clickHouse = await startTestClickHouse();
});
afterAll(() => clickHouse.stop());

describe('a migration to ClickHouse', () => {
  let url: string;
  let store: TestStore;
  let reference: TestStore | undefined;
  beforeEach(async () => {
    const name = `migration_${randomUUID().replaceAll('-', '')}`;
    await queryClickHouse(clickHouse, `create database ${name}`);
    url = `${clickHouse.url}/${name}`;
    store = await openTestStore({ url }, 'postgres');
    await store.project(hits);
    await store.processQueues();
  });
  afterEach(async () => {
    await Promise.all([store.stop(), reference?.stop()]);
    reference = undefined;
  });

  const copyTarget = () => store.copyTarget as CopyTarget;
  const migrate = (overrides: Partial<Parameters<typeof migrateStore>[0]> = {}) =>
    migrateStore({
      database: store.database,
      target: copyTarget(),
      onProgress: () => {},
      reportTimeoutMs: 0,
      ...overrides,
    });
  const inClickHouse = (statement: string) => queryClickHouse({ url }, statement);
  /** Without the differences of sums in another order. */
  const total = async () => {
    const metrics = await store.store.metrics.readAggregate({ ...range, bots: 'included' });
    return Object.values(metrics).map((value) => Math.round(Number(value) * 1e6));
  };
  const engine = () => readEngine(store.database.sql);
  const postgresPartitions = () =>
    store.database.sql(
      `select from pg_inherits where inhparent in ('page_views'::regclass, 'visits'::regclass)`,
    );
  /** Reports of a store that was in PostgreSQL all the time. */
  const expected = async (received: (other: TestStore) => Promise<unknown>) => {
    reference = await openTestStore();
    await reference.project(hits);
    await received(reference);
    await reference.processQueues();
    return reference.report(range, { visitors });
  };

  it('reports the same, with changes during the copy and hits during the switch', async () => {
    const change = async (other: TestStore) => {
      await other.project(later);
      await other.classify([classified(2, 'bot')]);
      await other.erase(id(3));
    };
    let step = 0;
    let written: Promise<void> | undefined;
    const { days: copied, changedDays } = await migrate({
      target: {
        ...copyTarget(),
        async replaceDay(day, rows) {
          // After two days were copied, then while those are copied that changed, and then while writers are stopped.
          if (step === 0 && day === days[2]) {
            step = 1;
            await change(store);
          } else if (step === 1 && day === days[0]) {
            step = 2;
            await store.processQueues();
          } else if (step === 2 && (await trySessionization(store.database, async () => true)) === null) {
            step = 3;
            written = store.project(last);
          }
          await copyTarget().replaceDay(day, rows);
        },
      },
    });
    await written;
    expect([step, await engine()]).toEqual([3, 'clickhouse']);
    expect(copied).toBeGreaterThanOrEqual(days.length);
    expect(changedDays).toBeGreaterThan(0);
    expect(await postgresPartitions()).toEqual([]);
    await store.processQueues();
    const report = await store.report(range, { visitors });
    expect(report).toEqual(
      await expected(async (other) => {
        await change(other);
        await other.project(last);
      }),
    );
    const erased = await Promise.all(
      ['page_views', 'visits', 'ip_addresses', 'session_starts', 'funnel_steps'].map((table) =>
        inClickHouse(`select count() from ${table} where visitor_id = '${id(3)}'`),
      ),
    );
    expect(erased.flat()).toEqual(['0', '0', '0', '0', '0']);

    // What the stream delivers again counts once.
    const before = await total();
    await store.project([...last, ...hits.filter(({ subject }) => subject !== id(3))]);
    await store.processQueues();
    expect(await total()).toEqual(before);
  });

  it('continues after an interruption, copies what differs, and counts it once', async () => {
    const stop = new Error('stopped');
    await expect(
      migrate({
        onProgress: (done) => {
          if (done === 3) throw stop;
        },
      }),
    ).rejects.toBe(stop);
    expect(await engine()).toBe('postgres');
    await store.project(later.slice(0, 1));
    await store.erase(id(3));
    const [before, aggregate] = [await store.report(range, { visitors }), await total()];
    await inClickHouse(`alter table engagements drop partition '${days[1]}'`);

    const replaced: string[] = [];
    await migrate({
      target: {
        ...copyTarget(),
        replaceDay: (day, rows) => {
          replaced.push(day);
          return copyTarget().replaceDay(day, rows);
        },
      },
    });
    expect(replaced).toContain(days[1]);
    expect(await store.report(range, { visitors })).toEqual(before);
    // Nothing is left to do.
    expect(await migrate()).toMatchObject({ days: 0 });
    expect(await total()).toEqual(aggregate);
  });

  it('deletes in the copy what retention deletes meanwhile', async () => {
    const cutoffs = {
      events: days[2] as string,
      ipAddresses: days[2] as string,
      aggregates: days[1] as string,
    };
    await migrate({
      target: {
        ...copyTarget(),
        async replaceDay(day, rows) {
          await copyTarget().replaceDay(day, rows);
          if (day === days[1])
            await deleteExpiredDays(store.database, store.store.retention, cutoffs, new Date(), {
              warn: () => {},
            });
        },
      },
    });
    const [events, visits] = await Promise.all(
      ['page_views', 'visits'].map((table) => inClickHouse(`select distinct day from ${table} order by day`)),
    );
    expect(events?.[0]).toBe(days[2]);
    expect(visits?.[0]).toBe(days[1]);
    expect(await inClickHouse(`select distinct medium from visits where day = '${days[1]}'`)).toEqual([]);
  });

  it('names the day whose copy differs, and stays in PostgreSQL', async () => {
    const before = await total();
    const damaging = {
      ...copyTarget(),
      async replaceDay(day: string, rows: Parameters<CopyTarget['replaceDay']>[1]) {
        await copyTarget().replaceDay(day, rows);
        if (day === days[1])
          await inClickHouse(`delete from page_views where day = '${day}' and id = '${id(112)}'`);
      },
    };
    await expect(migrate({ target: damaging })).rejects.toThrow(
      /^The copy of 2026-03-02 differs: page_views has \d+ rows in PostgreSQL and \d+ in ClickHouse/,
    );
    expect(await engine()).toBe('postgres');
    await store.project(later);
    await store.processQueues();
    expect(await total()).not.toEqual(before);
  });

  it('detects a value that differs', async () => {
    const damaging = {
      ...copyTarget(),
      async replaceDay(day: string, rows: Parameters<CopyTarget['replaceDay']>[1]) {
        await copyTarget().replaceDay(day, rows);
        if (day === days[2])
          await inClickHouse(
            `insert into visits select * replace (version + 1 as version, 'paid' as channel) from visits final where day = '${day}' limit 1`,
          );
      },
    };
    await expect(migrate({ target: damaging })).rejects.toThrow(
      /^The copy of 2026-03-03 differs: the \d+ rows of visits have other values/,
    );
  });

  it('is refused while ClickHouse is unreachable, has a newer schema, or rows of another origin', async () => {
    const elsewhere = openStore(
      { CLICKHOUSE_URL: `http://127.0.0.1:${await findFreePort()}` },
      store.database,
    );
    await expect(migrate({ target: elsewhere.copyTarget as CopyTarget })).rejects.toThrow(
      'ClickHouse is unavailable',
    );
    await elsewhere.close();

    await copyTarget().open(randomUUID());
    await expect(migrate()).rejects.toThrow('ClickHouse has hits that are not a copy of this PostgreSQL');

    await inClickHouse(`insert into migrations (name) values ('9999-later')`);
    await expect(migrate()).rejects.toThrow('The schema in ClickHouse is newer than this version');
    expect(await isTracking(store.database.sql)).toBe(false);
  });

  it('cleans up the copy of a migration that was killed', async () => {
    const stop = new Error('killed');
    await expect(
      migrate({
        onProgress: (done) => {
          if (done === 3) throw stop;
        },
      }),
    ).rejects.toBe(stop);
    await cleanUpAbandonedMigration({ database: store.database, target: copyTarget() });
    expect(await isTracking(store.database.sql)).toBe(false);
    expect(await inClickHouse('select count() from page_views')).toEqual(['0']);
    expect(await migrate()).toMatchObject({ days: expect.any(Number) as number });
    expect(await engine()).toBe('clickhouse');
  });

  it('cleans up the original if it was killed after the switch', async () => {
    const kill = new Error('killed');
    await expect(migrate({ target: { ...copyTarget(), complete: () => Promise.reject(kill) } })).rejects.toBe(
      kill,
    );
    expect(await engine()).toBe('clickhouse');
    expect(await postgresPartitions()).not.toEqual([]);
    await cleanUpAbandonedMigration({ database: store.database, target: copyTarget() });
    expect(await postgresPartitions()).toEqual([]);
    expect(await isTracking(store.database.sql)).toBe(false);
    expect(await inClickHouse('select count() from page_views')).not.toEqual(['0']);
  });

  it('leaves no process in PostgreSQL', async () => {
    const without = openStore({}, store.database);
    await without.migrate(store.service.kit.log);
    await migrate();
    await expect(without.migrate(store.service.kit.log)).rejects.toThrow('Set CLICKHOUSE_URL');
    const refused = await without.store.persons.collectData(visitors).catch((error: unknown) => error);
    expect(isTransientError(refused)).toBe(true);
  });
});

describe('a platform that gets ClickHouse', () => {
  it('stays in PostgreSQL with its hits, and starts in ClickHouse without', async () => {
    const store = await openTestStore(clickHouse, 'postgres');
    const { migrate, close } = openStore({ CLICKHOUSE_URL: clickHouse.url }, store.database);
    await store.project(hits);
    await migrate(store.service.kit.log);
    expect(await readEngine(store.database.sql)).toBe(null);
    expect((await store.store.persons.collectData(visitors)).views).not.toEqual([]);
    await store.database.sql(
      'truncate page_views, engagements, session_starts, ip_addresses, visits, funnel_steps, stream_mentions',
    );
    await migrate(store.service.kit.log);
    expect(await readEngine(store.database.sql)).toBe('clickhouse');
    await close();
    await store.stop();
  });
});
