import type { ConsentReceipt } from '@aera/contracts';
import type { EventStore, StoredEvent } from '@aera/event-store';
import type { StreamEvent } from '@aera/event-store';
import type { LogKey } from '@aera/transparency-log/log';
import { isRecorded, isWithdrawn, type Receipts } from '../consents/consent-receipts.ts';
import { consentStream } from '../consents/consent-stream.ts';
import type { InclusionProofService } from '../ledger/inclusion-proof-service.ts';
import { controller, type NoticeRegistry } from '../notices/notice-registry.ts';
import { buildReceipt } from './build-receipt.ts';

interface Deps {
  readonly store: EventStore;
  readonly manager: InclusionProofService;
  readonly key: LogKey;
  readonly registry: () => NoticeRegistry;
}

/** Milliseconds that a receipt waits for its proof; the log is normally a few behind. */
const proofTimeoutMs = 1_000;

export function createReceipts({ store, manager, key, registry }: Deps): Receipts {
  async function receipt(
    events: readonly StreamEvent<typeof consentStream>[],
    inclusionOf: InclusionProofService['getProof'],
  ): Promise<ConsentReceipt | null> {
    const logged = async <E extends StoredEvent>(event: E) => ({
      event,
      inclusion: await inclusionOf(event.id, proofTimeoutMs),
    });
    const recorded = events.find(isRecorded);
    if (!recorded) return null;
    const withdrawal = events.find(isWithdrawn);
    const [consent, withdrawn] = await Promise.all([logged(recorded), withdrawal && logged(withdrawal)]);
    return buildReceipt({
      recorded: consent,
      withdrawn: withdrawn ?? null,
      notice: registry().versions.find(({ hash }) => hash === recorded.data.noticeHash) ?? null,
      controller,
      key: key.verifierKey,
    });
  }

  return {
    of: async (consentId, known) =>
      receipt(known ?? (await store.stream(consentStream).read(consentId)), manager.getProof),
    forNewConsent: (events) => receipt(events, manager.getProofForNewEvent),
  };
}
