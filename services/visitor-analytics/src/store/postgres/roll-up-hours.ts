import type { Sql } from '@aera/event-store';
import { hourlyDimensionColumns } from '../dimension-columns.ts';
import { visitorHashSql } from './visitor-set.ts';

/**
 * Recomputes the oldest queued hour from its visits. It counts instead of incrementing, so that repeats and changed classifications cannot
 * count twice. Requires the lock. Queue rows added concurrently stay. Returns whether an hour was due.
 * @param runningHourDelayMs How long the hour that is not over stays queued, because every further hit queues it again. Queries read a
 *   queued hour from its visits.
 */
export async function rollUpNextHour(sql: Sql, runningHourDelayMs: number): Promise<boolean> {
  const [stale] = await sql<{ hour: string; ids: number[] }>(
    `select hour, array_agg(id::int8) as ids from hour_recompute_queue
     where hour = (
       select hour from hour_recompute_queue
       where hour + interval '1 hour' <= now() or queued_at <= now() - $1::float8 * interval '1 ms'
       order by id limit 1
     ) group by hour`,
    [runningHourDelayMs],
  );
  if (!stale) return false;
  const { hour, ids } = stale;
  const day = hour.slice(0, 10);
  await sql('delete from hourly_metrics where day = $1 and hour = $2', [day, hour]);
  await sql(rollupQuery, [day, hour]);
  await sql('delete from hour_recompute_queue where id = any($1)', [ids]);
  return true;
}

const dimensionValues = Object.entries(hourlyDimensionColumns)
  .map(([dimension, column]) => `('${dimension}', v.${column})`)
  .join(', ');

const visitorHashes = `string_agg(distinct ${visitorHashSql('v.visitor_id')}, ''::bytea)`;

const rollupQuery = `
  insert into hourly_metrics (day, hour, dimension, value, is_bot, visits, views, bounces, engagement_seconds, scroll_depth,
    visitor_hashes)
  select $1::date, $2::timestamptz, d.dimension, d.value, v.is_bot, count(*), sum(v.views), count(*) filter (where v.bounced),
         sum(v.engagement_seconds), sum(v.scroll_depth), ${visitorHashes}
  from visits v
  cross join lateral (values ('all', ''), ${dimensionValues})
    as d (dimension, value)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by d.dimension, d.value, v.is_bot
  union all
  select $1::date, $2::timestamptz, 'page', p.path, v.is_bot, count(*), sum(p.views), 0, sum(p.engagement_seconds), sum(p.scroll_depth),
         ${visitorHashes}
  from visits v
  cross join lateral jsonb_to_recordset(v.pages) as p
    (path text, views integer, engagement_seconds double precision, scroll_depth double precision)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by p.path, v.is_bot`;

/** Queues the hours of these times for the rollup. */
export async function enqueueHours(sql: Sql, times: readonly string[]): Promise<void> {
  if (times.length === 0) return;
  await sql(
    `insert into hour_recompute_queue (hour)
     select distinct date_trunc('hour', t::timestamptz, 'UTC') from unnest($1::text[]) as t`,
    [times],
  );
}
