import type { Sql } from '@aera/event-store';
import type { PersonReader } from '../analytics-store.ts';
import { expandProperties, type StoredProperties } from './compact-properties.ts';
import { widenDays, findActiveDays } from './person-visits.ts';
import { engagementDays } from '../day-range.ts';

export async function collectPersonData(
  sql: Sql,
  sessions: readonly string[],
): ReturnType<PersonReader['collectData']> {
  const read = (statement: string) => sql(statement, [sessions]);
  const days = await findActiveDays(sql, sessions);
  const [views, visitRows, ipAddresses, sessionStarts, funnelSteps] = await Promise.all([
    sql<{ properties: StoredProperties }>(viewsQuery, [
      sessions,
      widenDays(days, 1, 1),
      widenDays(days, 1, 1 + engagementDays),
    ]),
    sql(visits, [sessions, days]),
    read(ipAddressesQuery),
    read(sessionStartsQuery),
    read(funnelStepsQuery),
  ]);
  return {
    views: views.map(({ properties, ...view }) => Object.assign(view, expandProperties(properties))),
    visits: visitRows,
    ipAddresses,
    sessionStarts,
    funnelSteps,
  };
}

const viewsQuery = `
  select v.id, v.visitor_id as "sessionId", v.viewed_at as "viewedAt", e.engagement_seconds as "engagementSeconds", e.scroll_depth as "scrollDepth", v.properties
  from page_views v
  left join lateral (
    select max(engagement_seconds) as engagement_seconds, max(scroll_depth) as scroll_depth from engagements
    where view_id = v.id and day between v.day and v.day + ${engagementDays} and day = any($3::date[])
  ) e on true
  where v.visitor_id = any($1::uuid[]) and v.day = any($2::date[]) order by v.viewed_at, v.id`;

const visits = `
  select id, visitor_id as "sessionId", started_at as "startedAt", ended_at as "endedAt", views, bounced,
         engagement_seconds as "engagementSeconds", scroll_depth as "scrollDepth", entry_page as "entryPage", exit_page as "exitPage", source, channel, campaign, country, device, browser,
         os, pages, bot_score as "botScore", bot_signals as "botSignals", is_bot as "isBot"
  from visits where visitor_id = any($1::uuid[]) and day = any($2::date[]) order by started_at, id`;

const ipAddressesQuery = `
  select visitor_id as "sessionId", ip, user_agent as "userAgent", referrer, seen_at as "seenAt"
  from ip_addresses where visitor_id = any($1::uuid[]) order by seen_at, hit_id`;

const sessionStartsQuery = `
  select visitor_id as "sessionId", opened_at as "openedAt", origin
  from session_starts where visitor_id = any($1::uuid[]) order by opened_at, id`;

const funnelStepsQuery = `
  select visitor_id as "sessionId", step, reached_at as "reachedAt"
  from funnel_steps where visitor_id = any($1::uuid[]) order by reached_at, step`;
