import {
  startOfLog,
  type Checkpoint,
  type EventStore,
  type Sql,
  type StoredEvent,
  tryTransactionLock,
} from '@aera/event-store';
import type { Log, PeriodicTask, Workers } from '@aera/service-kit';
import { hashLeaf } from '@aera/transparency-log';
import type { RaiseAlert } from './ledger-alert.ts';
import type { ToLedgerEntry } from './ledger-entry.ts';
import { readTree } from './ledger-tree-projection.ts';

export interface Audit extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Progress of all processes at this process's last step; null before the first. */
  status(): AuditState | null;
}

interface AuditOptions {
  readonly store: EventStore;
  readonly encryptedFields: EncryptedFields;
  readonly toEntry: ToLedgerEntry;
  readonly raiseAlert: RaiseAlert;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
  /** Milliseconds between two steps. */
  readonly everyMs: number;
  /** Maximum number of events per step. */
  readonly batchSize: number;
}

/** Pause between two rounds, as a multiple of the interval of steps. */
const roundPauseSteps = 60;

/**
 * Verifies every event against its leaf, a batch at a time, in endless rounds. Checkpoints detect a changed log; this detects an event that
 * was changed behind its leaf. Progress is in the database, so any process can resume; one process does each step. On a mismatch the audit
 * stops there, and continues once the event matches again.
 */
export function createAudit({
  store,
  encryptedFields,
  toEntry,
  raiseAlert,
  clock,
  log,
  workers,
  everyMs,
  batchSize,
}: AuditOptions): Audit {
  let state: AuditState | null = null;

  async function step(sql: Sql): Promise<AuditState> {
    const isOurs = await tryTransactionLock(sql, auditLock);
    const state = await readAuditState(sql);
    if (!isOurs) return state;
    const now = clock();
    const { size } = await readTree(sql);
    const place = state.leaves < size ? state : nextRound(state, now);
    if (!place || size === 0) return state;
    const limit = Math.min(batchSize, size - place.leaves);
    const stretch = { after: place.checkpoint, first: place.leaves, limit };
    const found = await auditRange(store, sql, stretch, { ...encryptedFields, toEntry });
    if (found.difference !== null && found.difference !== state.difference)
      await raiseAlert(found.difference);
    if (found.difference === null && state.difference !== null)
      log.info({ difference: state.difference }, 'an event of the ledger matches its leaf again');
    const moved =
      found.difference === null ? { leaves: place.leaves + found.count, checkpoint: found.checkpoint } : {};
    const next = { ...place, ...moved, difference: found.difference, at: now.toISOString() };
    await saveAuditState(sql, next);
    return next;
  }

  /** Starts the next round from the first leaf; null while the pause lasts. */
  function nextRound(done: AuditState, now: Date): AuditState | null {
    const since = done.finishedAt === null ? Infinity : now.getTime() - Date.parse(done.finishedAt);
    if (since < roundPauseSteps * everyMs) return null;
    return { ...done, leaves: 0, checkpoint: startOfLog, finishedAt: now.toISOString() };
  }

  const loop = workers.schedule(
    'Consent ledger integrity check',
    // The status is what is committed: a restart continues from it.
    async () => void (state = await store.transaction(step)),
    { intervalMs: everyMs, initialDelayMs: everyMs },
  );
  return { start: loop.start, stop: loop.stop, status: () => state };
}

/** Progress of the verification of events against their leaves. */
interface AuditState {
  /** Verified leaves of the current round. */
  readonly leaves: number;
  /** Position of the last verified event in the event log. */
  readonly checkpoint: Checkpoint;
  /** Time of the last step; null before the first. */
  readonly at: string | null;
  /** End of the last completed round. */
  readonly finishedAt: string | null;
  /** Description of the mismatch; null without one. */
  readonly difference: string | null;
}

async function readAuditState(sql: Sql): Promise<AuditState> {
  const [state] = await sql<AuditState>(
    'select leaves, checkpoint, at, finished_at as "finishedAt", difference from ledger_audit',
  );
  if (!state) throw new Error('The audit has no row.');
  return state;
}

async function saveAuditState(
  sql: Sql,
  { leaves, checkpoint, at, finishedAt, difference }: AuditState,
): Promise<void> {
  await sql(
    'update ledger_audit set leaves = $1, checkpoint = $2, at = $3, finished_at = $4, difference = $5',
    [leaves, checkpoint, at, finishedAt, difference],
  );
}

/** Text of the advisory lock of a run: only one process audits at a time. */
export const auditLock = 'ledger audit';

/** Contiguous leaves, and the position of the first one's event in the event log. */
interface LeafRange {
  readonly after: Checkpoint;
  readonly first: number;
  readonly limit: number;
}

/** Verification of encrypted fields, which the ledger does not know. */
export interface EncryptedFields {
  readonly matchesCommitment: MatchesCommitment;
  /** Rejects when the encrypted fields of the event's stream cannot be decrypted. */
  decryptStream(event: StoredEvent): Promise<void>;
}

/** The mismatch, or the number of verified leaves and the position they lead to. */
type AuditResult =
  | { readonly difference: string }
  | { readonly difference: null; readonly count: number; readonly checkpoint: Checkpoint };

/** Verifies a range of events against their leaves, and their encrypted fields against their commitments. */
async function auditRange(
  store: EventStore,
  sql: Sql,
  { after, first, limit }: LeafRange,
  { decryptStream, ...verifiers }: EncryptedFields & Verifiers,
): Promise<AuditResult> {
  const leaves = await readStoredLeaves(sql, first, limit);
  const closed = await store.readLog({ after, limit, skipDecryption: true });
  if (closed.events.length === 0 && !closed.hasGap)
    return { difference: `Leaf ${first}: its event is gone.` };
  const difference = findFirstMismatch(first, closed.events, leaves, verifiers);
  if (difference !== null) return { difference };
  const { checkpoint, events } = closed;
  try {
    const opened = await store.readLog({ after, limit, upTo: checkpoint });
    const altered = findFirstMismatch(first, opened.events, leaves, verifiers);
    return { difference: altered, count: events.length, checkpoint };
  } catch (error) {
    // The page as a whole cannot be decrypted: either the store is unavailable, or encrypted fields of one event were changed.
    for (const [at, event] of events.entries())
      if (await cannotDecrypt(store, () => decryptStream(event)))
        return {
          difference: `Leaf ${first + at} (event ${event.id}): its encrypted fields cannot be decrypted.`,
        };
    throw error;
  }
}

/** True if this stream cannot be decrypted while others can. An unavailable store fails for all, which is no mismatch. */
async function cannotDecrypt(store: EventStore, decrypt: () => Promise<void>): Promise<boolean> {
  try {
    await decrypt();
    return false;
  } catch {
    await store.tail();
    return true;
  }
}

async function readStoredLeaves(sql: Sql, first: number, limit: number): Promise<Map<number, StoredLeaf>> {
  const rows = await sql<StoredLeaf & { leaf: number }>(
    `select leaf, event_id as "eventId", substring(hashes from (leaf % 256 * 32)::int + 1 for 32) as hash
     from ledger_leaves join ledger_tiles on level = 0 and index = leaf / 256 where leaf >= $1 and leaf < $2`,
    [first, first + limit],
  );
  return new Map(rows.map((row) => [row.leaf, row]));
}

/** A leaf as stored in the log. */
interface StoredLeaf {
  readonly eventId: string;
  readonly hash: Uint8Array;
}

/** Compares the decrypted fields of an event with what the event itself commits to. */
type MatchesCommitment = (event: StoredEvent) => boolean;

interface Verifiers {
  readonly matchesCommitment: MatchesCommitment;
  readonly toEntry: ToLedgerEntry;
}

/** Describes the first event that does not match its leaf; null if all match. `first` is the leaf of the first event. */
function findFirstMismatch(
  first: number,
  events: readonly StoredEvent[],
  leaves: ReadonlyMap<number, StoredLeaf>,
  verifiers: Verifiers,
): string | null {
  for (const [at, event] of events.entries()) {
    const wrong = describeMismatch(event, leaves.get(first + at), verifiers);
    if (wrong) return `Leaf ${first + at} (event ${event.id}): ${wrong}`;
  }
  return null;
}

function describeMismatch(
  event: StoredEvent,
  kept: StoredLeaf | undefined,
  { matchesCommitment, toEntry }: Verifiers,
): string | null {
  if (!kept) return 'the log does not contain it.';
  if (kept.eventId !== event.id) return `event ${kept.eventId} was recorded here, and was removed or moved.`;
  if (Buffer.compare(kept.hash, hashLeaf(toEntry(event).publicEntry)) !== 0)
    return 'the event is not the one that was recorded.';
  return matchesCommitment(event) ? null : 'its encrypted fields do not match its commitment.';
}
