import type { Message } from '@aera/contracts';
import { visitDimensions } from '@aera/contracts';
import { createDatabase } from '@aera/event-store';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import type { ClickHouseServer } from '@aera/testing';
import type { Database } from '../coordination/database.ts';
import { eraseVisitor, sweepLateWrites } from '../erasure/erase-visitor.ts';
import { applyClassifications } from '../projector/apply-classifications.ts';
import { projectBatch } from '../projector/project-batch.ts';
import { visitorAnalytics } from '../service.ts';
import { resessionizeQueued } from '../sessionization/resessionize.ts';
import { recordVisitSignals } from '../sessionization/visit-signals.ts';
import type { AnalyticsStore, HitStore } from '../store/analytics-store.ts';
import type { CopyTarget } from '../store/day-copies.ts';
import { openStore } from '../store/open-store.ts';
import { unknownClient } from './hit-arbitraries.ts';

const keepAll = { events: '', ipAddresses: '', aggregates: '' };

/** A store whose projector and sessionizer run only when a spec calls them. */
export interface TestStore {
  readonly service: TestService;
  readonly database: Database;
  readonly store: AnalyticsStore;
  /** Null without ClickHouse. */
  readonly copyTarget: CopyTarget | null;
  /** Projects a batch as a separate projector would. @param cutoffs First days that are kept. @param hits In the place of those of the store. */
  project(messages: readonly Message[], cutoffs?: typeof keepAll, hits?: HitStore): Promise<void>;
  /** Computes all queued visits and rolls up all queued hours. */
  processQueues(): Promise<void>;
  classify(messages: readonly Message[]): Promise<void>;
  erase(visitorId: string): Promise<boolean>;
  /** Sweeps the late writes of all erased visitors, regardless of their time. */
  sweep(): Promise<void>;
  /** Returns the signals of existing visits, published or queued, by visit. */
  readSignals(): Promise<object[]>;
  /** Returns the results of every query of the store about a range and some visitors. */
  report(range: { from: string; to: string }, about?: { visitors?: string[]; ip?: string }): Promise<object>;
  /** Deletes all rows. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param clickHouse Stores hits and visits there instead of in PostgreSQL.
 * @param startsIn With `postgres`, the platform had hits before it got ClickHouse.
 */
export async function openTestStore(
  clickHouse?: Pick<ClickHouseServer, 'url'>,
  startsIn: 'postgres' | 'clickhouse' = 'clickhouse',
): Promise<TestStore> {
  const env: Record<string, string> =
    clickHouse && startsIn === 'clickhouse' ? { CLICKHOUSE_URL: clickHouse.url } : {};
  const service = await startTestService(visitorAnalytics, { env: { ROLE: 'query', ...env } });
  const database = createDatabase(service.kit.orm.em);
  const { store, copyTarget, close } = openStore({ CLICKHOUSE_URL: clickHouse?.url }, database);
  const tables = [
    'page_views',
    'engagements',
    'session_starts',
    'ip_addresses',
    'visits',
    'funnel_steps',
    'stream_mentions',
  ];
  let seq = 0;
  const coordination =
    'visit_recompute_queue, visitor_signals, erased_ids, late_write_sweeps, stream_redaction_queue, session_classifications';

  return {
    service,
    database,
    store,
    copyTarget,
    project: (messages, cutoffs = keepAll, hits = store.hits) =>
      projectBatch({
        database,
        store: { ...store, hits },
        enrichClients: async () => () => unknownClient,
        cutoffs: async () => cutoffs,
      })({ payloads: messages, seqs: messages.map(() => (seq += 1)) }),
    async processQueues() {
      while (
        await database.transaction((transaction) =>
          resessionizeQueued(transaction, store.visits, '0001-01-01', recordVisitSignals),
        )
      );
      while (await database.transaction((transaction) => store.visits.rollUpNextHour(transaction, 0)));
    },
    classify: applyClassifications({ database, store: store.visits }),
    erase: (visitorId) => eraseVisitor({ database, store: store.hits }, visitorId),
    async sweep() {
      await database.sql('update late_write_sweeps set due_at = now()');
      await sweepLateWrites({ database, store: store.hits });
    },
    readSignals: async () =>
      (
        await database.sql<{ data: object }>(
          `select data from visitor_signals where data ->> 'views' is distinct from '0' order by session_id, type, id`,
        )
      ).map(({ data }) => data),
    report: (range, about) => report(store, range, about),
    async empty() {
      await database.sql(`truncate ${coordination}`);
      if (!clickHouse)
        await database.sql(
          `truncate ${tables.join(', ')}, visitor_active_days, hourly_metrics, hour_recompute_queue`,
        );
      for (const table of clickHouse ? tables : [])
        await queryClickHouse(clickHouse as NonNullable<typeof clickHouse>, `truncate table ${table}`);
    },
    async stop() {
      await close();
      await service.stop();
    },
  };
}

/** Runs a statement as an operator would; returns the lines of its result. */
export async function queryClickHouse(
  { url }: Pick<ClickHouseServer, 'url'>,
  statement: string,
): Promise<string[]> {
  const { origin, pathname } = new URL(url);
  const database = pathname.slice(1) || 'default';
  const response = await fetch(`${origin}/?database=${database}`, { method: 'POST', body: statement });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text.split('\n').filter(Boolean);
}

const zones = ['UTC', 'Asia/Kolkata', 'America/New_York'] as const;

async function report(
  { metrics, persons }: AnalyticsStore,
  range: { from: string; to: string },
  { visitors = [], ip = '203.0.113.7' }: { visitors?: string[]; ip?: string } = {},
): Promise<object> {
  const all = { ...range, bots: 'included' as const };
  const scored = { ...range, classifiedAs: 'any' as const };
  const [aggregates, series, breakdowns, scoredVisits] = await Promise.all([
    Promise.all(
      (['included', 'excluded', 'only'] as const).map((bots) => metrics.readAggregate({ ...range, bots })),
    ),
    Promise.all(
      zones.flatMap((zone) =>
        (['hour', 'day'] as const).map((interval) => metrics.readTimeseries(all, { interval, zone })),
      ),
    ),
    Promise.all(
      visitDimensions.map(async (by) => [
        by,
        (await metrics.readBreakdown(all, by)).toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      ]),
    ),
    metrics.findScoredVisits(scored, { limit: 100, offset: 0 }),
  ]);
  const filtered = await Promise.all(
    visitDimensions.map((dimension) =>
      metrics.readAggregate({ ...all, [dimension]: dimension === 'page' ? '/1' : '' }),
    ),
  );
  return rounded({
    aggregates,
    series,
    breakdowns,
    filtered,
    scoredVisits,
    scoredCount: await metrics.countScoredVisits({ ...scored, signal: 'no engagement' }),
    signals: await metrics.countSignals(range),
    funnel: await metrics.countFunnel(all),
    visitsOf: await metrics.countVisitsOf(visitors, range),
    ip: await metrics.findIpActivity(ip),
    ipOldestFirst: (await metrics.findIpActivity(ip, 'ascending')).pageViews,
    timeline: await persons.findVisits({ sessions: visitors, before: { at: range.to, id: '' }, limit: 100 }),
    data: await persons.collectData(visitors),
  });
}

/** Without the differences of sums in another order. */
const rounded = (value: object): object =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 1e6) / 1e6 : part,
  ) as object;
