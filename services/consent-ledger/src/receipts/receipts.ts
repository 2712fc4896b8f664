import type { ConsentReceipt } from '@aera/contracts';
import type { EventStore, StoredEvent } from '@aera/event-store';
import type { InclusionDesk } from '../ledger/inclusion-desk.ts';
import type { LedgerEvent } from '../ledger/ledger-event.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import { controller, type NoticeRegistry } from '../notices/notice-registry.ts';
import { receiptOf, type RecordedConsent } from './receipt.ts';

export interface Receipts {
  /**
   * The receipt of a consent, with its proof if the log has it within a moment; null when there is no such consent. `events` are those
   * of its stream, where the caller has them already.
   */
  of(consentId: string, events?: readonly StoredEvent<LedgerEvent>[]): Promise<ConsentReceipt | null>;
}

interface Deps {
  readonly store: EventStore<LedgerEvent>;
  readonly desk: InclusionDesk;
  readonly key: LedgerKey;
  readonly registry: () => NoticeRegistry;
}

/** Milliseconds that a receipt waits for its proof; the log is normally a few behind. */
const patience = 1_000;

export function createReceipts({ store, desk, key, registry }: Deps): Receipts {
  return {
    async of(consentId, known) {
      const events = known ?? (await store.readStream(`consent-${consentId}`));
      const recorded = events.find(isRecorded);
      if (!recorded) return null;
      return receiptOf({
        recorded,
        withdrawnAt: events.find(isWithdrawn)?.data.withdrawnAt ?? null,
        notice: registry().versions.find(({ hash }) => hash === recorded.data.noticeHash) ?? null,
        inclusion: await desk.inclusionOf(recorded.id, patience),
        controller,
        key: key.text,
      });
    },
  };
}

const isRecorded = (event: StoredEvent<LedgerEvent>): event is RecordedConsent =>
  event.type === 'ConsentRecorded';

const isWithdrawn = (
  event: StoredEvent<LedgerEvent>,
): event is Extract<StoredEvent<LedgerEvent>, { type: 'ConsentWithdrawn' }> =>
  event.type === 'ConsentWithdrawn';
