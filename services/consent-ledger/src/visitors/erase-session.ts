import type { eraseVisitor, ResponseOf } from '@aera/contracts';
import type { EventMetadata, EventStore } from '@aera/event-store';
import { toBase64 } from '@aera/merkle-log/verify';
import type { InclusionDesk } from '../ledger/inclusion-desk.ts';
import { ledgerEntry } from '../ledger/ledger-entry.ts';
import type { LedgerEvent } from '../ledger/ledger-event.ts';

interface Deps {
  readonly store: EventStore<LedgerEvent>;
  readonly desk: InclusionDesk;
  readonly ledgerKey: string;
}

interface Session {
  readonly sessionId: string;
  readonly consentIds: readonly string[];
  readonly now: string;
}

/** Milliseconds that a certificate waits for its proof. */
const patience = 1_000;

/**
 * Destroys the key first, then records that it is gone: a crash in between leaves the visitor erased, and the request to be made again.
 * The answer is the certificate.
 */
export async function eraseSession(
  { store, desk, ledgerKey }: Deps,
  { sessionId, consentIds, now }: Session,
  metadata: EventMetadata,
): Promise<ResponseOf<typeof eraseVisitor>> {
  await store.eraseSubject(sessionId);
  const { events } = await store.append(
    `visitor-${sessionId}`,
    [{ type: 'VisitorErased', data: { sessionId, consentIds, erasedAt: now } }],
    { expected: 'any', metadata },
  );
  const [erased] = events;
  if (!erased) throw new Error('What was appended is answered.');
  const inclusion = await desk.inclusionOf(erased.id, patience);
  return {
    sessionId,
    erasedAt: now,
    consents: consentIds,
    proof: {
      entry: ledgerEntry(erased),
      key: ledgerKey,
      inclusion: inclusion && {
        leaf: inclusion.leaf,
        hashes: inclusion.hashes.map(toBase64),
        checkpoint: inclusion.checkpoint.note,
      },
    },
  };
}
