import type { Checkpoint, EventStore, Sql } from '@aera/event-store';
import type { StoredEvent } from '@aera/event-store';
import { findDifference, type KeptLeaf, type MatchesCommitment } from './find-difference.ts';

/** Some leaves side by side, and where the event log has the event of the first. */
interface Stretch {
  readonly after: Checkpoint;
  readonly first: number;
  readonly limit: number;
}

/** How the encrypted fields of events are verified; the ledger does not know them. */
export interface EncryptedFields {
  readonly matchesCommitment: MatchesCommitment;
  /** Rejects when the encrypted fields of the event's stream cannot be decrypted. */
  decryptStream(event: StoredEvent): Promise<void>;
}

/** What differs, or how many leaves agree and where in the event log they lead. */
export type Finding =
  | { readonly difference: string }
  | { readonly difference: null; readonly count: number; readonly checkpoint: Checkpoint };

/** Holds the events of a stretch to their leaves, and what is sealed in them to what they were bound to. */
export async function auditStretch(
  store: EventStore,
  sql: Sql,
  { after, first, limit }: Stretch,
  { matchesCommitment, decryptStream }: EncryptedFields,
): Promise<Finding> {
  const leaves = await keptLeaves(sql, first, limit);
  const closed = await store.readLog({ after, limit, sealed: true });
  if (closed.events.length === 0 && !closed.heldBack)
    return { difference: `Leaf ${first}: its event is gone.` };
  const difference = findDifference(first, closed.events, leaves, matchesCommitment);
  if (difference !== null) return { difference };
  const { checkpoint, events } = closed;
  try {
    const opened = await store.readLog({ after, limit, upTo: checkpoint });
    const altered = findDifference(first, opened.events, leaves, matchesCommitment);
    return { difference: altered, count: events.length, checkpoint };
  } catch (error) {
    // The page cannot be opened as a whole: either the store went away, or what is sealed in one event was altered.
    for (const [at, event] of events.entries())
      if (await cannotBeRead(store, () => decryptStream(event)))
        return {
          difference: `Leaf ${first + at} (event ${event.id}): what is sealed in it cannot be opened.`,
        };
    throw error;
  }
}

/** While other streams can: a store that is away refuses them all, and nothing is said of this one. */
async function cannotBeRead(store: EventStore, decrypt: () => Promise<void>): Promise<boolean> {
  try {
    await decrypt();
    return false;
  } catch {
    await store.tail();
    return true;
  }
}

async function keptLeaves(sql: Sql, first: number, limit: number): Promise<Map<number, KeptLeaf>> {
  const rows = await sql<KeptLeaf & { leaf: number }>(
    `select leaf, event_id as "eventId", hash from ledger_leaves
     join ledger_nodes on level = 0 and index = leaf where leaf >= $1 and leaf < $2`,
    [first, first + limit],
  );
  return new Map(rows.map((row) => [row.leaf, row]));
}
