import { mergeDeliveries } from '../../hits/hit-rows.ts';
import type { PersonReader, PersonVisit } from '../analytics-store.ts';
import type { ClickHouse } from './client.ts';
import { timeParameter } from './conditions.ts';
import { findEngagements } from './engagements.ts';
import { type StoredView, toViewRow, viewColumns } from './page-views.ts';
import { sessionStartColumns, type StoredSessionStart, toSessionStart } from './session-starts.ts';
import { toStorableTime } from '../to-storable-time.ts';

export function createPersonReader({ query }: Pick<ClickHouse, 'query'>): PersonReader {
  return {
    findVisits: ({ sessions, before, limit }) =>
      query<PersonVisit>(
        `select concat('visit-', toString(visits.id)) as id, visitor_id as visitorId, started_at as startedAt, ended_at as endedAt, views,
                engagement_seconds as engagementSeconds, pages.path as paths, channel, source
         from visits final
         where visitor_id in {sessions: Array(UUID)}
           and (started_at, concat('visit-', toString(visits.id))) < (${timeParameter('at')}, {id: String})
         order by startedAt desc, concat('visit-', toString(visits.id)) desc limit {limit: UInt32}`,
        { sessions, at: toStorableTime(before.at), id: before.id, limit: limit + 1 },
      ),

    async collectData(sessions) {
      const read = <Row extends object = Record<string, unknown>>(statement: string) =>
        query<Row>(statement, { sessions });
      const [views, visits, ipAddresses, sessionStarts, funnelSteps] = await Promise.all([
        collectViews({ query }, sessions),
        read<StoredPages>(
          `select id, visitor_id as sessionId, started_at as startedAt, ended_at as endedAt, views, bounced,
                  engagement_seconds as engagementSeconds, scroll_depth as scrollDepth, entry_page as entryPage, exit_page as exitPage,
                  source, channel, campaign, country, device, browser, os, pages.path as paths, pages.views as pageViews,
                  pages.engagement_seconds as pageSeconds, pages.scroll_depth as pageDepths, bot_score as botScore,
                  bot_signals as botSignals, is_bot as isBot
           from visits final where visitor_id in {sessions: Array(UUID)} order by started_at, toString(id)`,
        ),
        read(
          `select argMin(visitor_id, (ip = '', seen_at, visitor_id)) as sessionId, argMin(nullIf(ip, ''), (ip = '', seen_at, visitor_id)) as ip,
                  argMin(user_agent, (ip = '', seen_at, visitor_id)) as userAgent,
                  argMin(nullIf(referrer, ''), (ip = '', seen_at, visitor_id)) as referrer,
                  argMin(seen_at, (ip = '', seen_at, visitor_id)) as seenAt
           from ip_addresses
           where (day, hit_id) in (select day, hit_id from ip_addresses where visitor_id in {sessions: Array(UUID)})
           group by day, hit_id having sessionId in {sessions: Array(UUID)} order by seenAt, toString(hit_id)`,
        ),
        read<StoredSessionStart>(
          `select distinct ${sessionStartColumns} from session_starts
           where visitor_id in {sessions: Array(UUID)} order by opened_at, toString(id)`,
        ),
        read(
          `select distinct visitor_id as sessionId, step, reached_at as reachedAt from funnel_steps
           where visitor_id in {sessions: Array(UUID)} order by reachedAt, step`,
        ),
      ]);
      return {
        views,
        visits: visits.map(withPages),
        ipAddresses,
        sessionStarts: sessionStarts
          .map(toSessionStart)
          .map(({ visitorId, at, origin }) => ({ sessionId: visitorId, openedAt: at, origin })),
        funnelSteps,
      };
    },
  };
}

interface StoredPages {
  readonly paths: string[];
  readonly pageViews: number[];
  readonly pageSeconds: number[];
  readonly pageDepths: number[];
}

const withPages = ({ paths, pageViews, pageSeconds, pageDepths, ...visit }: StoredPages): object => ({
  ...visit,
  pages: paths.map((path, index) => ({
    path,
    views: pageViews[index],
    engagement_seconds: pageSeconds[index],
    scroll_depth: pageDepths[index],
  })),
});

async function collectViews(
  clickHouse: Pick<ClickHouse, 'query'>,
  sessions: readonly string[],
): Promise<object[]> {
  const rows = await clickHouse.query<StoredView>(
    `select distinct ${viewColumns} from page_views
     where (day, id) in (select day, id from page_views where visitor_id in {sessions: Array(UUID)})`,
    { sessions },
  );
  const own = new Set(sessions);
  const views = mergeDeliveries(rows.map(toViewRow)).filter(({ visitor_id }) => own.has(visitor_id));
  const engagements = await findEngagements(clickHouse, views);
  return views
    .toSorted((a, b) => (`${a.viewed_at} ${a.id}` < `${b.viewed_at} ${b.id}` ? -1 : 1))
    .map(({ id, visitor_id, viewed_at, properties }) => ({
      id,
      sessionId: visitor_id,
      viewedAt: viewed_at,
      engagementSeconds: engagements.get(id)?.engagement_seconds ?? null,
      scrollDepth: engagements.get(id)?.scroll_depth ?? null,
      ...properties,
    }));
}
