import { eraseVisitor, readVisitorData, withdrawConsent } from '@aera/contracts';
import { requireProjected, waitForProjection } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { consentStream, type ReadReceipt } from '../consents/consent-stream.ts';
import { findSessionConsents } from '../consents/consent-queries.ts';
import type { GetInclusionProof } from '../ledger/inclusion-proof-batcher.ts';
import {
  noticeImpressionsProjection,
  findSessionImpressions,
} from '../notices/notice-impressions-projection.ts';
import type { ToLedgerEntry } from '../ledger/ledger-entry.ts';
import type { ProofKeys } from '../receipts/receipts.ts';
import { eraseSession } from './erase-session.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock'> {
  readonly readReceipt: ReadReceipt;
  readonly sessions: VisitorSessions;
  readonly getProof: GetInclusionProof;
  readonly keys: ProofKeys;
  readonly toEntry: ToLedgerEntry;
}

/** Routes for visitors' own data, authenticated by the cookie of their session. */
export const visitorRoutes =
  ({ store, sql, readReceipt, sessions, getProof, keys, toEntry, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** @throws HttpProblem 404 for a browser without a session */
    function requireVisitorSession({ headers }: FastifyRequest): string {
      const sessionId = sessions.verify(headers.cookie);
      if (sessionId) return sessionId;
      throw new HttpProblem(404, 'There is no data about this browser.', { code: 'visitor-not-found' });
    }

    const listSessionConsents = async (sessionId: string) => {
      await requireProjected(store, 'consents');
      return findSessionConsents(sql, sessionId);
    };

    serve(app, withdrawConsent, async ({ request }) => {
      const standing = (await listSessionConsents(requireVisitorSession(request))).filter(
        ({ withdrawn }) => !withdrawn,
      );
      const command = { type: 'WithdrawConsent', now: clock().toISOString() } as const;
      for (const { id } of standing)
        await store.stream(consentStream).handle([id], command, { metadata: requestMetadata(request) });
      return { withdrawn: standing.length };
    });

    serve(app, readVisitorData, async ({ request }) => {
      const sessionId = requireVisitorSession(request);
      const consents = await listSessionConsents(sessionId);
      await waitForProjection(store, noticeImpressionsProjection.name);
      const [held, impressions] = await Promise.all([
        Promise.all(consents.map(({ id }) => readReceipt(id))),
        findSessionImpressions(sql, sessionId),
      ]);
      return { sessionId, consents: held.filter((receipt) => receipt !== null), impressions };
    });

    serve(app, eraseVisitor, async ({ request }) => {
      const sessionId = requireVisitorSession(request);
      const consentIds = (await listSessionConsents(sessionId)).map(({ id }) => id);
      await waitForProjection(store, noticeImpressionsProjection.name);
      const now = clock().toISOString();
      return eraseSession(
        { store, sql, getProof, keys, toEntry },
        { sessionId, consentIds, now },
        requestMetadata(request),
      );
    });
  };
