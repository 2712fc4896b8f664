import type { StoredEvent } from '@aera/event-store';
import { leafHash } from '@aera/transparency-log';
import { ledgerEntry } from './ledger-entry.ts';

/** A leaf as the log has kept it. */
export interface KeptLeaf {
  readonly eventId: string;
  readonly hash: Uint8Array;
}

/** Compares the decrypted fields of an event with what the event itself commits to. */
export type MatchesCommitment = (event: StoredEvent) => boolean;

/** The first event that is not what its leaf says, in words; null while all are. `first` is the leaf of the first event. */
export function findDifference(
  first: number,
  events: readonly StoredEvent[],
  leaves: ReadonlyMap<number, KeptLeaf>,
  matchesCommitment: MatchesCommitment,
): string | null {
  for (const [at, event] of events.entries()) {
    const wrong = wrongWith(event, leaves.get(first + at), matchesCommitment);
    if (wrong) return `Leaf ${first + at} (event ${event.id}): ${wrong}`;
  }
  return null;
}

function wrongWith(
  event: StoredEvent,
  kept: KeptLeaf | undefined,
  matchesCommitment: MatchesCommitment,
): string | null {
  if (!kept) return 'the log has lost it.';
  if (kept.eventId !== event.id) return `event ${kept.eventId} stood here, and was removed or moved.`;
  if (Buffer.compare(kept.hash, leafHash(Buffer.from(ledgerEntry(event)))) !== 0)
    return 'the event is not the one that was recorded.';
  return matchesCommitment(event) ? null : 'what is sealed is not what the record was bound to.';
}
