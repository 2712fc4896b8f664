import type { VisitDimension, VisitMetrics } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { BreakdownRow, SeriesPoint, TimeGrouping, VisitQuery } from '../analytics-store.ts';
import { dimensionColumns, isHourlyDimension } from '../dimension-columns.ts';
import {
  botCondition,
  dayCondition,
  hasFilters,
  type Parameters,
  createParameters,
  visitConditions,
} from './visit-filters.ts';
import { countVisitors, visitorHashSql } from './visitor-set.ts';

/** How visits are grouped: not at all, by hour or day of a time zone, or by the values of a dimension. */
type Grouping =
  | { readonly by: 'nothing' }
  | ({ readonly by: 'time' } & TimeGrouping)
  | { readonly by: 'value'; readonly dimension: VisitDimension };

/** Sums of one group; `value` is its start in UTC or the value of the dimension. */
interface GroupTotals {
  readonly value: string;
  /** Concatenated visitor hashes, with duplicates. */
  readonly visitor_hashes: Buffer;
  readonly visits: number;
  readonly views: number;
  readonly bounces: number;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
}

const toVisitMetrics = (sums: Omit<GroupTotals, 'value'> | undefined): VisitMetrics => ({
  visitors: sums ? countVisitors(sums.visitor_hashes) : 0,
  visits: sums?.visits ?? 0,
  views: sums?.views ?? 0,
  bounceRate: sums && sums.visits > 0 ? sums.bounces / sums.visits : null,
  engagedTime: sums && sums.visits > 0 ? sums.engagement_seconds / sums.visits : null,
  scrollDepth: sums && sums.visits > 0 ? sums.scroll_depth / sums.visits : null,
});

/**
 * Returns a statement that computes the sums of every group as `sums`. A visit with all its views belongs to its start time. Unfiltered
 * whole hours are read from the rollup; queued hours, and hours that the range covers in part, are computed from their visits. One
 * snapshot, so nothing is missing or counted twice. Visitors cannot be added, so their hashes are returned and counted here.
 */
function totalsCte(asked: VisitQuery, grouping: Grouping, parameters: Parameters): string {
  const { add } = parameters;
  const dimension = grouping.by === 'value' ? grouping.dimension : undefined;
  const counted =
    !hasFilters(asked) && alignsWithHours(asked, grouping) && (!dimension || isHourlyDimension(dimension));
  // A function, because PostgreSQL rejects unused parameters.
  const rolled = () => `
    select h.value, h.at, h.visits, h.views, h.bounces, h.engagement_seconds, h.scroll_depth, h.visitor_hashes from (
      select v.value, v.hour as at, v.visits, v.views, v.bounces, v.engagement_seconds, v.scroll_depth, v.visitor_hashes from hourly_metrics v
      where ${dayCondition(asked, parameters)} and ${botCondition(asked)}
        and v.dimension = ${add(dimension ?? 'all')}
        and v.hour >= ${add(asked.from)}::timestamptz
        and v.hour + interval '1 hour' <= ${add(asked.to)}::timestamptz
        and v.hour not in (select hour from hour_recompute_queue)
    ) h
    union all`;
  const isPage = dimension === 'page';
  const pages = isPage
    ? `cross join lateral jsonb_to_recordset(v.pages) as p
         (path text, views integer, engagement_seconds double precision, scroll_depth double precision)`
    : '';
  const from = isPage ? 'p' : 'v';
  const value = dimension ? (dimension === 'page' ? 'p.path' : `v.${dimensionColumns[dimension]}`) : `''`;
  const key = (time: string) =>
    grouping.by === 'time' ? `date_trunc('${grouping.interval}', ${time}, ${add(grouping.zone)})` : 'value';
  const source = () =>
    counted
      ? `(${unrolledHours(asked, parameters)}) u
         join visits v on v.day = u.day and v.started_at >= u.since and v.started_at < u.until ${pages}
         where ${botCondition(asked)}`
      : `visits v ${pages} where ${visitConditions(asked, parameters)}`;
  return `
    sums as (
      select ${key('at')} as value, sum(visits)::int8 as visits, sum(views)::int8 as views, sum(bounces)::int8 as bounces,
             sum(engagement_seconds) as engagement_seconds, sum(scroll_depth) as scroll_depth,
             string_agg(visitor_hashes, ''::bytea) as visitor_hashes
      from (
        ${counted ? rolled() : ''}
        select ${value} as value, v.started_at as at, 1 as visits, ${from}.views,
               ${isPage ? '0' : 'v.bounced::int'} as bounces, ${from}.engagement_seconds, ${from}.scroll_depth, ${visitorHashSql('v.visitor_id')} as visitor_hashes
        from ${source()}
      ) f group by 1
    )`;
}

/** Rollups are by UTC hour, which half-hour time zones are not aligned with. */
const alignsWithHours = ({ from, to }: VisitQuery, grouping: Grouping): boolean =>
  grouping.by !== 'time' || alignsToUtcHours(grouping.zone, from, to);

export async function readAggregate(sql: Sql, asked: VisitQuery): Promise<VisitMetrics> {
  const parameters = createParameters();
  const [sums] = await sql<GroupTotals>(
    `with ${totalsCte(asked, { by: 'nothing' }, parameters)} select * from sums`,
    parameters.values,
  );
  return toVisitMetrics(sums);
}

/** Concatenated hashes of the visitors of a range, with duplicates. */
export async function readVisitorHashes(sql: Sql, asked: VisitQuery): Promise<Buffer> {
  const parameters = createParameters();
  const [sums] = await sql<Pick<GroupTotals, 'visitor_hashes'>>(
    `with ${totalsCte(asked, { by: 'nothing' }, parameters)} select visitor_hashes from sums`,
    parameters.values,
  );
  return sums?.visitor_hashes ?? Buffer.alloc(0);
}

export async function readTimeseries(
  sql: Sql,
  asked: VisitQuery,
  { interval, zone }: TimeGrouping,
): Promise<SeriesPoint[]> {
  const parameters = createParameters();
  const sums = totalsCte(asked, { by: 'time', interval, zone }, parameters);
  const [from, to, there] = [parameters.add(asked.from), parameters.add(asked.to), parameters.add(zone)];
  // Days follow the calendar of the time zone (23 to 25 hours), hours the clock.
  const times =
    interval === 'day'
      ? `select d at time zone ${there}::text as start from generate_series(
           date_trunc('day', ${from}::timestamptz at time zone ${there}::text),
           ${to}::timestamptz at time zone ${there}::text - interval '1 microsecond', interval '1 day') as d`
      : `select start from generate_series(date_trunc('hour', ${from}::timestamptz, ${there}::text),
           ${to}::timestamptz - interval '1 microsecond', interval '1 hour') as start`;
  const rows = await sql<GroupTotals & { start: string }>(
    `with ${sums}, times as (${times})
     select times.start, coalesce(visitor_hashes, ''::bytea) as visitor_hashes, coalesce(visits, 0) as visits, coalesce(views, 0) as views,
            coalesce(bounces, 0) as bounces,
            coalesce(engagement_seconds, 0) as engagement_seconds, coalesce(scroll_depth, 0) as scroll_depth
     from times left join sums on sums.value = times.start order by times.start`,
    parameters.values,
  );
  return rows.map(({ start, ...point }) => Object.assign(toVisitMetrics(point), { start }));
}

export async function readBreakdown(
  sql: Sql,
  asked: VisitQuery,
  by: VisitDimension,
): Promise<BreakdownRow[]> {
  const parameters = createParameters();
  const sums = totalsCte(asked, { by: 'value', dimension: by }, parameters);
  const groups = await sql<GroupTotals>(`with ${sums} select * from sums`, parameters.values);
  return groups.map(({ value, ...row }) => Object.assign(toVisitMetrics(row), { value }));
}

/**
 * Selects the hours (UTC) of a range that cannot be read from the rollup: queued hours, and partial hours at both ends. Returns the covered
 * part of each hour and its day.
 */
function unrolledHours({ from, to }: { from: string; to: string }, { add }: Parameters): string {
  const [since, until] = [`${add(from)}::timestamptz`, `${add(to)}::timestamptz`];
  const truncateToHour = (time: string) => `date_trunc('hour', ${time}, 'UTC')`;
  return `
    select (hour at time zone 'UTC')::date as day, greatest(hour, ${since}) as since,
           least(hour + interval '1 hour', ${until}) as until
    from (
      select hour from hour_recompute_queue where hour < ${until} and hour + interval '1 hour' > ${since}
      union select ${truncateToHour(since)} where ${truncateToHour(since)} < ${since}
      union select ${truncateToHour(until)} where ${truncateToHour(until)} < ${until}
    ) h`;
}

/** Whether the hours of a time zone start with UTC hours at both ends of a range. */
function alignsToUtcHours(zone: string, ...times: readonly string[]): boolean {
  const minute = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' });
  return times.every((time) => {
    const hour = new Date(time);
    hour.setUTCMinutes(0, 0, 0);
    return minute.format(hour) === '0';
  });
}
