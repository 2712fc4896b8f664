import { type ServiceContext, serveDataSubject, type ServiceModule } from '@aera/service-kit';
import type { ReadReceipt } from '../consents/consent-stream.ts';
import type { GetInclusionProof } from '../ledger/inclusion-proof-batcher.ts';
import type { ToLedgerEntry } from '../ledger/ledger-entry.ts';
import type { ProofKeys } from '../receipts/receipts.ts';
import { createDataSubject } from './data-subject.ts';
import { visitorRoutes } from './visitor-routes.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Needs {
  readonly readReceipt: ReadReceipt;
  readonly sessions: VisitorSessions;
  readonly getProof: GetInclusionProof;
  readonly keys: ProofKeys;
  readonly toEntry: ToLedgerEntry;
}

/** Routes with which visitors and stewards list, export and erase a person's consents. */
export const dataSubjectModule = (kit: ServiceContext, needs: Needs): ServiceModule =>
  serveDataSubject('consent-ledger', createDataSubject({ ...kit, ...needs }), {
    routes: [visitorRoutes({ ...kit, ...needs })],
  });
