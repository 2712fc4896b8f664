import type { eraseVisitor, ResponseOf } from '@aera/contracts';
import type { EventMetadata, EventStore, StoredEvent } from '@aera/event-store';
import { visitorStream } from '../consents/visitor-stream.ts';
import type { InclusionProofService } from '../ledger/inclusion-proof-service.ts';
import { toReceiptProof } from '../receipts/build-receipt.ts';

interface Deps {
  readonly store: EventStore;
  readonly desk: InclusionProofService;
  readonly ledgerKey: string;
}

interface Session {
  readonly sessionId: string;
  readonly consentIds: readonly string[];
  readonly now: string;
}

/** Milliseconds that a certificate waits for its proof. */
const proofTimeoutMs = 1_000;

/**
 * Destroys the key first, then records that it is gone: a crash in between leaves the visitor erased, and the request to be made again.
 * Answers the event that says so.
 */
export async function recordErasure(
  store: EventStore,
  { sessionId, consentIds, now }: Session,
  metadata: EventMetadata,
): Promise<StoredEvent> {
  await store.eraseSubject(sessionId);
  const { events } = await store
    .stream(visitorStream)
    .append([sessionId], [{ type: 'VisitorErased', data: { sessionId, consentIds, erasedAt: now } }], {
      expected: 'any',
      metadata,
    });
  const [erased] = events;
  if (!erased) throw new Error('What was appended is answered.');
  return erased;
}

/** Erases a session at the visitor's own request. The answer is the certificate. */
export async function eraseSession(
  { store, desk, ledgerKey }: Deps,
  session: Session,
  metadata: EventMetadata,
): Promise<ResponseOf<typeof eraseVisitor>> {
  const erased = await recordErasure(store, session, metadata);
  return {
    '@type': 'ErasureCertificate',
    sessionId: session.sessionId,
    erasedAt: session.now,
    consents: session.consentIds,
    proof: {
      ...toReceiptProof(erased, await desk.inclusionOfNew(erased.id, proofTimeoutMs)),
      key: ledgerKey,
    },
  };
}
