import { type ServiceContext, serveDataSubject, type ServiceModule } from '@aera/service-kit';
import type { Receipts } from '../consents/consent-receipts.ts';
import type { InclusionProofService } from '../ledger/inclusion-proof-service.ts';
import { createDataSubject } from './data-subject.ts';
import { visitorRoutes } from './visitor-routes.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Needs {
  readonly receipts: Receipts;
  readonly sessions: VisitorSessions;
  readonly inclusionProofs: InclusionProofService;
  /** Public key of the ledger (C2SP signed-note). */
  readonly ledgerKey: string;
}

/** What visitors and stewards do with a person's consents: list, export, erase. */
export const dataSubjectModule = (
  { store, sql, clock }: ServiceContext,
  { receipts, sessions, inclusionProofs: manager, ledgerKey }: Needs,
): ServiceModule =>
  serveDataSubject('consent-ledger', createDataSubject({ store, sql, receipts, clock }), {
    routes: [visitorRoutes({ store, sql, receipts, sessions, manager, ledgerKey, clock })],
  });
