import type { eraseVisitor, ResponseOf } from '@aera/contracts';
import { type EventMetadata, isRevisionConflict, type Sql } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import { type ErasedEvent, type ErasedSession, recordErasure } from '../visitor-sessions/record-erasure.ts';
import { visitorStream } from '../visitor-sessions/visitor-stream.ts';
import type { GetInclusionProof, InclusionProof } from '../ledger/inclusion-proof-batcher.ts';
import type { ToLedgerEntry } from '../ledger/ledger-entry.ts';
import { type ProofKeys, toReceiptProof } from '../receipts/receipts.ts';
import { findPersonRecords } from './subject-data.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql'> {
  readonly getProof: GetInclusionProof;
  readonly keys: ProofKeys;
  readonly toEntry: ToLedgerEntry;
}

/**
 * Erases a session at the visitor's request and returns the certificate. A session without data gets the certificate of its last erasure,
 * so that a repeated or concurrent request adds no log entry, unless that one lacks a consent which arrived while it was recorded.
 * @param isNew whether the last erasure may have been appended just now
 */
export async function eraseSession(
  { store, sql, getProof, keys, toEntry }: Deps,
  session: ErasedSession,
  metadata: EventMetadata,
  isNew = false,
): Promise<ResponseOf<typeof eraseVisitor>> {
  const last = (await store.stream(visitorStream).read(session.sessionId)).at(-1);
  const listsAll = session.consentIds.every((id) => last?.data.consentIds.includes(id));
  if (last && listsAll && (await isErased(sql, session.sessionId, last))) {
    // An erasure that failed after its event may have left the key of a consent that arrived in between.
    await store.eraseSubject(session.sessionId);
    return createCertificate({ keys, toEntry }, last, await getProof(last.id, { isNew }));
  }
  let erased: ErasedEvent;
  try {
    erased = await recordErasure(store, session, metadata, last?.revision ?? 'none');
  } catch (error) {
    if (!isRevisionConflict(error)) throw error;
    return eraseSession({ store, sql, getProof, keys, toEntry }, session, metadata, true);
  }
  return createCertificate({ keys, toEntry }, erased, await getProof(erased.id, { isNew: true }));
}

async function isErased(sql: Sql, sessionId: string, { id, data }: ErasedEvent): Promise<boolean> {
  const erasure = { id, at: data.erasedAt, sessionId, consentIds: data.consentIds };
  const { consentIds, impressions } = await findPersonRecords(sql, sessionId, [erasure]);
  return consentIds.length + impressions.length === 0;
}

const createCertificate = (
  { keys, toEntry }: Pick<Deps, 'keys' | 'toEntry'>,
  event: ErasedEvent,
  inclusion: InclusionProof | null,
): ResponseOf<typeof eraseVisitor> => ({
  '@type': 'ErasureCertificate',
  sessionId: event.data.sessionId,
  erasedAt: event.data.erasedAt,
  consents: event.data.consentIds,
  proof: { ...toReceiptProof(toEntry(event), inclusion), ...keys },
});
