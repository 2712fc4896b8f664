import type { ConsentReceipt } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import { toBase64 } from '@aera/transparency-log/verify';
import type { RecordedConsent, WithdrawnConsent } from '../consents/consent-receipts.ts';
import type { InclusionProof } from '../ledger/inclusion-proof-service.ts';
import { ledgerEntry } from '../ledger/ledger-tree-projection.ts';
import type { NoticeVersion } from '../notices/notice.ts';

/** An event, and where it stands in the log; null while the log has not taken it up. */
interface WithInclusionProof<E> {
  readonly event: E;
  readonly inclusion: InclusionProof | null;
}

interface ReceiptParts {
  readonly recorded: WithInclusionProof<RecordedConsent>;
  /** Null while the consent stands. */
  readonly withdrawn: WithInclusionProof<WithdrawnConsent> | null;
  /** The text that was acknowledged; null for records from before it was kept. */
  readonly notice: NoticeVersion | null;
  readonly controller: { readonly name: string; readonly contact: string };
  /** The ledger's public key (C2SP signed-note). */
  readonly key: string;
}

/**
 * Receipt for the visitor: controller, time and the inclusion proof. JSON-LD in the shape of ISO/IEC TS 27560 (consent receipts); anyone
 * can verify its proofs offline.
 */
export function buildReceipt({ recorded, withdrawn, notice, controller, key }: ReceiptParts): ConsentReceipt {
  const { data } = recorded.event;
  return {
    '@context': ['https://w3id.org/dpv', { '@vocab': 'https://w3id.org/dpv#' }],
    '@type': 'ConsentReceipt',
    schemaVersion: 'ISO/IEC TS 27560:2023',
    receiptId: `receipt-${data.consentId}`,
    recordId: data.consentId,
    piiPrincipalId: data.sessionId,
    controller,
    notice: {
      version: data.noticeVersion,
      hash: data.noticeHash,
      language: notice?.language ?? null,
      text: notice?.lines ?? null,
      binding: data.binding,
    },
    processing: {
      purpose: 'Record that the notice was acknowledged',
      lawfulBasis: 'Consent',
      personalData: ['IP address', 'Browser', 'Page', 'Referrer', 'Location, if allowed'],
      withdrawal: 'POST /api/jurisdiction/withdraw-consent',
    },
    events: [
      { type: 'given', at: data.consentedAt },
      ...(withdrawn ? [{ type: 'withdrawn' as const, at: withdrawn.event.data.withdrawnAt }] : []),
    ],
    // The oldest records have nothing that it could be checked against.
    disclosure: data.commitment === null ? null : data.visitor,
    proof: { ...toReceiptProof(recorded.event, recorded.inclusion), key },
    withdrawal: withdrawn && toReceiptProof(withdrawn.event, withdrawn.inclusion),
  };
}

/** An event as its entry in the log, and that it stands there; `inclusion` is null while the log has not taken it up. */
export const toReceiptProof = (
  event: StoredEvent,
  inclusion: InclusionProof | null,
): Omit<ConsentReceipt['proof'], 'key'> => ({
  entry: ledgerEntry(event),
  inclusion: inclusion && {
    leaf: inclusion.leaf,
    hashes: inclusion.hashes.map(toBase64),
    checkpoint: inclusion.checkpoint.note,
  },
});
