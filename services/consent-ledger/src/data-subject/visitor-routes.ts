import { eraseVisitor, visitorData, withdrawConsent } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { requireProjected, untilProjected } from '@aera/event-store';
import { HttpProblem, metadataOf, serve, visitorSessionOf } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { consentStream } from '../consents/consent-stream.ts';
import { findSessionConsents } from '../consents/consent-queries.ts';
import type { InclusionProofService } from '../ledger/inclusion-proof-service.ts';
import {
  noticeImpressionsProjection,
  findSessionImpressions,
} from '../notices/notice-impressions-projection.ts';
import type { Receipts } from '../consents/consent-receipts.ts';
import { eraseSession } from './erase-session.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly receipts: Receipts;
  readonly desk: InclusionProofService;
  readonly ledgerKey: string;
  readonly clock: () => Date;
}

/** What visitors may do with what is held about them. The cookie of their session is what they show for themselves. */
export const visitorRoutes =
  ({ store, sql, receipts, desk, ledgerKey, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const consentsOf = async (sessionId: string) => {
      await requireProjected(store, 'consents');
      return findSessionConsents(sql, sessionId);
    };

    serve(app, withdrawConsent, async ({ request }) => {
      const standing = (await consentsOf(requireVisitorSession(request))).filter(
        ({ withdrawn }) => !withdrawn,
      );
      const command = { type: 'WithdrawConsent', now: clock().toISOString() } as const;
      for (const { id } of standing)
        await store.stream(consentStream).handle([id], command, { metadata: metadataOf(request) });
      return { withdrawn: standing.length };
    });

    serve(app, visitorData, async ({ request }) => {
      const sessionId = requireVisitorSession(request);
      const consents = await consentsOf(sessionId);
      await untilProjected(store, noticeImpressionsProjection.name);
      const [held, showings] = await Promise.all([
        Promise.all(consents.map(({ id }) => receipts.of(id))),
        findSessionImpressions(sql, sessionId),
      ]);
      return { sessionId, consents: held.filter((receipt) => receipt !== null), showings };
    });

    serve(app, eraseVisitor, async ({ request }) => {
      const sessionId = requireVisitorSession(request);
      const consentIds = (await consentsOf(sessionId)).map(({ id }) => id);
      const now = clock().toISOString();
      return eraseSession({ store, desk, ledgerKey }, { sessionId, consentIds, now }, metadataOf(request));
    });
  };

/** @throws HttpProblem 404 for a browser that has no session here */
function requireVisitorSession({ headers }: FastifyRequest): string {
  const sessionId = visitorSessionOf(headers.cookie);
  if (sessionId) return sessionId;
  throw new HttpProblem(404, 'Nothing is held about this browser.', { code: 'visitor-not-found' });
}
