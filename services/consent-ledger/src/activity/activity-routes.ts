import { type ConsentRecord, identityHeader, ipActivity } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ConsentQueries } from '../consents/consent-queries.ts';
import type { FetchVisitorActivity, VisitorActivity } from './visitor-activity-client.ts';

interface Deps {
  readonly queries: ConsentQueries;
  readonly fetchActivity: FetchVisitorActivity;
}

/** What is known of one address: our consents, and the visits that visitor-analytics knows of. */
export function joinActivity(consents: ConsentRecord[], visits: VisitorActivity | null) {
  const first = [consents.at(-1)?.consentedAt, visits?.firstActivity].filter((time) => time != null).sort();
  return {
    activity: {
      totalConsents: consents.length,
      totalPageViews: visits?.totalPageViews ?? 0,
      totalSessions: visits?.totalSessions ?? 0,
      firstActivity: first[0] ?? null,
    },
    consents,
    pageViews: visits?.pageViews ?? [],
    complete: visits !== null,
  };
}

export const activityRoutes =
  ({ queries, fetchActivity }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, ipActivity, async ({ params: { ip }, request }) => {
      const token = String(request.headers[identityHeader]);
      const [consents, visits] = await Promise.all([queries.byIp(ip), fetchActivity(ip, token)]);
      return joinActivity(consents, visits);
    });
  };
