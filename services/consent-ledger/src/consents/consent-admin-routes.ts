import { readConsent, listUnansweredNoticeImpressions } from '@aera/contracts';
import { identityHeader, readIpActivity } from '@aera/contracts/server';
import { serve, type ServiceContext } from '@aera/service-kit';
import { toCanonicalAddress } from '@aera/service-kit/ip-addresses';
import type { FastifyPluginAsync } from 'fastify';
import { listUnansweredImpressions, findShownAt } from '../notices/notice-impressions-projection.ts';
import type { ConsentQueries } from './consent-queries.ts';
import { consentStream, isRecorded, type ReadReceipt } from './consent-stream.ts';
import { consentNotFound } from './consent.ts';
import { type FetchIpVisits, mergeIpActivity } from './ip-activity.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql'> {
  readonly queries: ConsentQueries;
  readonly readReceipt: ReadReceipt;
  readonly fetchIpVisits: FetchIpVisits;
}

/** Reads for stewards: one record with its proof, unanswered notice impressions, and the activity of one IP address. */
export const consentAdminRoutes =
  ({ store, sql, queries, readReceipt, fetchIpVisits }: Deps): FastifyPluginAsync =>
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

    serve(app, listUnansweredNoticeImpressions, ({ query }) => listUnansweredImpressions(sql, query));

    serve(app, readIpActivity, async ({ params: { ip }, query, request }) => {
      const { consentOrder, viewOrder, ...page } = query;
      const address = toCanonicalAddress(ip);
      const token = String(request.headers[identityHeader]);
      const [consents, visits] = await Promise.all([
        queries.byIp(address, { ...page, order: consentOrder }),
        fetchIpVisits(address, viewOrder, token),
      ]);
      return mergeIpActivity(consents, visits);
    });
  };
