import type { StoredEvent } from '@aera/event-store';
import { leafHash } from '@aera/merkle-log';
import { commitmentTo } from '../consents/commitment.ts';
import { ledgerEntry } from './ledger-entry.ts';
import type { LedgerEvent } from './ledger-event.ts';

/** A leaf as the log has kept it. */
export interface KeptLeaf {
  readonly eventId: string;
  readonly hash: Uint8Array;
}

/** The first event that is not what its leaf says, in words; null while all are. `first` is the leaf of the first event. */
export function findDifference(
  first: number,
  events: readonly StoredEvent<LedgerEvent>[],
  leaves: ReadonlyMap<number, KeptLeaf>,
): string | null {
  for (const [at, event] of events.entries()) {
    const wrong = wrongWith(event, leaves.get(first + at));
    if (wrong) return `Leaf ${first + at} (event ${event.id}): ${wrong}`;
  }
  return null;
}

function wrongWith(event: StoredEvent<LedgerEvent>, kept: KeptLeaf | undefined): string | null {
  if (!kept) return 'the log has lost it.';
  if (kept.eventId !== event.id) return `event ${kept.eventId} stood here, and was removed or moved.`;
  if (Buffer.compare(kept.hash, leafHash(Buffer.from(ledgerEntry(event)))) !== 0)
    return 'the event is not the one that was recorded.';
  return isBound(event) ? null : 'what is sealed is not what the record was bound to.';
}

/** What is erased, and the oldest records, are bound to nothing that could be compared. */
function isBound({ type, data }: StoredEvent<LedgerEvent>): boolean {
  if (type !== 'ConsentRecorded' || data.visitor === null || data.commitment === null) return true;
  return commitmentTo(data.visitor) === data.commitment;
}
