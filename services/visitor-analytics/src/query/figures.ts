import type { VisitDimension, VisitFigures } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import {
  type AskedVisits,
  botsAsked,
  daysAsked,
  isNarrowed,
  visitsAsked,
  visitsFor,
} from './asked-visits.ts';
import { isOfFirstView, valueOf } from './first-view.ts';
import { type Parameters, parameters } from './parameters.ts';
import { hasWholeHours } from './whole-hours.ts';

/** How the visits are grouped: not at all, by the hour or day of a zone, or by the values of a dimension. */
export type Grouping =
  | { readonly by: 'nothing' }
  | { readonly by: 'time'; readonly interval: 'hour' | 'day'; readonly zone: string }
  | { readonly by: 'value'; readonly dimension: VisitDimension };

/** Sums of one group; `value` is its time in UTC or the dimension's value. */
interface Sums {
  readonly value: string;
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  readonly bounces: number;
  readonly engaged: number;
  readonly depth: number;
}

export const figuresOf = (sums: Omit<Sums, 'value'> | undefined): VisitFigures => ({
  visitors: sums?.visitors ?? 0,
  visits: sums?.visits ?? 0,
  views: sums?.views ?? 0,
  bounceRate: sums && sums.visits > 0 ? sums.bounces / sums.visits : null,
  engagedTime: sums && sums.visits > 0 ? sums.engaged / sums.visits : null,
  scrollDepth: sums && sums.visits > 0 ? sums.depth / sums.visits : null,
});

/**
 * A statement that answers the sums of every group as `sums`. A visit, with all its views, belongs to the time when it began. What was
 * counted by the hour is taken from there, unless the question is narrower; an hour whose count is stale, or that is asked for in part,
 * is counted from its visits: one snapshot, so nothing is missed or counted twice. Visitors cannot be added up and are always counted.
 */
export function sumsStatement(asked: AskedVisits, grouping: Grouping, parameters: Parameters): string {
  const { add } = parameters;
  const dimension = grouping.by === 'value' ? grouping.dimension : undefined;
  const counted = !isNarrowed(asked) && hoursFit(asked, grouping) && !(dimension && isOfFirstView(dimension));
  // Built only where used: PostgreSQL takes no value that stands nowhere.
  const rolled = () => `
    select h.value, h.at, h.visits, h.views, h.bounces, h.engaged, h.depth from (
      select v.value, v.hour as at, v.visits, v.views, v.bounces, v.engaged, v.depth from hourly_figures v
      where ${daysAsked(asked, parameters)} and ${botsAsked(asked)}
        and v.dimension = ${add(dimension ?? 'all')}
        and v.hour >= ${add(asked.from)}::timestamptz
        and v.hour + interval '1 hour' <= ${add(asked.to)}::timestamptz
        and v.hour not in (select hour from stale_hours)
    ) h
    union all`;
  const hour = `date_trunc('hour', v.started_at, 'UTC')`;
  const uncounted = () => `
    and (${hour} in (select hour from stale_hours) or ${hour} < ${add(asked.from)}::timestamptz
         or ${hour} + interval '1 hour' > ${add(asked.to)}::timestamptz)`;
  const isPage = dimension === 'page';
  const pages = isPage
    ? `cross join lateral jsonb_to_recordset(v.pages) as p
         (path text, views integer, engaged double precision, depth double precision)`
    : '';
  const from = isPage ? 'p' : 'v';
  const value = isPage ? 'p.path' : dimension ? valueOf(dimension) : `''`;
  const key = (at: string) =>
    grouping.by === 'time' ? `date_trunc('${grouping.interval}', ${at}, ${add(grouping.zone)})` : 'value';
  const matching = visitsAsked(asked, parameters);
  const visits = visitsFor(asked, dimension);
  return `
    sums as (
      select coalesce(s.key, n.key) as value, n.visitors, s.visits, s.views, s.bounces, s.engaged, s.depth
      from (
        select ${key('at')} as key, sum(visits)::int8 as visits, sum(views)::int8 as views,
               sum(bounces)::int8 as bounces, sum(engaged) as engaged, sum(depth) as depth
        from (
          ${counted ? rolled() : ''}
          select ${value} as value, v.started_at as at, 1 as visits, ${from}.views,
                 ${isPage ? '0' : 'v.bounced::int'} as bounces, ${from}.engaged, ${from}.depth
          from ${visits} ${pages}
          where ${matching} ${counted ? uncounted() : ''}
        ) f group by 1
      ) s
      join (
        select ${key('at')} as key, count(distinct visitor) as visitors
        from (select ${value} as value, v.started_at as at, v.visitor from ${visits} ${pages} where ${matching}) f
        group by 1
      ) n on n.key = s.key
    )`;
}

/** Hours are counted in UTC: those of a zone half an hour off are made of two halves. */
const hoursFit = ({ from, to }: AskedVisits, grouping: Grouping): boolean =>
  grouping.by !== 'time' || hasWholeHours(grouping.zone, from, to);

export async function totalOf(sql: Sql, asked: AskedVisits): Promise<VisitFigures> {
  const given = parameters();
  const [sums] = await sql<Sums>(
    `with ${sumsStatement(asked, { by: 'nothing' }, given)} select * from sums`,
    given.values,
  );
  return figuresOf(sums);
}

export type SeriesPoint = VisitFigures & { start: string };

/** Every hour or day of the range in its order, also those without visits. */
export async function seriesOf(
  sql: Sql,
  asked: AskedVisits,
  { interval, zone }: { interval: 'hour' | 'day'; zone: string },
): Promise<SeriesPoint[]> {
  const given = parameters();
  const sums = sumsStatement(asked, { by: 'time', interval, zone }, given);
  const [from, to, there] = [given.add(asked.from), given.add(asked.to), given.add(zone)];
  // Days follow the calendar of the zone, hours the clock: a day may have 23 or 25.
  const times =
    interval === 'day'
      ? `select d at time zone ${there}::text as start from generate_series(
           date_trunc('day', ${from}::timestamptz at time zone ${there}::text),
           ${to}::timestamptz at time zone ${there}::text - interval '1 microsecond', interval '1 day') as d`
      : `select start from generate_series(date_trunc('hour', ${from}::timestamptz, ${there}::text),
           ${to}::timestamptz - interval '1 microsecond', interval '1 hour') as start`;
  const rows = await sql<Sums & { start: string }>(
    `with ${sums}, times as (${times})
     select times.start, coalesce(visitors, 0) as visitors, coalesce(visits, 0) as visits, coalesce(views, 0) as views,
            coalesce(bounces, 0) as bounces, coalesce(engaged, 0) as engaged, coalesce(depth, 0) as depth
     from times left join sums on sums.value = times.start order by times.start`,
    given.values,
  );
  return rows.map(({ start, ...point }) => Object.assign(figuresOf(point), { start }));
}

const sortColumns = {
  value: 'value',
  visitors: 'visitors',
  visits: 'visits',
  views: 'views',
  bounceRate: 'bounces::float8 / visits',
  engagedTime: 'engaged / visits',
  scrollDepth: 'depth / visits',
} as const;

export interface AskedBreakdown extends AskedVisits {
  readonly by: VisitDimension;
  readonly sort: keyof typeof sortColumns;
  readonly order: 'ascending' | 'descending';
}

export type BreakdownRow = VisitFigures & { value: string };

/** Figures by the values of a dimension; all of them without a page. */
export async function breakdownOf(
  sql: Sql,
  { by, sort, order, ...asked }: AskedBreakdown,
  page?: { limit: number; offset: number },
): Promise<{ rows: BreakdownRow[]; total: number }> {
  const given = parameters();
  const sums = sumsStatement(asked, { by: 'value', dimension: by }, given);
  const stretch = page ? `limit ${given.add(page.limit)} offset ${given.add(page.offset)}` : '';
  const direction = order === 'ascending' ? 'asc' : 'desc';
  const rows = await sql<Sums & { total: number }>(
    `with ${sums}
     select s.*, t.total from (select count(*) as total from sums) t
     left join (select * from sums order by ${sortColumns[sort]} ${direction}, value ${stretch}) s on true
     order by ${sortColumns[sort]} ${direction}, value`,
    given.values,
  );
  const shown = rows.filter(({ value }) => value !== null);
  return {
    total: rows[0]?.total ?? 0,
    rows: shown.map(({ value, total: _total, ...row }) => {
      const figures = figuresOf(row);
      return { ...figures, bounceRate: by === 'page' ? null : figures.bounceRate, value };
    }),
  };
}
