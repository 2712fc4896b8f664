import { connectClickHouse } from '../src/store/clickhouse/client.ts';

/** Views per visit. */
const perVisit = 3;

/** Inserts what `fill` inserts into PostgreSQL into ClickHouse, with the random functions of the engine. */
export async function fillClickHouse(
  url: string,
  { days, views, onProgress }: { days: readonly string[]; views: number; onProgress(done: number): void },
): Promise<{ bytes: number }> {
  const clickHouse = connectClickHouse(url);
  const visits = Math.ceil(views / perVisit / days.length);
  // Every visitor has two visits on random days.
  const visitors = Math.ceil((visits * days.length) / 2);
  for (const [index, day] of days.entries()) {
    for (const statement of statements(visits, visitors)) await clickHouse.command(statement, { day });
    onProgress((index + 1) * visits * perVisit);
  }
  for (const table of ['page_views', 'engagements', 'ip_addresses', 'visits', 'funnel_steps'])
    await clickHouse.command(`optimize table ${table} final`);
  const [size] = await clickHouse.query<{ bytes: number }>(
    'select sum(bytes_on_disk) as bytes from system.parts where active and database = currentDatabase()',
  );
  await clickHouse.close();
  return { bytes: size?.bytes ?? 0 };
}

/** Each call of a random function has a number of its own, because equal expressions are computed once. */
let calls = 0;
const random = () => `randCanonical(${(calls += 1)})`;
const one = (words: readonly string[]): string =>
  `[${words.map((word) => `'${word}'`).join(', ')}][1 + toUInt32(floor(${random()} * ${random()} * ${words.length}))]`;
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`);
const seen = `visits array join [0, 1, 2] as n where day = {day: Date}`;

const statements = (visits: number, visitors: number): string[] => [
  `insert into visits (day, visitor_id, id, version, is_deleted, consented, started_at, ended_at, last_seen_at, views, bounced,
     engagement_seconds, scroll_depth, entry_page, exit_page, source, channel, campaign, country, city, device, browser, os, pages.path,
     pages.views, pages.engagement_seconds, pages.scroll_depth, bot_score, bot_signals, is_bot)
   select {day: Date}, visitor_id, id, 1, 0, true, started_at, addMinutes(started_at, 2) as ended_at, ended_at, ${perVisit}, false, 60, 50,
     entry_page, exit_page, source, channel, campaign, country, concat('City ', toString(rand(100) % 20), ', ', country), device,
     browser, os, [entry_page, exit_page], [2, 1], [40, 20], [50, 50], if(is_bot, 70, 0), if(is_bot, ['known bot', 'no language'], []), is_bot
   from (
     select generateUUIDv4(number) as id,
       reinterpretAsUUID(MD5(concat('visitor ', toString(toUInt32(floor(${random()} * ${visitors})))))) as visitor_id,
       toDateTime64({day: Date}, 3, 'UTC') + toIntervalMillisecond(toUInt32(${random()} * 82800000)) as started_at,
       ${one(numbered('/page', 200))} as entry_page, ${one(numbered('/page', 200))} as exit_page,
       ${one(['', 'news', 'google.com', 'bing.com', ...numbered('site', 300)])} as source,
       ${one(['direct', 'organic search', 'referral', 'social', 'email', 'campaign', 'paid'])} as channel,
       ${one(['', ...numbered('campaign', 40)])} as campaign, ${one(numbered('Country', 120))} as country,
       ${one(['desktop', 'mobile', 'tablet'])} as device, ${one(['Chrome', 'Safari', 'Firefox', 'Edge'])} as browser,
       ${one(['Windows', 'Android', 'iOS', 'macOS', 'Linux'])} as os, ${random()} < 0.1 as is_bot
     from numbers(${visits})
   )`,
  `insert into page_views (day, id, visitor_id, consented, viewed_at, last_seen_at, received_at, path, title, country, city, browser, os,
     device, source)
   select day, if(n = 0, id, generateUUIDv4(n)), visitor_id, true, addMinutes(started_at, n) as at, at, at, if(n = 2, exit_page, entry_page),
     'A page', country, city, browser, os, device, source
   from ${seen}`,
  `insert into engagements (day, view_id, engagement_seconds, scroll_depth) select day, id, 20, 50 from page_views where day = {day: Date}`,
  `insert into ip_addresses (day, hit_id, visitor_id, ip, user_agent, is_view, seen_at)
   select day, id, visitor_id, concat('203.0.', toString(rand(1) % 256), '.', toString(rand(2) % 256)), 'Mozilla/5.0', true, viewed_at
   from page_views where day = {day: Date}`,
  `insert into funnel_steps (visitor_id, step, reached_at)
   select visitor_id, step, started_at from visits array join ['consent', 'search', 'question', 'booking'] as step, [1, 2, 3, 4] as n
   where day = {day: Date} and randCanonical(n) < 0.5 / n`,
];
