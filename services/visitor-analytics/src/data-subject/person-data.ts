import type { Sql } from '@aera/event-store';
import { expandFacts, type StoredFacts } from '../facts/compact-facts.ts';
import { widenDays, findActiveDays } from './person-visits.ts';

/** Everything that is known of these sessions, by kind of record, each the oldest first. */
export async function collectPersonData(
  sql: Sql,
  sessions: readonly string[],
): Promise<Record<string, object[]>> {
  const read = (statement: string) => sql(statement, [sessions]);
  const days = await findActiveDays(sql, sessions);
  const [views, visitRows, addresses, steps, marks] = await Promise.all([
    sql<{ facts: StoredFacts }>(viewsQuery, [sessions, widenDays(days, 1, 1), widenDays(days, 1, 3)]),
    sql(visits, [sessions, days]),
    read(ipAddressesQuery),
    read(funnelStepsQuery),
    read(classificationsQuery),
  ]);
  return {
    views: views.map(({ facts, ...view }) => Object.assign(view, expandFacts(facts))),
    visits: visitRows,
    addresses,
    steps,
    marks,
  };
}

const viewsQuery = `
  select v.id, v.visitor as "sessionId", v.viewed_at as "viewedAt", e.engaged as "secondsInSight", e.depth as "scrollDepth", v.facts
  from views v
  left join lateral (
    select max(engaged) as engaged, max(depth) as depth from engagements
    where view_id = v.id and day between v.day and v.day + 2 and day = any($3::date[])
  ) e on true
  where v.visitor = any($1::uuid[]) and v.day = any($2::date[]) order by v.viewed_at, v.id`;

const visits = `
  select id, visitor as "sessionId", started_at as "startedAt", ended_at as "endedAt", views, bounced,
         engaged as "secondsInSight", depth as "scrollDepth", entry, exit, source, channel, campaign, country, device, browser,
         system, pages, score, reasons, bot
  from visits where visitor = any($1::uuid[]) and day = any($2::date[]) order by started_at, id`;

const ipAddressesQuery = `
  select visitor as "sessionId", ip, user_agent as "userAgent", referrer, seen_at as "seenAt"
  from addresses where visitor = any($1::uuid[]) order by seen_at, hit_id`;

const funnelStepsQuery = `
  select visitor as "sessionId", step, taken_at as "takenAt"
  from funnel_steps where visitor = any($1::uuid[]) order by taken_at, step`;

/** What stewards said of them; which steward it was is not the person's. */
const classificationsQuery = `
  select visitor as "sessionId", verdict, reason, decided_at as at
  from classification_history where visitor = any($1::uuid[]) order by decided_at, event_id`;
