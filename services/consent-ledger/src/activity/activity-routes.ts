import { identityHeader, ipActivity } from '@aera/contracts/server';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ConsentQueries } from '../consents/consent-queries.ts';
import type { FetchVisitorActivity, VisitorActivity } from './visitor-activity-client.ts';

interface Deps {
  readonly queries: ConsentQueries;
  readonly fetchActivity: FetchVisitorActivity;
}

/** What is known of one address: a page of our consents, and the visits that visitor-analytics knows of. Totals count all. */
export function joinActivity(
  { consents, total, first }: Awaited<ReturnType<ConsentQueries['byIp']>>,
  visits: VisitorActivity | null,
) {
  const [firstActivity = null] = [first, visits?.firstActivity].filter((time) => time != null).sort();
  return {
    activity: {
      totalConsents: total,
      totalPageViews: visits?.totalPageViews ?? 0,
      totalSessions: visits?.totalSessions ?? 0,
      firstActivity,
    },
    consents,
    pageViews: visits?.pageViews ?? [],
    complete: visits !== null,
  };
}

export const activityRoutes =
  ({ queries, fetchActivity }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, ipActivity, async ({ params: { ip }, query, request }) => {
      const token = String(request.headers[identityHeader]);
      const [consents, visits] = await Promise.all([queries.byIp(ip, query), fetchActivity(ip, token)]);
      return joinActivity(consents, visits);
    });
  };
