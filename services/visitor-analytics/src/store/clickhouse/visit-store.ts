import type { Transaction } from '../../coordination/database.ts';
import type { TimeRange } from '../../coordination/recompute-queue.ts';
import { mergeDeliveries } from '../../hits/hit-rows.ts';
import { addDays } from '../../hits/utc-day.ts';
import { botThreshold } from '../../visits/bot-score.ts';
import { dedupeDeliveries } from '../../visits/deliveries.ts';
import { maxVisitMs, type PageView, type VisitRow, visitTimeoutMs } from '../../visits/sessionize.ts';
import type { AffectedVisit, VisitStore } from '../analytics-store.ts';
import { engagementDays, toDayRange } from '../day-range.ts';
import type { ClickHouse } from './client.ts';
import { selectEngagements } from './engagements.ts';
import { type StoredView, toViewRow, viewColumns } from './page-views.ts';
import { sessionStartColumns, type StoredSessionStart, toSessionStart } from './session-starts.ts';

/** @param table `visits`, or that of a rebuild. */
export const createVisitStore = (clickHouse: ClickHouse, table: string): VisitStore => ({
  // A round has a dozen statements, whose cost depends little on the number of visits.
  readMaxQueueRows: async () => 10_000,
  findViewRanges(_transaction, engagements) {
    const [first, last] = toDayRange(
      engagements.map(({ received_at: time }) => ({ since: time, until: time })),
    );
    return clickHouse.query<TimeRange>(
      `select visitor_id, min(viewed_at) as since, max(last_seen_at) as until from page_views
       where id in {ids: Array(UUID)} and day between {first: Date} and {last: Date} group by id, visitor_id`,
      { ids: engagements.map(({ view_id }) => view_id), first: addDays(first, -engagementDays), last },
    );
  },
  async findAdjacentVisits(_transaction, ranges) {
    const [first, last] = toDayRange(ranges, maxVisitMs + visitTimeoutMs);
    const visits = await clickHouse.query<AffectedVisit & { last_seen_at: string }>(
      `select day, id, visitor_id, started_at, ended_at, last_seen_at from ${table} final
       prewhere visitor_id in {visitors: Array(UUID)} where day between {first: Date} and {last: Date}`,
      { visitors: ranges.map(({ visitor_id }) => visitor_id), first, last },
    );
    return selectAdjacent(visits, ranges).map(({ last_seen_at, ...visit }) =>
      // The range of a visit spans all deliveries of its views, so that `findViews` finds them.
      ({ ...visit, ended_at: later(visit.ended_at, last_seen_at) }),
    );
  },
  async findViews(_transaction, ranges) {
    const delivered = selectDeliveredViews(ranges);
    const rows = await findDeliveries(clickHouse, delivered);
    const engagements = await selectEngagements(clickHouse, `(${delivered.ids})`, delivered.parameters);
    const merged = mergeDeliveries(rows.map(toViewRow));
    const byVisitor = new Map(ranges.map((range) => [range.visitor_id, range]));
    const inRange = merged.filter(({ visitor_id, viewed_at }) => {
      const range = byVisitor.get(visitor_id);
      return range !== undefined && viewed_at >= range.since && viewed_at <= range.until;
    });
    const views = inRange.map((row): PageView & { day: string } => ({
      day: row.day,
      id: row.id,
      visitorId: row.visitor_id,
      consented: row.consented,
      at: row.viewed_at,
      lastSeenAt: row.last_seen_at,
      properties: row.properties,
      engagementSeconds: engagements.get(row.id)?.engagement_seconds ?? 0,
      scrollDepth: engagements.get(row.id)?.scroll_depth ?? 0,
    }));
    return {
      views: dedupeDeliveries(views, merged),
      deliveries: [...rows, ...merged].map(({ visitor_id, viewed_at: since, last_seen_at: until }) => ({
        visitor_id,
        since,
        until,
      })),
    };
  },
  async findSessionStarts(_transaction, ranges) {
    const [first, last] = toDayRange(ranges, visitTimeoutMs);
    const rows = await clickHouse.query<StoredSessionStart>(
      `select distinct ${sessionStartColumns} from session_starts
       where visitor_id in {visitors: Array(UUID)} and day between {first: Date} and {last: Date}`,
      { visitors: ranges.map(({ visitor_id }) => visitor_id), first, last },
    );
    return rows.map(toSessionStart);
  },
  async replaceVisits(transaction, before, after) {
    const version = await readNextVersion(transaction);
    const key = ({ day, visitor_id, id }: AffectedVisit) => `${day} ${visitor_id} ${id}`;
    const keysAfter = new Set(after.map(key));
    await clickHouse.insert(table, [
      ...after.map((visit) => toStoredVisit(visit, version)),
      ...before
        .filter((visit) => !keysAfter.has(key(visit)))
        .map(({ day, visitor_id, id }) => ({ day, visitor_id, id, version, is_deleted: 1 })),
    ]);
  },
  async classify(transaction, visitorId, classifiedAs) {
    const version = await readNextVersion(transaction);
    const isBot = classifiedAs === 'score' ? `bot_score >= ${botThreshold}` : String(classifiedAs === 'bot');
    const visitor = { visitor: visitorId };
    await clickHouse.command(
      `insert into ${table}
       select * replace ({version: UInt64} as version, ${isBot} as is_bot) from ${table} final where visitor_id = {visitor: UUID}`,
      { ...visitor, version },
    );
    return clickHouse.query<TimeRange>(
      `select visitor_id, started_at as since, ended_at as until from ${table} final where visitor_id = {visitor: UUID}`,
      visitor,
    );
  },
  // Metrics are computed from the visits.
  rollUpNextHour: async () => false,
});

/**
 * Versions are microseconds of PostgreSQL's clock. Transactions that replace visits hold a lock, so a later one has a higher version; an
 * insert of an earlier one that arrives late has no effect. A sequence could return to an earlier number when PostgreSQL crashes, because
 * these transactions commit asynchronously.
 */
export async function readNextVersion(transaction: Transaction): Promise<number> {
  const [row] = await transaction<{ version: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000000)::int8 as version',
  );
  if (!row) throw new Error('PostgreSQL returned no time.');
  return row.version;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** Selects the visits that views in the ranges could change, as `findAdjacentVisits` says. */
export function selectAdjacent<Visit extends AffectedVisit>(
  visits: readonly Visit[],
  ranges: readonly TimeRange[],
): Visit[] {
  const byVisitor = Map.groupBy(visits, ({ visitor_id }) => visitor_id);
  return ranges.flatMap(({ visitor_id, since, until }) => {
    const own = byVisitor.get(visitor_id) ?? [];
    const previous = own
      .filter(({ started_at }) => started_at <= since)
      .reduce<Visit | undefined>(
        (latest, visit) => (latest && latest.started_at > visit.started_at ? latest : visit),
        undefined,
      );
    const start = Date.parse(since);
    const from =
      previous && Date.parse(previous.ended_at) >= start - visitTimeoutMs
        ? Date.parse(previous.started_at)
        : start;
    const to = Date.parse(until) + visitTimeoutMs;
    return own.filter(({ started_at }) => {
      const startedAt = Date.parse(started_at);
      return startedAt >= from && startedAt <= to;
    });
  });
}

interface DeliveredViews {
  /** Subquery for their ids: a list of them would be sent there and back, and parsed twice. */
  readonly ids: string;
  readonly parameters: Record<string, unknown> & { readonly first: string; readonly last: string };
}

/** The views that were delivered by these visitors between the earliest and the latest time of these ranges. */
function selectDeliveredViews(ranges: readonly TimeRange[]): DeliveredViews {
  const [first, last] = toDayRange(ranges);
  return {
    ids: `select id from page_views
      where visitor_id in {visitors: Array(UUID)} and day between {first: Date} and {last: Date}
        and viewed_at <= parseDateTime64BestEffort({until: String}, 3, 'UTC')
        and last_seen_at >= parseDateTime64BestEffort({since: String}, 3, 'UTC')`,
    parameters: {
      visitors: ranges.map(({ visitor_id }) => visitor_id),
      since: earliest(ranges),
      until: latest(ranges),
      first,
      last,
    },
  };
}

/** All deliveries of these views, also by other visitors. A view may be delivered again on the next day. */
const findDeliveries = (clickHouse: ClickHouse, { ids, parameters }: DeliveredViews): Promise<StoredView[]> =>
  // Repeated rows are merged anyway, and comparing all columns is most of the work.
  clickHouse.query<StoredView>(
    `select ${viewColumns} from page_views
     where id in (${ids}) and day between {firstDelivered: Date} and {lastDelivered: Date}`,
    {
      ...parameters,
      firstDelivered: addDays(parameters.first, -1),
      lastDelivered: addDays(parameters.last, 1),
    },
  );

const earliest = (ranges: readonly TimeRange[]): string =>
  ranges.reduce((time, { since }) => (since < time ? since : time), ranges[0]?.since ?? '');
const latest = (ranges: readonly TimeRange[]): string =>
  ranges.reduce((time, { until }) => (until > time ? until : time), '');

/** A row of `visits`. */
export function toStoredVisit({ pages, ...visit }: VisitRow, version: number): object {
  return {
    ...visit,
    version,
    is_deleted: 0,
    'pages.path': pages.map(({ path }) => path),
    'pages.views': pages.map(({ views }) => views),
    'pages.engagement_seconds': pages.map(({ engagement_seconds }) => engagement_seconds),
    'pages.scroll_depth': pages.map(({ scroll_depth }) => scroll_depth),
  };
}
