import {
  type BotSignal,
  type FunnelStep,
  funnelSteps,
  type ScoredVisit,
  type VisitMetrics,
} from '@aera/contracts';
import {
  type IpActivity,
  maxListed,
  type MetricsReader,
  type ScoredVisitsQuery,
  type TimeOrder,
} from '../analytics-store.ts';
import { mergeDeliveries } from '../../hits/hit-rows.ts';
import type { ClickHouse } from './client.ts';
import { inRange, rangeParameters, timeParameter, visitConditions } from './conditions.ts';
import { dimensionColumns } from '../dimension-columns.ts';
import { findEngagements } from './engagements.ts';
import { type StoredView, toViewRow, viewColumns } from './page-views.ts';
import { toStorableTime } from '../to-storable-time.ts';

interface Sums {
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  readonly bounces: number;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
}

/** By 64 bits of each visitor, as in PostgreSQL: counting whole ids takes up to twice the time. */
const visitors = 'uniqExact(cityHash64(visitor_id))';
const sums = `${visitors} as visitors, count() as visits, sum(v.views) as views, countIf(bounced) as bounces,
  sum(v.engagement_seconds) as engagement_seconds, sum(v.scroll_depth) as scroll_depth`;
const pageSums = `${visitors} as visitors, count() as visits, sum(page.views) as views, 0 as bounces,
  sum(page.engagement_seconds) as engagement_seconds, sum(page.scroll_depth) as scroll_depth`;

const toMetrics = ({
  visitors,
  visits,
  views,
  bounces,
  engagement_seconds,
  scroll_depth,
}: Sums): VisitMetrics => ({
  visitors,
  visits,
  views,
  bounceRate: visits > 0 ? bounces / visits : null,
  engagedTime: visits > 0 ? engagement_seconds / visits : null,
  scrollDepth: visits > 0 ? scroll_depth / visits : null,
});

const zeroSums: Sums = {
  visitors: 0,
  visits: 0,
  views: 0,
  bounces: 0,
  engagement_seconds: 0,
  scroll_depth: 0,
};

/** Every question is answered from the visits, exactly. */
export function createMetricsReader({ query }: Pick<ClickHouse, 'query'>): MetricsReader {
  return {
    async readAggregate(asked) {
      const { condition, parameters } = visitConditions(asked);
      const [row] = await query<Sums>(`select ${sums} from visits as v final where ${condition}`, parameters);
      return toMetrics(row ?? zeroSums);
    },

    async readTimeseries(asked, { interval, zone }) {
      const { condition, parameters } = visitConditions(asked);
      // Days follow the calendar of the time zone (23 to 25 hours), hours the clock.
      const start = (time: string) =>
        `${interval === 'day' ? 'toStartOfDay' : 'toStartOfHour'}(toTimeZone(${time}, {zone: String}))`;
      const first = start(timeParameter('from'));
      const next =
        interval === 'day' ? `toStartOfDay(addDays(${first}, number))` : `addHours(${first}, number)`;
      const values = { ...parameters, zone, points: countPoints(asked, interval) };
      const [starts, groups] = await Promise.all([
        query<{ start: number }>(
          `select distinct toUnixTimestamp(${next}) as start from numbers({points: UInt32})
           where start * 1000 < {to: Int64} order by start`,
          values,
        ),
        query<Sums & { start: number }>(
          `select toUnixTimestamp(${start('started_at')}) as start, ${sums}
           from visits as v final where ${condition} group by start`,
          values,
        ),
      ]);
      const found = new Map(groups.map((group) => [group.start, group]));
      return starts.map(({ start: seconds }) => ({
        ...toMetrics(found.get(seconds) ?? zeroSums),
        start: new Date(seconds * 1000).toISOString(),
      }));
    },

    async readBreakdown(asked, by) {
      const { condition, parameters } = visitConditions(asked);
      const rows = await query<Sums & { value: string }>(
        by === 'page'
          ? `select page.path as value, ${pageSums} from visits as v final array join pages as page where ${condition} group by value`
          : `select ${dimensionColumns[by]} as value, ${sums} from visits as v final where ${condition} group by value`,
        parameters,
      );
      return rows.map(({ value, ...row }) => ({ ...toMetrics(row), value }));
    },

    async countFunnel(asked) {
      const { condition, parameters } = visitConditions(asked);
      const later = funnelSteps.slice(1);
      const reached = funnelSteps.map((_, index) => 2 ** (index + 1) - 1);
      // One aggregation with a bit for each step: a join of all who took one costs twice as much. The first bit is a visit in the range.
      const [row] = await query<{ visitors: number[] }>(
        `select [${reached.map((bits) => `countIf(bitAnd(taken, ${bits}) = ${bits})`).join(', ')}] as visitors
         from (
           select visitor, groupBitOr(bit) as taken
           from (
             select cityHash64(visitor_id) as visitor, toUInt8(1) as bit from visits final where ${condition}
             union all
             select cityHash64(visitor_id) as visitor, toUInt8(bitShiftLeft(1, indexOf([${later.map((step) => `'${step}'`).join(', ')}], step))) as bit
             from funnel_steps
             where reached_at < ${timeParameter('to')} and (step = 'consent' or reached_at >= ${timeParameter('from')})
           )
           group by visitor
         )`,
        parameters,
      );
      return funnelSteps.map((step: FunnelStep, index) => ({ step, visitors: row?.visitors[index] ?? 0 }));
    },

    countSignals: (range) =>
      query<{ signal: BotSignal; visits: number; sessions: number }>(
        `select signal, count() as visits, ${visitors} as sessions from visits final
         array join bot_signals as signal where ${inRange} group by signal order by visits desc, signal`,
        rangeParameters(range),
      ),

    async countScoredVisits(asked) {
      const { condition, parameters } = scoredConditions(asked);
      const [row] = await query<{ total: number }>(
        `select count() as total from visits final where ${condition}`,
        parameters,
      );
      return row?.total ?? 0;
    },

    async findScoredVisits(asked, { limit, offset = 0, after }) {
      const { condition, parameters } = scoredConditions(asked);
      // The key of a visit is found first, because a query reads all its columns of each row that it sorts.
      const visits = await query<Omit<ScoredVisit, 'classification' | 'userAgent' | 'ip'> & { day: string }>(
        `select day, id as visitId, visitor_id as sessionId, started_at as startedAt, ended_at as endedAt, views,
                engagement_seconds as engagedTime, entry_page as entryPage, nullIf(toString(browser), '') as browser,
                nullIf(toString(country), '') as country, bot_score as botScore, bot_signals as botSignals, is_bot as isBot
         from visits final
         where (day, visitor_id, visits.id) in (
           select day, visitor_id, visits.id from visits final where ${condition} and ${after ? isListedAfter : 'true'}
           order by started_at desc limit {newest: UInt32} with ties
         )
         order by started_at desc, toString(id) limit {limit: UInt32} offset {offset: UInt32}`,
        {
          ...parameters,
          limit,
          offset,
          newest: offset + limit,
          ...(after ? { after: toStorableTime(after.startedAt), afterId: after.visitId } : {}),
        },
      );
      const clients = await query<{ day: string; hit_id: string; user_agent: string; ip: string }>(
        `select day, hit_id, ${mergedAddress} from ip_addresses
         where hit_id in {ids: Array(UUID)} and day in {days: Array(Date)} group by day, hit_id`,
        { ids: visits.map(({ visitId }) => visitId), days: [...new Set(visits.map(({ day }) => day))] },
      );
      const byHit = new Map(clients.map((client) => [`${client.day} ${client.hit_id}`, client]));
      return visits.map(({ day, ...visit }) => {
        const client = byHit.get(`${day} ${visit.visitId}`);
        return { ...visit, userAgent: client?.user_agent ?? '', ip: client?.ip || null };
      });
    },

    async countVisitsOf(visitors, range) {
      const [row] = await query<{ visits: number }>(
        `select count() as visits from visits final where ${inRange} and visitor_id in {visitors: Array(UUID)}`,
        { ...rangeParameters(range), visitors },
      );
      return row?.visits ?? 0;
    },

    findIpActivity: (ip, order) => findIpActivity(query, ip, order),
  };
}

/** Enough numbers for all hours or days of a range; its length is limited by the route. */
const countPoints = ({ from, to }: { from: string; to: string }, interval: 'hour' | 'day'): number =>
  Math.ceil((toStorableTime(to) - toStorableTime(from)) / (interval === 'day' ? 82_800_000 : 3_600_000)) + 2;

function scoredConditions({ classifiedAs, signal, ...range }: ScoredVisitsQuery) {
  const conditions = [inRange];
  if (classifiedAs !== 'any') conditions.push(classifiedAs === 'bot' ? 'is_bot' : 'not is_bot');
  if (signal) conditions.push('has(bot_signals, {signal: String})');
  return {
    condition: conditions.join(' and '),
    parameters: { ...rangeParameters(range), ...(signal ? { signal } : {}) },
  };
}

/** Condition of visits that the order of `findScoredVisits` lists after one. */
const isListedAfter = `(started_at < ${timeParameter('after')}
  or (started_at = ${timeParameter('after')} and toString(visits.id) > {afterId: String}))`;

/** Of several deliveries of a hit, one with an IP address takes precedence, then the earlier one. */
const merged = (column: string) => `argMin(${column}, (ip = '', seen_at, visitor_id))`;
const mergedAddress = ['visitor_id', 'user_agent', 'is_view', 'seen_at', 'ip']
  .map((column) => `${merged(column)} as ${column}`)
  .join(', ');

async function findIpActivity(
  query: ClickHouse['query'],
  ip: string,
  order: TimeOrder = 'descending',
): Promise<IpActivity> {
  // Alternatives of a hit under another IP address may take precedence.
  const hits = `(
    select day, hit_id, ${mergedAddress} from ip_addresses
    where (day, hit_id) in (select day, hit_id from ip_addresses where ip = {ip: String})
    group by day, hit_id
    having ${merged('ip')} = {ip: String}
  )`;
  const [totals, pageViews] = await Promise.all([
    query<Pick<IpActivity, 'totalSessions' | 'totalPageViews'> & { firstActivity: string }>(
      `select uniqExact(visitor_id) as totalSessions, countIf(is_view) as totalPageViews, min(seen_at) as firstActivity from ${hits}`,
      { ip },
    ),
    query<{ day: string; hit_id: string }>(
      `select day, hit_id from ${hits} where is_view order by seen_at ${order === 'ascending' ? 'asc' : 'desc'}, toString(hit_id) limit ${maxListed}`,
      { ip },
    ),
  ]);
  const [total] = totals;
  return {
    totalSessions: total?.totalSessions ?? 0,
    totalPageViews: total?.totalPageViews ?? 0,
    firstActivity: total && total.totalSessions > 0 ? total.firstActivity : null,
    pageViews: await findPageViews(query, pageViews, order),
  };
}

const findPageViews = async (
  query: ClickHouse['query'],
  hits: readonly { day: string; hit_id: string }[],
  order: TimeOrder,
): Promise<IpActivity['pageViews']> => {
  const rows = await query<StoredView>(
    `select distinct ${viewColumns} from page_views where id in {ids: Array(UUID)} and day in {days: Array(Date)}`,
    { ids: hits.map(({ hit_id }) => hit_id), days: [...new Set(hits.map(({ day }) => day))] },
  );
  const wanted = new Set(hits.map(({ day, hit_id }) => `${day} ${hit_id}`));
  const views = mergeDeliveries(rows.map(toViewRow)).filter(({ day, id }) => wanted.has(`${day} ${id}`));
  const engagements = await findEngagements({ query }, views);
  const [earlier, later] = order === 'ascending' ? [-1, 1] : [1, -1];
  return views
    .toSorted((a, b) =>
      a.viewed_at === b.viewed_at ? (a.id < b.id ? -1 : 1) : a.viewed_at < b.viewed_at ? earlier : later,
    )
    .map(({ id, visitor_id, viewed_at, properties }) => ({
      id,
      sessionId: visitor_id,
      timestamp: viewed_at,
      path: properties.path,
      referrer: properties.referrer,
      timeOnPage: engagements.get(id)?.engagement_seconds ?? null,
      scrollDepth: engagements.get(id)?.scroll_depth ?? null,
    }));
};
