import type { Sql } from '@aera/event-store';
import { addDays } from '../../hits/utc-day.ts';
import type { PersonVisit, PersonVisitsQuery } from '../analytics-store.ts';

export async function findPersonVisits(
  sql: Sql,
  { sessions, before, limit }: PersonVisitsQuery,
): Promise<PersonVisit[]> {
  const days = await findActiveDays(sql, sessions);
  return sql<PersonVisit>(visits, [sessions, days, before.at, before.id, limit + 1]);
}

/**
 * First selects the visits of the sessions by the index of visitor and start, then sorts. In one step, the planner may scan all visits from
 * the newest.
 */
const visits = `
  with own as materialized (
    select 'visit-' || id as id, visitor_id, started_at, ended_at, views, engagement_seconds, pages, channel, source
    from visits
    where visitor_id = any($1::uuid[]) and day = any($2::date[]) and started_at <= $3::timestamptz
  )
  select id, visitor_id as "visitorId", started_at as "startedAt", ended_at as "endedAt", views, engagement_seconds as "engagementSeconds",
         jsonb_path_query_array(pages, '$[*].path') as paths, channel, source
  from own
  where (started_at, id collate "C") < ($3::timestamptz, $4)
  order by started_at desc, id collate "C" desc limit $5`;

/** Days (UTC) with data of these sessions: start days of their visits, and days of views that are not sessionized yet. */
export async function findActiveDays(sql: Sql, sessions: readonly string[]): Promise<string[]> {
  const rows = await sql<{ day: string }>(
    `select day::text as day from visitor_active_days where visitor_id = any($1::uuid[])
     union
     select (at at time zone 'UTC')::date::text
     from visit_recompute_queue, generate_series(date_trunc('day', since, 'UTC'), until, interval '1 day') as at
     where visitor_id = any($1::uuid[])`,
    [sessions],
  );
  return rows.map(({ day }) => day);
}

/** Returns these days and some before and after: visits cross midnight, and engagement may be recorded on a later day. */
export function widenDays(days: readonly string[], before: number, after: number): string[] {
  const wider = days.flatMap((day) =>
    Array.from({ length: before + after + 1 }, (_, n) => addDays(day, n - before)),
  );
  return [...new Set(wider)];
}
