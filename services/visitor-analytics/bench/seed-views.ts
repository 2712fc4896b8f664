import type { Database } from '../src/coordination/database.ts';
import { createPartitions } from '../src/store/postgres/partitions.ts';
import { rollUpNextHour } from '../src/store/postgres/roll-up-hours.ts';

/** Views per visit. */
const perVisit = 3;

/**
 * Inserts this many views in visits of three, evenly over the given days (UTC), with their visits.
 * @param countsHours Also with hourly metrics, which take minutes for millions of views.
 */
export async function fill(
  database: Database,
  {
    days,
    views,
    onProgress,
    countsHours = true,
  }: {
    days: readonly string[];
    views: number;
    onProgress(done: number): void;
    countsHours?: boolean;
  },
): Promise<{ bytes: number }> {
  await createPartitions(database).ensure(days);
  const visits = Math.ceil(views / perVisit / days.length);
  // Every visitor has two visits on random days.
  const visitors = Math.ceil((visits * days.length) / 2);
  for (const [at, day] of days.entries()) {
    await database.transaction(async (sql) => {
      for (const statement of statements(day, visits, visitors)) await sql(statement);
    });
    onProgress((at + 1) * visits * perVisit);
  }
  await database.sql('vacuum analyze');
  if (countsHours) await countHours(database);
  const [size] = await database.sql<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return { bytes: size?.bytes ?? 0 };
}

async function countHours(database: Database): Promise<void> {
  await database.sql(
    'insert into hour_recompute_queue (hour) select distinct date_trunc($1, started_at) from visits',
    ['hour'],
  );
  while (await database.transaction((sql) => rollUpNextHour(sql, 0)));
  await database.sql('vacuum analyze');
}

const one = (of: readonly string[]): string =>
  `(array[${of.map((word) => `'${word}'`).join(', ')}])[1 + floor(random() * random() * ${of.length})::int]`;
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`);

const statements = (day: string, visits: number, visitors: number): string[] => [
  `create temp table drawn on commit drop as
   select gen_random_uuid() as id, -- Of version 4, because only the id of a session is erased.
          overlay(overlay(md5('visitor ' || floor(random() * ${visitors})) placing '4' from 13) placing '8' from 17)::uuid as visitor_id,
          '${day}'::timestamptz + random() * interval '23 hours' as started_at,
          ${one(numbered('/page', 200))} as entry_page, ${one(numbered('/page', 200))} as exit_page,
          ${one(['', 'news', 'google.com', 'bing.com', ...numbered('site', 300)])} as source,
          ${one(['direct', 'organic search', 'referral', 'social', 'email', 'campaign', 'paid'])} as channel,
          ${one(['', ...numbered('campaign', 40)])} as campaign, ${one(numbered('Country', 120))} as country,
          'City ' || floor(random() * 20) as city,
          ${one(['desktop', 'mobile', 'tablet'])} as device, ${one(['Chrome', 'Safari', 'Firefox', 'Edge'])} as browser,
          ${one(['Windows', 'Android', 'iOS', 'macOS', 'Linux'])} as os, random() < 0.1 as is_bot
   from generate_series(1, ${visits})`,
  `insert into visits
   select '${day}', id, visitor_id, true, started_at, started_at + interval '2 minutes', ${perVisit}, false, 60, 50, entry_page, exit_page,
          source, channel, campaign, country, device, browser, os,
          jsonb_build_array(jsonb_build_object('path', entry_page, 'views', 2, 'engagement_seconds', 40, 'scroll_depth', 50),
                            jsonb_build_object('path', exit_page, 'views', 1, 'engagement_seconds', 20, 'scroll_depth', 50)),
          case when is_bot then 70 else 0 end, case when is_bot then array['known bot', 'no language'] else '{}' end, is_bot, '', '', '', city || ', ' || country
   from drawn`,
  `create temp table seen on commit drop as
   select case n when 0 then d.id else gen_random_uuid() end as view_id, d.*, n, d.started_at + n * interval '1 minute' as at
   from drawn d, generate_series(0, ${perVisit - 1}) as n`,
  `insert into page_views
   select '${day}', view_id, visitor_id, null, true, at, at, at,
          jsonb_build_object('path', case n when 2 then exit_page else entry_page end, 'title', 'A page', 'country', country,
            'city', city, 'browser', browser, 'os', os, 'device', device, 'source', source)
   from seen`,
  `insert into engagements select '${day}', view_id, 20, 50 from seen`,
  `insert into ip_addresses
   select '${day}', view_id, visitor_id, '203.0.' || floor(random() * 256) || '.' || floor(random() * 256), 'Mozilla/5.0', null, true, at
   from seen`,
  `insert into funnel_steps
   select visitor_id, step, started_at from drawn, unnest(array['consent', 'search', 'question', 'booking']) with ordinality as s (step, n)
   where random() < 0.5 / n on conflict do nothing`,
];
