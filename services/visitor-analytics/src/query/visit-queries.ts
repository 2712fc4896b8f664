import type { ResponseOf, visitorActivity } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

type Activity = ResponseOf<typeof visitorActivity>;

/** Most sessions and most page views that one answer lists; the totals count all. */
const listed = 1000;

/** Everything known of one address. */
export async function activityOf(sql: Sql, ip: string): Promise<Activity> {
  const [totals, sessions, pageViews] = await Promise.all([
    sql<Pick<Activity, 'totalSessions' | 'totalPageViews' | 'firstActivity'>>(
      `select (select count(*) from visitor_sessions where ip = $1) as "totalSessions",
              (select count(*) from page_views where ip = $1) as "totalPageViews",
              (select min(started_at) from visitor_sessions where ip = $1) as "firstActivity"`,
      [ip],
    ),
    sql<Activity['sessions'][number]>(
      `select session_id as "sessionId", started_at as "startedAt", last_seen_at as "lastSeenAt",
              user_agent as "userAgent", referrer,
              (select count(*) from page_views v where v.session_id = s.session_id) as "pageViews"
       from visitor_sessions s where ip = $1 order by started_at desc, session_id limit ${listed}`,
      [ip],
    ),
    sql<Activity['pageViews'][number]>(
      `select v.id, v.session_id as "sessionId", v.viewed_at as "timestamp", v.path, v.referrer,
              e.time_on_page as "timeOnPage", e.scroll_depth as "scrollDepth"
       from page_views v left join engagements e on e.page_view_id = v.id
       where v.ip = $1 order by v.viewed_at desc, v.id limit ${listed}`,
      [ip],
    ),
  ]);
  return { ...(totals[0] as (typeof totals)[number]), sessions, pageViews };
}
