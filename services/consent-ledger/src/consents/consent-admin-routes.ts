import { consentDetail, unansweredShowings } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { showingsUnanswered, shownAtOf } from '../notices/showing-rows.ts';
import { isRecorded, type Receipts } from '../receipts/receipts.ts';
import { consentNotFound } from './consent.ts';
import type { ConsentQueries } from './consent-queries.ts';
import { consentStream } from './consent-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly queries: ConsentQueries;
  readonly receipts: Receipts;
}

/** What stewards look at more closely: one record with its proof, and what was shown without an answer. */
export const reviewRoutes =
  ({ store, sql, queries, receipts }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, consentDetail, async ({ params: { consentId } }) => {
      const events = await store.stream(consentStream).read(consentId);
      const recorded = events.find(isRecorded);
      const [consent, receipt] = recorded
        ? await Promise.all([queries.byId(consentId), receipts.of(consentId, events)])
        : [];
      if (!recorded || !consent || !receipt) throw consentNotFound();
      const { showingId, visitor, jurisdictionAccepted, globalPrivacyControl } = recorded.data;
      return {
        consent,
        notice: receipt.notice,
        shownAt: await shownAtOf(sql, showingId),
        jurisdictionAccepted,
        globalPrivacyControl,
        erased: visitor === null,
        proof: receipt.proof,
      };
    });

    serve(app, unansweredShowings, async ({ query }) => {
      const showings = await showingsUnanswered(sql, query);
      return { showings: showings.slice(0, query.limit), more: showings.length > query.limit };
    });
  };
