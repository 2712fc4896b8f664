import type { Sql } from '@aera/event-store';

/** Hours that one transaction takes. */
const most = 24;

/**
 * Counts the figures of stale hours anew from their visits: counted, not added to, so neither a repeat nor a changed verdict can count
 * twice. Only one process may be at it. Marks that are added meanwhile stay. Answers how many hours it counted.
 */
export async function rollStaleHours(sql: Sql): Promise<number> {
  const hours = await sql<{ hour: string; marks: number[] }>(
    `select hour, array_agg(id::int8) as marks from stale_hours group by hour order by hour limit ${most}`,
  );
  for (const { hour, marks } of hours) {
    const day = hour.slice(0, 10);
    await sql('delete from hourly_figures where day = $1 and hour = $2', [day, hour]);
    await sql(countHour, [day, hour]);
    await sql('delete from stale_hours where id = any($1)', [marks]);
  }
  return hours.length;
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

const countHour = `
  insert into hourly_figures (day, hour, dimension, value, bot, visits, views, bounces, engaged, depth)
  select $1::date, $2::timestamptz, d.dimension, d.value, v.bot, count(*), sum(v.views), count(*) filter (where v.bounced),
         sum(v.engaged), sum(v.depth)
  from visits v
  cross join lateral (values ('all', ''), ${dimensions.map((name) => `('${name}', v.${name})`).join(', ')})
    as d (dimension, value)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by d.dimension, d.value, v.bot
  union all
  select $1::date, $2::timestamptz, 'page', p.path, v.bot, count(*), sum(p.views), 0, sum(p.engaged), sum(p.depth)
  from visits v
  cross join lateral jsonb_to_recordset(v.pages) as p
    (path text, views integer, engaged double precision, depth double precision)
  where v.day = $1::date and v.started_at >= $2::timestamptz and v.started_at < $2::timestamptz + interval '1 hour'
  group by p.path, v.bot`;
