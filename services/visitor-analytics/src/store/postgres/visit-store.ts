import type { Sql } from '@aera/event-store';
import type { TimeRange } from '../../coordination/recompute-queue.ts';
import { botThreshold } from '../../visits/bot-score.ts';
import { dedupeDeliveries, type Delivery } from '../../visits/deliveries.ts';
import {
  type PageView,
  maxVisitMs,
  type SessionStart,
  visitTimeoutMs,
  type VisitRow,
} from '../../visits/sessionize.ts';
import type { AffectedVisit, VisitStore } from '../analytics-store.ts';
import { engagementDays, toDayRange } from '../day-range.ts';
import { expandProperties, type StoredProperties } from './compact-properties.ts';
import { enqueueHours, rollUpNextHour } from './roll-up-hours.ts';

const visitTimeout = `interval '${visitTimeoutMs} milliseconds'`;

/** Visits in the tables that the transaction's search path finds: the live ones, or those of a rebuild. */
export const visitStore: VisitStore = {
  readMaxQueueRows: async () => 2000,
  findViewRanges: (sql, engagements) => {
    const [first, last] = toDayRange(
      engagements.map(({ received_at: time }) => ({ since: time, until: time })),
    );
    return sql<TimeRange>(
      `select visitor_id, viewed_at as since, last_seen_at as until from page_views
       where id = any($1) and day between $2::date - ${engagementDays} and $3`,
      [engagements.map(({ view_id }) => view_id), first, last],
    );
  },
  findAdjacentVisits: (sql, ranges) => {
    const [first, last] = toDayRange(ranges, maxVisitMs + visitTimeoutMs);
    return sql<AffectedVisit>(
      `select v.day, v.id, v.visitor_id, v.started_at, v.ended_at
       from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)
       left join lateral (
         select b.started_at, b.ended_at from visits b
         where b.visitor_id = r.visitor_id and b.started_at <= r.since and b.day between $2 and $3
         order by b.started_at desc limit 1
       ) b on b.ended_at >= r.since - ${visitTimeout}
       join visits v on v.visitor_id = r.visitor_id
        and v.started_at between coalesce(b.started_at, r.since) and r.until + ${visitTimeout}
       where v.day between $2 and $3`,
      [JSON.stringify(ranges), first, last],
    );
  },
  async findViews(sql, ranges) {
    const views = await findStoredViews(sql, ranges);
    const deliveries = await findDeliveries(sql, views);
    return {
      views: dedupeDeliveries(views, deliveries),
      deliveries: deliveries.map(({ visitor_id, at }) => ({ visitor_id, since: at, until: at })),
    };
  },
  findSessionStarts: (sql, ranges) => {
    const [first, last] = toDayRange(ranges, visitTimeoutMs);
    return sql<SessionStart>(
      `select s.id, s.visitor_id as "visitorId", s.opened_at as at, s.origin
       from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)
       join session_starts s on s.visitor_id = r.visitor_id and s.opened_at between r.since - ${visitTimeout} and r.until
       where s.day between $2 and $3`,
      [JSON.stringify(ranges), first, last],
    );
  },
  async replaceVisits(sql, before, after) {
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
    // An active day without visits stays until the visitor or the day is deleted, and preserves the consent of its visitor until then.
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
  },
  async classify(sql, visitorId, classifiedAs) {
    const changed = await sql<TimeRange>(
      `update visits set is_bot = case $2 when 'score' then bot_score >= ${botThreshold} else $2 = 'bot' end
       where visitor_id = $1 returning visitor_id, started_at as since, ended_at as until`,
      [visitorId, classifiedAs],
    );
    await enqueueHours(
      sql,
      changed.map(({ since }) => since),
    );
    return changed;
  },
  rollUpNextHour,
};

type StoredView = PageView & { readonly day: string };

async function findStoredViews(sql: Sql, ranges: readonly TimeRange[]): Promise<StoredView[]> {
  const [first, last] = toDayRange(ranges);
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
    [JSON.stringify(ranges), first, last],
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

/** A view delivered before and after midnight is stored in two partitions, possibly under two visitor ids. */
async function findDeliveries(
  sql: Sql,
  views: readonly StoredView[],
): Promise<(Delivery & { readonly at: string })[]> {
  if (views.length === 0) return [];
  const days = views.map(({ day }) => day).toSorted();
  return sql<Delivery & { readonly at: string }>(
    `select day, id, visitor_id, consented, viewed_at as at, received_at from page_views
     where id = any($1) and day between $2::date - 1 and $3::date + 1`,
    [views.map(({ id }) => id), days[0], days.at(-1)],
  );
}

/** Columns of a visit with their types. */
export const visitColumns: readonly (readonly [keyof VisitRow, string])[] = [
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
  ['medium', 'text'],
  ['term', 'text'],
  ['content', 'text'],
  ['city', 'text'],
];
