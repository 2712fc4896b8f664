import type { Sql } from '@aera/event-store';
import { type IpActivity, maxListed, type TimeOrder } from '../analytics-store.ts';
import { engagementDays } from '../day-range.ts';

/** Reads the page views of an IP address. */
export async function findIpActivity(
  sql: Sql,
  ip: string,
  order: TimeOrder = 'descending',
): Promise<IpActivity> {
  const way = order === 'ascending' ? 'asc' : 'desc';
  const [totals, pageViews] = await Promise.all([
    sql<Pick<IpActivity, 'totalSessions' | 'totalPageViews' | 'firstActivity'>>(
      `select count(distinct visitor_id) as "totalSessions",
              count(*) filter (where is_view) as "totalPageViews",
              min(seen_at) as "firstActivity"
       from ip_addresses where ip = $1`,
      [ip],
    ),
    sql<IpActivity['pageViews'][number]>(
      `select v.id, v.visitor_id as "sessionId", v.viewed_at as "timestamp", v.properties ->> 'path' as path,
              v.properties ->> 'referrer' as referrer, e.engagement_seconds as "timeOnPage", e.scroll_depth as "scrollDepth"
       from (select day, hit_id from ip_addresses where ip = $1 and is_view order by seen_at ${way}, hit_id limit ${maxListed}) a
       join page_views v on v.day = a.day and v.id = a.hit_id
       left join lateral (
         select max(engagement_seconds) as engagement_seconds, max(scroll_depth) as scroll_depth from engagements
         where view_id = v.id and day between v.day and v.day + ${engagementDays}
       ) e on true
       order by v.viewed_at ${way}, v.id`,
      [ip],
    ),
  ]);
  return { ...(totals[0] as (typeof totals)[number]), pageViews };
}
