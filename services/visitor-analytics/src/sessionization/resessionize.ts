import type { Sql } from '@aera/event-store';
import { toUtcDay } from '../hits/partitions.ts';
import { expandProperties, type StoredProperties } from '../hits/compact-properties.ts';
import {
  sessionize,
  visitTimeoutMs,
  maxVisitMs,
  type PageView,
  type VisitRow,
} from '../visits/sessionize.ts';

/** Maximum number of queue rows per transaction. */
const maxBatch = 2000;
/** Days after a view within which its engagement may arrive. */
const engagementDays = 2;
const dayMs = 24 * 60 * 60_000;

interface QueuedRange {
  readonly id: number;
  readonly visitor_id: string | null;
  readonly view_id: string | null;
  readonly since: string;
  readonly until: string;
}

/** A time range of one visitor, to be recomputed. */
interface TimeRange {
  readonly visitor_id: string;
  readonly since: string;
  readonly until: string;
}

/**
 * Recomputes the queued visits and returns the number of processed queue rows. Requires the lock. A queue row is removed with its result;
 * one added concurrently stays, since its data may not have been read. @param retainedFrom First day with stored events: earlier visits stay
 * unchanged.
 */
export async function resessionizeQueued(sql: Sql, retainedFrom: string): Promise<number> {
  const marks = await sql<QueuedRange>(
    `select id, visitor_id, view_id, since, until from visit_recompute_queue order by id limit ${maxBatch}`,
  );
  if (marks.length === 0) return 0;
  const marked = [...byVisitor(marks), ...(await findViewRanges(sql, marks))];
  const touched = mergeRanges(marked.filter(({ since }) => toUtcDay(Date.parse(since)) >= retainedFrom));
  if (touched.length > 0) await resessionize(sql, touched);
  await sql('delete from visit_recompute_queue where id = any($1)', [marks.map(({ id }) => id)]);
  return marks.length;
}

async function resessionize(sql: Sql, touched: readonly TimeRange[]): Promise<void> {
  const { stretches, visits: before, views } = await expandAffected(sql, touched);
  const classifications = await findClassifications(sql, stretches);
  const toVisitorRanges = Map.groupBy(views, ({ visitorId }) => visitorId);
  const after = [...toVisitorRanges].flatMap(([visitorId, seen]) =>
    sessionize(seen, classifications.get(visitorId)),
  );
  await replaceVisits(sql, before, after);
}

/**
 * Expands the ranges by everything that sessionization could change: adjacent visits, and other deliveries of each view under any visitor
 * id.
 */
async function expandAffected(sql: Sql, touched: readonly TimeRange[]) {
  let asked = touched;
  for (;;) {
    const { stretches, visits } = await widenToAdjacentVisits(sql, asked);
    const views = await findViews(sql, stretches);
    const deliveries = await findDeliveries(sql, views);
    const wider = mergeRanges([
      ...stretches,
      ...deliveries.map(({ visitor_id, at }) => ({ visitor_id, since: at, until: at })),
    ]);
    if (JSON.stringify(wider) === JSON.stringify(stretches))
      return { stretches, visits, views: dedupeDeliveries(views, deliveries) };
    asked = wider;
  }
}

const byVisitor = (marks: readonly QueuedRange[]): TimeRange[] =>
  marks.flatMap(({ visitor_id, since, until }) => (visitor_id ? { visitor_id, since, until } : []));

/** Engagement refers to a view; the visitor of the view is looked up here. */
async function findViewRanges(sql: Sql, marks: readonly QueuedRange[]): Promise<TimeRange[]> {
  const received = marks.filter(({ view_id }) => view_id !== null);
  if (received.length === 0) return [];
  const [first, last] = toDayRange(received);
  return sql<{ visitor_id: string; since: string; until: string }>(
    `select visitor_id, viewed_at as since, last_seen_at as until from page_views
     where id = any($1) and day between $2::date - ${engagementDays} and $3`,
    [received.map(({ view_id }) => view_id), first, last],
  );
}

/** Merges the ranges of each visitor into one, from the earliest start to the latest end. */
function mergeRanges(stretches: readonly TimeRange[]): TimeRange[] {
  const merged = new Map<string, TimeRange>();
  for (const stretch of stretches) {
    const known = merged.get(stretch.visitor_id) ?? stretch;
    merged.set(stretch.visitor_id, {
      visitor_id: stretch.visitor_id,
      since: known.since < stretch.since ? known.since : stretch.since,
      until: known.until > stretch.until ? known.until : stretch.until,
    });
  }
  return [...merged.values()];
}

type AffectedVisit = Pick<VisitRow, 'day' | 'id' | 'visitor_id' | 'started_at' | 'ended_at'>;

/**
 * Widens the ranges to adjacent visits that could change: the visit that a range starts in or directly after, and those that follow without
 * a pause. Earlier visits cannot change, so a long series of visits is not recomputed.
 */
async function widenToAdjacentVisits(sql: Sql, touched: readonly TimeRange[]) {
  let stretches = touched;
  for (;;) {
    const [first, last] = toDayRange(stretches, maxVisitMs + visitTimeoutMs);
    const visits = await sql<AffectedVisit>(
      `select v.day, v.id, v.visitor_id, v.started_at, v.ended_at
       from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)
       left join lateral (
         select b.started_at, b.ended_at from visits b
         where b.visitor_id = r.visitor_id and b.started_at <= r.since and b.day between $2 and $3
         order by b.started_at desc limit 1
       ) b on b.ended_at >= r.since - interval '30 minutes'
       join visits v on v.visitor_id = r.visitor_id
        and v.started_at between coalesce(b.started_at, r.since) and r.until + interval '30 minutes'
       where v.day between $2 and $3`,
      [JSON.stringify(stretches), first, last],
    );
    const wider = mergeRanges([
      ...stretches,
      ...visits.map(({ visitor_id, started_at: since, ended_at: until }) => ({ visitor_id, since, until })),
    ]);
    if (JSON.stringify(wider) === JSON.stringify(stretches)) return { stretches, visits };
    stretches = wider;
  }
}

type StoredView = PageView & { readonly day: string };

async function findViews(sql: Sql, stretches: readonly TimeRange[]): Promise<StoredView[]> {
  const [first, last] = toDayRange(stretches);
  const views = await sql<{
    day: string;
    id: string;
    visitorId: string;
    consented: boolean;
    at: string;
    properties: StoredProperties;
  }>(
    `select v.day, v.id, v.visitor_id as "visitorId", v.consented, v.viewed_at as at, v.properties
     from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)
     join page_views v on v.visitor_id = r.visitor_id and v.viewed_at between r.since and r.until
     where v.day between $2 and $3`,
    [JSON.stringify(stretches), first, last],
  );
  const received = await sql<{ view_id: string; engagement_seconds: number; scroll_depth: number }>(
    `select view_id, max(engagement_seconds) as engagement_seconds, max(scroll_depth) as scroll_depth from engagements
     where view_id = any($1) and day between $2 and $3::date + ${engagementDays} group by view_id`,
    [views.map(({ id }) => id), first, last],
  );
  const byView = new Map(received.map((row) => [row.view_id, row]));
  return views.map((view) => ({
    ...view,
    engagementSeconds: byView.get(view.id)?.engagement_seconds ?? 0,
    scrollDepth: byView.get(view.id)?.scroll_depth ?? 0,
    properties: expandProperties(view.properties),
  }));
}

async function findClassifications(
  sql: Sql,
  stretches: readonly TimeRange[],
): Promise<Map<string, 'bot' | 'human'>> {
  const rows = await sql<{ visitor_id: string; verdict: 'bot' | 'human' }>(
    `select visitor_id, verdict from session_classifications where visitor_id = any($1) and verdict <> 'score'`,
    [stretches.map(({ visitor_id }) => visitor_id)],
  );
  return new Map(rows.map(({ visitor_id, verdict }) => [visitor_id, verdict]));
}

async function replaceVisits(
  sql: Sql,
  before: readonly AffectedVisit[],
  after: readonly VisitRow[],
): Promise<void> {
  await sql(
    `delete from visits v using jsonb_to_recordset($1::jsonb) as r (day date, id uuid)
     where v.day = r.day and v.id = r.id`,
    [JSON.stringify(before.map(({ day, id }) => ({ day, id })))],
  );
  await sql(
    `insert into visits (${visitColumns.map(([name]) => name).join(', ')})
     select * from jsonb_to_recordset($1::jsonb) as r
       (${visitColumns.map(([name, type]) => `${name} ${type}`).join(', ')})`,
    [JSON.stringify(after)],
  );
  // An active day without visits stays until the visitor or the day is deleted; it has no effect.
  await sql(
    `insert into visitor_active_days (visitor_id, day)
     select distinct visitor_id, day from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, day date)
     on conflict do nothing`,
    [
      JSON.stringify(
        after.filter(({ consented }) => consented).map(({ visitor_id, day }) => ({ visitor_id, day })),
      ),
    ],
  );
  await enqueueHours(
    sql,
    [...before, ...after].map(({ started_at }) => started_at),
  );
}

/** Queues the hours of these times for the rollup. */
export async function enqueueHours(sql: Sql, times: readonly string[]): Promise<void> {
  await sql(
    `insert into hour_recompute_queue (hour)
     select distinct date_trunc('hour', t::timestamptz, 'UTC') from unnest($1::text[]) as t`,
    [times],
  );
}

const visitColumns: readonly (readonly [keyof VisitRow, string])[] = [
  ['day', 'date'],
  ['id', 'uuid'],
  ['visitor_id', 'uuid'],
  ['consented', 'boolean'],
  ['started_at', 'timestamptz'],
  ['ended_at', 'timestamptz'],
  ['views', 'integer'],
  ['bounced', 'boolean'],
  ['engagement_seconds', 'double precision'],
  ['scroll_depth', 'double precision'],
  ['entry_page', 'text'],
  ['exit_page', 'text'],
  ['source', 'text'],
  ['channel', 'text'],
  ['campaign', 'text'],
  ['country', 'text'],
  ['device', 'text'],
  ['browser', 'text'],
  ['os', 'text'],
  ['pages', 'jsonb'],
  ['bot_score', 'smallint'],
  ['bot_signals', 'text[]'],
  ['is_bot', 'boolean'],
];

interface Delivery {
  readonly day: string;
  readonly id: string;
  readonly visitor_id: string;
  readonly consented: boolean;
  readonly at: string;
  readonly received_at: string;
}

/** A view delivered before and after midnight is stored in two partitions, possibly under two visitor ids. */
async function findDeliveries(sql: Sql, views: readonly StoredView[]): Promise<Delivery[]> {
  if (views.length === 0) return [];
  const days = views.map(({ day }) => day).toSorted();
  return sql<Delivery>(
    `select day, id, visitor_id, consented, viewed_at as at, received_at from page_views
     where id = any($1) and day between $2::date - 1 and $3::date + 1`,
    [views.map(({ id }) => id), days[0], days.at(-1)],
  );
}

/**
 * Returns each view once, in the delivery that takes precedence (`deliveryPrecedence` in `hit-rows.ts`). The other rows stay, because a
 * later delivery is compared with them.
 */
function dedupeDeliveries(views: readonly StoredView[], deliveries: readonly Delivery[]): StoredView[] {
  const counts = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const known = counts.get(delivery.id);
    if (!known || deliveryRank(delivery) < deliveryRank(known)) counts.set(delivery.id, delivery);
  }
  return views.filter(({ id, day }) => counts.get(id)?.day === day);
}

const deliveryRank = ({ consented, received_at, visitor_id, day }: Delivery): string =>
  JSON.stringify([consented ? 0 : 1, received_at, visitor_id, day]);

/** First and last UTC day of these ranges. With `before`, the first is earlier by that many milliseconds and the last is one day later. */
function toDayRange(stretches: readonly { since: string; until: string }[], before = 0): [string, string] {
  const since = Math.min(...stretches.map((stretch) => Date.parse(stretch.since)));
  const until = Math.max(...stretches.map((stretch) => Date.parse(stretch.until)));
  return [toUtcDay(since - before), toUtcDay(before === 0 ? until : until + dayMs)];
}
