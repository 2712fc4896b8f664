import type { ConsentReceipt } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import { toBase64 } from '@aera/merkle-log/verify';
import type { ConsentEvent } from '../consents/consent.ts';
import type { Inclusion } from '../ledger/inclusion-desk.ts';
import { ledgerEntry } from '../ledger/ledger-entry.ts';
import type { NoticeText } from '../notices/notice.ts';

export type RecordedConsent = Extract<StoredEvent<ConsentEvent>, { type: 'ConsentRecorded' }>;

export interface ReceiptParts {
  readonly recorded: RecordedConsent;
  readonly withdrawnAt: string | null;
  /** The text that was acknowledged; null for records from before it was kept. */
  readonly notice: NoticeText | null;
  /** Null while the log has not taken the record up yet. */
  readonly inclusion: Inclusion | null;
  readonly controller: { readonly name: string; readonly contact: string };
  /** The ledger's public key (C2SP signed-note). */
  readonly key: string;
}

/**
 * What a visitor takes home: who asked for what, when it was given, and the proof that it stands in the log. JSON-LD in the shape of
 * ISO/IEC TS 27560 (consent receipts); `proof` can be checked offline, by anybody.
 */
export function receiptOf({
  recorded,
  withdrawnAt,
  notice,
  inclusion,
  controller,
  key,
}: ReceiptParts): ConsentReceipt {
  const { data } = recorded;
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
      ...(withdrawnAt === null ? [] : [{ type: 'withdrawn' as const, at: withdrawnAt }]),
    ],
    // The oldest records have nothing that it could be checked against.
    disclosure: data.commitment === null ? null : data.visitor,
    proof: {
      entry: ledgerEntry(recorded),
      key,
      inclusion: inclusion && {
        leaf: inclusion.leaf,
        hashes: inclusion.hashes.map(toBase64),
        checkpoint: inclusion.checkpoint.note,
      },
    },
  };
}
