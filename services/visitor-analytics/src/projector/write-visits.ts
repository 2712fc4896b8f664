import type { Sql } from '@aera/event-store';
import type { VisitRows } from './visit-rows.ts';

/**
 * Writes a batch in one statement, so it counts whole or not at all, and a repeat changes nothing. Of a session that was
 * seen with two addresses or browsers, the one written first stays.
 */
export async function writeVisits(sql: Sql, rows: VisitRows): Promise<void> {
  await sql(statement, [
    JSON.stringify(rows.sessions),
    JSON.stringify(rows.pageViews),
    JSON.stringify(rows.engagements),
  ]);
}

const statement = `
  with sessions as (
    insert into visitor_sessions as old
      (session_id, ip, user_agent, referrer, utm_source, utm_medium, utm_campaign, started_at, last_seen_at)
    select * from jsonb_to_recordset($1::jsonb) as r
      (session_id uuid, ip text, user_agent text, referrer text, utm_source text, utm_medium text, utm_campaign text,
       started_at timestamptz, last_seen_at timestamptz)
    order by session_id
    on conflict (session_id) do update set
      referrer = coalesce(old.referrer, excluded.referrer),
      utm_source = coalesce(old.utm_source, excluded.utm_source),
      utm_medium = coalesce(old.utm_medium, excluded.utm_medium),
      utm_campaign = coalesce(old.utm_campaign, excluded.utm_campaign),
      started_at = least(old.started_at, excluded.started_at),
      last_seen_at = greatest(old.last_seen_at, excluded.last_seen_at)
  ), views as (
    insert into page_views (id, session_id, ip, path, title, referrer, viewed_at)
    select * from jsonb_to_recordset($2::jsonb) as r
      (id uuid, session_id uuid, ip text, path text, title text, referrer text, viewed_at timestamptz)
    order by id
    on conflict (id) do nothing
  )
  insert into engagements as old (page_view_id, time_on_page, scroll_depth)
  select * from jsonb_to_recordset($3::jsonb) as r
    (page_view_id uuid, time_on_page double precision, scroll_depth double precision)
  order by page_view_id
  on conflict (page_view_id) do update set
    time_on_page = greatest(old.time_on_page, excluded.time_on_page),
    scroll_depth = greatest(old.scroll_depth, excluded.scroll_depth)`;
