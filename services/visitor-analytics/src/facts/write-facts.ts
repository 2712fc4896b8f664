import type { Sql } from '@aera/event-store';
import type { FactRows } from './fact-rows.ts';
import { compactFacts } from './compact-facts.ts';

/**
 * Writes a batch in one statement: atomic and idempotent. It also queues the affected visits, so that a reader of the queue sees the data
 * too.
 */
export async function writeFacts(sql: Sql, rows: FactRows): Promise<void> {
  await sql(statement, [
    JSON.stringify(rows.views.map((row) => ({ ...row, facts: compactFacts(row.facts) }))),
    JSON.stringify(rows.engagements),
    JSON.stringify(rows.addresses),
    JSON.stringify(rows.steps),
  ]);
}

/** Whether the sending at hand counts more than the one that was written before: as `deliveryPrecedence` in `fact-rows.ts`. */
const takesPrecedence = `(not excluded.consented, excluded.received_at, excluded.visitor) < (not old.consented, old.received_at, old.visitor)`;

const statement = `
  with seen as (
    insert into views as old (day, id, visitor, former, consented, viewed_at, seen_until, received_at, facts)
    select * from jsonb_to_recordset($1::jsonb) as r
      (day date, id uuid, visitor uuid, former uuid, consented boolean, viewed_at timestamptz, seen_until timestamptz,
       received_at timestamptz, facts jsonb)
    order by day, id
    on conflict (day, id) do update set
      visitor = case when ${takesPrecedence} then excluded.visitor else old.visitor end,
      former = case when excluded.visitor = old.visitor then coalesce(excluded.former, old.former)
                    when ${takesPrecedence} then old.visitor else excluded.visitor end,
      consented = old.consented or excluded.consented,
      facts = case when ${takesPrecedence} then excluded.facts else old.facts end,
      received_at = case when ${takesPrecedence} then excluded.received_at else old.received_at end,
      viewed_at = least(old.viewed_at, excluded.viewed_at),
      seen_until = greatest(old.seen_until, excluded.seen_until)
    returning visitor, former, viewed_at, seen_until
  ), engaged as (
    insert into engagements as old (day, view_id, engaged, depth)
    select day, view_id, engaged, depth from jsonb_to_recordset($2::jsonb) as r
      (day date, view_id uuid, engaged real, depth real)
    order by day, view_id
    on conflict (day, view_id) do update set
      engaged = greatest(old.engaged, excluded.engaged),
      depth = greatest(old.depth, excluded.depth)
  ), located as (
    insert into addresses as old (day, hit_id, visitor, ip, user_agent, referrer, is_view, seen_at)
    select * from jsonb_to_recordset($3::jsonb) as r
      (day date, hit_id uuid, visitor uuid, ip text, user_agent text, referrer text, is_view boolean, seen_at timestamptz)
    order by day, hit_id
    on conflict (day, hit_id) do update set
      visitor = excluded.visitor, ip = excluded.ip, user_agent = excluded.user_agent, referrer = excluded.referrer,
      seen_at = excluded.seen_at
      where (excluded.ip is null, excluded.seen_at, excluded.visitor) < (old.ip is null, old.seen_at, old.visitor)
  ), stepped as (
    insert into funnel_steps as old (visitor, step, taken_at)
    select * from jsonb_to_recordset($4::jsonb) as r (visitor uuid, step text, taken_at timestamptz)
    order by visitor, step
    on conflict (visitor, step) do update set taken_at = excluded.taken_at where excluded.taken_at < old.taken_at
  )
  insert into visit_recompute_queue (visitor, view_id, since, until)
  select visitor, null, min(viewed_at), max(seen_until) from (
    select visitor, viewed_at, seen_until from seen
    union all select former, viewed_at, seen_until from seen where former is not null
  ) s group by visitor
  union all
  select null, view_id, at, at from jsonb_to_recordset($2::jsonb) as r (view_id uuid, at timestamptz)`;
