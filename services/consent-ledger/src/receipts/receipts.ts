import type { ConsentReceipt } from '@aera/contracts';
import type { EventStore, StoredEvent } from '@aera/event-store';
import { toBase64 } from '@aera/transparency-log/verify';
import { consentStream, isRecorded, type ReadReceipt } from '../consents/consent-stream.ts';
import type { GetInclusionProof, InclusionProof } from '../ledger/inclusion-proof-batcher.ts';
import type { LedgerEntry, ToLedgerEntry } from '../ledger/ledger-entry.ts';
import { controller } from '../notices/notice-registry.ts';
import type { NoticeVersion } from '../notices/notice.ts';

/** Public keys with which a proof is verified offline; without witnesses, it names none. */
export type ProofKeys = Pick<ConsentReceipt['proof'], 'key' | 'witnesses'>;

interface Deps {
  readonly store: EventStore;
  readonly getProof: GetInclusionProof;
  readonly keys: ProofKeys;
  readonly toEntry: ToLedgerEntry;
  readonly findNotice: (hash: string) => Promise<NoticeVersion | undefined>;
}

/**
 * Receipts for visitors: controller, times and inclusion proofs. JSON-LD in the shape of ISO/IEC TS 27560 (consent receipts); anyone can
 * verify the proofs offline.
 */
export const createReceiptReader =
  ({ store, getProof, keys, toEntry, findNotice }: Deps): ReadReceipt =>
  async (consentId, newEvents = []) => {
    const isNew = newEvents.length > 0;
    const events = isNew ? newEvents : await store.stream(consentStream).read(consentId);
    const recorded = events.find(isRecorded);
    if (!recorded) return null;
    const withdrawn = events.find((event) => event.type === 'ConsentWithdrawn');
    const prove = async (event: StoredEvent) =>
      toReceiptProof(toEntry(event), await getProof(event.id, { isNew }));
    const [proof, withdrawal] = await Promise.all([prove(recorded), withdrawn ? prove(withdrawn) : null]);
    const { data } = recorded;
    const notice = data.noticeHash === null ? undefined : await findNotice(data.noticeHash);
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
        proofStatus: data.proofStatus,
      },
      processing: {
        purpose: 'Record that the notice was acknowledged',
        lawfulBasis: 'Consent',
        personalData: ['IP address', 'Browser', 'Page', 'Referrer', 'Location, if allowed'],
        withdrawal: 'POST /api/jurisdiction/withdraw-consent',
      },
      events: [
        { type: 'given', at: data.consentedAt },
        ...(withdrawn ? [{ type: 'withdrawn' as const, at: withdrawn.data.withdrawnAt }] : []),
      ],
      disclosure: data.visitor,
      proof: { ...proof, ...keys },
      withdrawal,
    };
  };

/** Returns a log entry with its proof; `inclusion` is null until the log includes it. */
export const toReceiptProof = (
  { text, salt }: LedgerEntry,
  inclusion: InclusionProof | null,
): Omit<ConsentReceipt['proof'], 'key' | 'witnesses'> => ({
  entry: text,
  salt,
  inclusion: inclusion && {
    leaf: inclusion.leaf,
    hashes: inclusion.hashes.map(toBase64),
    checkpoint: inclusion.checkpoint.note,
  },
});
