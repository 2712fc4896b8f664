import type { Sql } from '@aera/event-store';
import type { HitRows } from '../../hits/hit-rows.ts';
import { compactProperties } from './compact-properties.ts';

/**
 * Writes a batch in one statement: atomic and idempotent. It also queues the affected visits, so that a reader of the queue sees the data
 * too.
 */
export async function writeHits(sql: Sql, rows: HitRows): Promise<void> {
  await sql(statement, [
    JSON.stringify(rows.views.map((row) => ({ ...row, properties: compactProperties(row.properties) }))),
    JSON.stringify(rows.engagements),
    JSON.stringify(rows.ipAddresses),
    JSON.stringify(rows.steps),
    JSON.stringify(rows.sessionStarts),
  ]);
}

/** Condition that the new delivery takes precedence over the stored one, as `deliveryPrecedence` in `hit-rows.ts`. */
const takesPrecedence = `(not excluded.consented, excluded.received_at, excluded.visitor_id) < (not old.consented, old.received_at, old.visitor_id)`;

const statement = `
  with written_views as (
    insert into page_views as old (day, id, visitor_id, previous_visitor_id, consented, viewed_at, last_seen_at, received_at, properties)
    select * from jsonb_to_recordset($1::jsonb) as r
      (day date, id uuid, visitor_id uuid, previous_visitor_id uuid, consented boolean, viewed_at timestamptz, last_seen_at timestamptz,
       received_at timestamptz, properties jsonb)
    order by day, id
    on conflict (day, id) do update set
      visitor_id = case when ${takesPrecedence} then excluded.visitor_id else old.visitor_id end,
      previous_visitor_id = case when excluded.visitor_id = old.visitor_id then coalesce(excluded.previous_visitor_id, old.previous_visitor_id)
                    when ${takesPrecedence} then old.visitor_id else excluded.visitor_id end,
      consented = old.consented or excluded.consented,
      properties = case when ${takesPrecedence} then excluded.properties else old.properties end,
      received_at = case when ${takesPrecedence} then excluded.received_at else old.received_at end,
      viewed_at = least(old.viewed_at, excluded.viewed_at),
      last_seen_at = greatest(old.last_seen_at, excluded.last_seen_at)
    returning visitor_id, previous_visitor_id, viewed_at, last_seen_at
  ), written_engagements as (
    insert into engagements as old (day, view_id, engagement_seconds, scroll_depth)
    select day, view_id, engagement_seconds, scroll_depth from jsonb_to_recordset($2::jsonb) as r
      (day date, view_id uuid, engagement_seconds real, scroll_depth real)
    order by day, view_id
    on conflict (day, view_id) do update set
      engagement_seconds = greatest(old.engagement_seconds, excluded.engagement_seconds),
      scroll_depth = greatest(old.scroll_depth, excluded.scroll_depth)
  ), written_ip_addresses as (
    insert into ip_addresses as old (day, hit_id, visitor_id, ip, user_agent, referrer, is_view, seen_at)
    select * from jsonb_to_recordset($3::jsonb) as r
      (day date, hit_id uuid, visitor_id uuid, ip text, user_agent text, referrer text, is_view boolean, seen_at timestamptz)
    order by day, hit_id
    on conflict (day, hit_id) do update set
      visitor_id = excluded.visitor_id, ip = excluded.ip, user_agent = excluded.user_agent, referrer = excluded.referrer,
      seen_at = excluded.seen_at
      where (excluded.ip is null, excluded.seen_at, excluded.visitor_id) < (old.ip is null, old.seen_at, old.visitor_id)
  ), written_session_starts as (
    insert into session_starts (day, id, visitor_id, opened_at, origin)
    select * from jsonb_to_recordset($5::jsonb) as r (day date, id uuid, visitor_id uuid, opened_at timestamptz, origin jsonb)
    order by day, id
    on conflict do nothing
  ), written_steps as (
    insert into funnel_steps (visitor_id, step, reached_at)
    select * from jsonb_to_recordset($4::jsonb) as r (visitor_id uuid, step text, reached_at timestamptz)
    order by visitor_id, step, reached_at
    on conflict do nothing
  )
  insert into visit_recompute_queue (visitor_id, view_id, since, until)
  select visitor_id, null, min(viewed_at), max(last_seen_at) from (
    select visitor_id, viewed_at, last_seen_at from written_views
    union all select previous_visitor_id, viewed_at, last_seen_at from written_views where previous_visitor_id is not null
  ) s group by visitor_id
  union all
  select null, view_id, received_at, received_at from jsonb_to_recordset($2::jsonb) as r (view_id uuid, received_at timestamptz)
  union all
  select visitor_id, null, opened_at, opened_at from jsonb_to_recordset($5::jsonb) as r (visitor_id uuid, opened_at timestamptz)`;
