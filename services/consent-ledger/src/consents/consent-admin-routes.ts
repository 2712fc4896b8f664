import { readConsent, listUnansweredNoticeViews } from '@aera/contracts';
import {
  identityHeader,
  readIpActivity,
  buildPath,
  type QueryOf,
  type ResponseOf,
  routeRegistry,
  readIpVisits,
} from '@aera/contracts/server';
import type { EventStore, Sql } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { listUnansweredImpressions, findShownAt } from '../notices/notice-impressions-projection.ts';
import type { ConsentQueries } from './consent-queries.ts';
import { consentStream, isRecorded, type ReadReceipt } from './consent-stream.ts';
import { consentNotFound } from './consent.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly queries: ConsentQueries;
  readonly readReceipt: ReadReceipt;
  readonly fetchActivity: FetchVisitorActivity;
}

/** Reads for stewards: one record with its proof, unanswered notice impressions, and the activity of one IP address. */
export const consentAdminRoutes =
  ({ store, sql, queries, readReceipt, fetchActivity }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readConsent, async ({ params: { consentId } }) => {
      const [events, consent, receipt] = await Promise.all([
        store.stream(consentStream).read(consentId),
        queries.byId(consentId),
        readReceipt(consentId),
      ]);
      const recorded = events.find(isRecorded);
      if (!recorded || !consent || !receipt) throw consentNotFound();
      const { impressionId, visitor, jurisdictionAccepted, globalPrivacyControl } = recorded.data;
      return {
        consent,
        notice: receipt.notice,
        shownAt: await findShownAt(sql, impressionId),
        jurisdictionAccepted,
        globalPrivacyControl,
        erased: visitor === null,
        proof: receipt.proof,
      };
    });

    serve(app, listUnansweredNoticeViews, async ({ query }) => {
      const impressions = await listUnansweredImpressions(sql, query);
      return { impressions: impressions.slice(0, query.limit), more: impressions.length > query.limit };
    });

    serve(app, readIpActivity, async ({ params: { ip }, query, request }) => {
      const { consentOrder, viewOrder, ...page } = query;
      const token = String(request.headers[identityHeader]);
      const [consents, visits] = await Promise.all([
        queries.byIp(ip, { ...page, order: consentOrder }),
        fetchActivity(ip, viewOrder, token),
      ]);
      return mergeIpActivity(consents, visits);
    });
  };

/** Merges a page of consents with the visits from visitor-analytics. Totals count all. */
export function mergeIpActivity(
  { consents, total, first, geolocation }: Awaited<ReturnType<ConsentQueries['byIp']>>,
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
    geolocation,
    consents,
    pageViews: visits?.pageViews ?? [],
    complete: visits !== null,
  };
}

type VisitorActivity = ResponseOf<typeof readIpVisits>;
type ViewOrder = NonNullable<QueryOf<typeof readIpVisits>['order']>;

/** Calls visitor-analytics with the steward's identity; null if it does not respond in time. */
type FetchVisitorActivity = (
  ip: string,
  order: ViewOrder,
  identityToken: string,
) => Promise<VisitorActivity | null>;

const requestTimeoutMs = 2000;

export const fetchVisitorActivity =
  (baseUrl: string, onFailure: (error: unknown) => void): FetchVisitorActivity =>
  async (ip, order, identityToken) => {
    try {
      const url = new URL(`${buildPath(readIpVisits, { ip })}?order=${order}`, baseUrl);
      const response = await fetch(url, {
        headers: { [identityHeader]: identityToken },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (!response.ok) throw new Error(`visitor-analytics answered ${response.status}`);
      return routeRegistry.get(readIpVisits).response.parse(await response.json());
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
