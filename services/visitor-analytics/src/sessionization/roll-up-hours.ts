import type { Sql } from '@aera/event-store';
import { visitorHash } from '../visits/visitor-set.ts';

/**
 * Recounts the oldest queued hour from its visits: counted, not incremented, so that repeats and changed classifications cannot count
 * twice. Requires the lock. Queue rows added concurrently stay. Returns whether there was one.
 */
export async function rollUpNextHour(sql: Sql): Promise<boolean> {
  const [stale] = await sql<{ hour: string; marks: number[] }>(
    `select hour, array_agg(id::int8) as marks from hour_recompute_queue
     where hour = (select hour from hour_recompute_queue order by id limit 1) group by hour`,
  );
  if (!stale) return false;
  const { hour, marks } = stale;
  const day = hour.slice(0, 10);
  await sql('delete from hourly_metrics where day = $1 and hour = $2', [day, hour]);
  await sql(rollupQuery, [day, hour]);
  await sql('delete from hour_recompute_queue where id = any($1)', [marks]);
  return true;
}

const dimensions = [
  'source',
  'channel',
  'campaign',
  'entry',
  'exit',
  'country',
  'device',
  'browser',
  'system',
];

const visitors = `string_agg(distinct ${visitorHash('v.visitor')}, ''::bytea)`;

const rollupQuery = `
  insert into hourly_metrics (day, hour, dimension, value, bot, visits, views, bounces, engaged, depth, visitors)
  select $1::date, $2::timestamptz, d.dimension, d.value, v.bot, count(*), sum(v.views), count(*) filter (where v.bounced),
         sum(v.engaged), sum(v.depth), ${visitors}
  from visits v
  cross join lateral (values ('all', ''), ${dimensions.map((name) => `('${name}', v.${name})`).join(', ')})
    as d (dimension, value)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by d.dimension, d.value, v.bot
  union all
  select $1::date, $2::timestamptz, 'page', p.path, v.bot, count(*), sum(p.views), 0, sum(p.engaged), sum(p.depth), ${visitors}
  from visits v
  cross join lateral jsonb_to_recordset(v.pages) as p
    (path text, views integer, engaged double precision, depth double precision)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by p.path, v.bot`;
