import { startOfLog, type Checkpoint, type EventStore, type Sql, type StoredEvent } from '@aera/event-store';
import type { Log, PeriodicTask, Workers } from '@aera/service-kit';
import { leafHash } from '@aera/transparency-log';
import type { RaiseAlert } from './ledger-alert.ts';
import { ledgerEntry, readTree } from './ledger-tree-projection.ts';

export interface Audit extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** As far as any process had come at this one's last step; null before that. */
  status(): AuditState | null;
}

interface AuditOptions {
  readonly store: EventStore;
  readonly encryptedFields: EncryptedFields;
  readonly raiseAlarm: RaiseAlert;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
  /** Milliseconds between two steps. */
  readonly everyMs: number;
  /** Most events of a step. */
  readonly batchSize: number;
}

/** A round begins no sooner after the end of the last than this many steps take. */
const roundPauseSteps = 60;

/**
 * Holds every event to its leaf, a few at a time, round after round: checkpoints show a log that was changed, this shows an event that
 * was changed behind it. Its place is in the database, so that a restart goes on there; of several processes one does each step. Where
 * an event differs it stays, and goes on only once the event is again what it was.
 */
export function createAudit({
  store,
  encryptedFields,
  raiseAlarm,
  clock,
  log,
  workers,
  everyMs,
  batchSize,
}: AuditOptions): Audit {
  let state: AuditState | null = null;

  async function step(sql: Sql): Promise<void> {
    const isOurs = await tryAcquireAuditLock(sql);
    state = await readAuditState(sql);
    if (!isOurs) return;
    const now = clock();
    const { size } = await readTree(sql);
    const place = state.leaves < size ? state : nextRound(state, now);
    if (!place || size === 0) return;
    const limit = Math.min(batchSize, size - place.leaves);
    const stretch = { after: place.checkpoint, first: place.leaves, limit };
    const found = await auditRange(store, sql, stretch, encryptedFields);
    if (found.difference !== null && found.difference !== state.difference)
      await raiseAlarm(found.difference);
    if (found.difference === null && state.difference !== null)
      log.info({ difference: state.difference }, 'an event of the ledger is again what it was');
    const moved =
      found.difference === null ? { leaves: place.leaves + found.count, checkpoint: found.checkpoint } : {};
    state = { ...place, ...moved, difference: found.difference, at: now.toISOString() };
    await saveAuditState(sql, state);
  }

  /** Every leaf there is has been looked at: from the first again, or null as long as that has time. */
  function nextRound(done: AuditState, now: Date): AuditState | null {
    const since = done.finishedAt === null ? Infinity : now.getTime() - Date.parse(done.finishedAt);
    if (since < roundPauseSteps * everyMs) return null;
    return { ...done, leaves: 0, checkpoint: startOfLog, finishedAt: now.toISOString() };
  }

  const loop = workers.schedule('Consent ledger integrity check', () => store.transaction(step), {
    intervalMs: everyMs,
    initialDelayMs: everyMs,
  });
  return { start: loop.start, stop: loop.stop, status: () => state };
}

/** Progress of the verification of events against their leaves. */
interface AuditState {
  /** That agree, of the round under way, from the first on. */
  readonly leaves: number;
  /** Where in the event log that leads. */
  readonly checkpoint: Checkpoint;
  /** When the last step was; null before the first. */
  readonly at: string | null;
  /** When a round was through last. */
  readonly finishedAt: string | null;
  /** What differs; null while nothing does. */
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

/** One process at a time; without a transaction id, so that no reader of the log waits for the audit. */
async function tryAcquireAuditLock(sql: Sql): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('ledger audit', 0)) as held`,
  );
  return lock?.held ?? false;
}

/** Some leaves side by side, and where the event log has the event of the first. */
interface LeafRange {
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
type AuditResult =
  | { readonly difference: string }
  | { readonly difference: null; readonly count: number; readonly checkpoint: Checkpoint };

/** Holds the events of a stretch to their leaves, and what is sealed in them to what they were bound to. */
async function auditRange(
  store: EventStore,
  sql: Sql,
  { after, first, limit }: LeafRange,
  { matchesCommitment, decryptStream }: EncryptedFields,
): Promise<AuditResult> {
  const leaves = await readStoredLeaves(sql, first, limit);
  const closed = await store.readLog({ after, limit, skipDecryption: true });
  if (closed.events.length === 0 && !closed.hasGap)
    return { difference: `Leaf ${first}: its event is gone.` };
  const difference = findFirstMismatch(first, closed.events, leaves, matchesCommitment);
  if (difference !== null) return { difference };
  const { checkpoint, events } = closed;
  try {
    const opened = await store.readLog({ after, limit, upTo: checkpoint });
    const altered = findFirstMismatch(first, opened.events, leaves, matchesCommitment);
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

async function readStoredLeaves(sql: Sql, first: number, limit: number): Promise<Map<number, StoredLeaf>> {
  const rows = await sql<StoredLeaf & { leaf: number }>(
    `select leaf, event_id as "eventId", hash from ledger_leaves
     join ledger_nodes on level = 0 and index = leaf where leaf >= $1 and leaf < $2`,
    [first, first + limit],
  );
  return new Map(rows.map((row) => [row.leaf, row]));
}

/** A leaf as the log has kept it. */
interface StoredLeaf {
  readonly eventId: string;
  readonly hash: Uint8Array;
}

/** Compares the decrypted fields of an event with what the event itself commits to. */
type MatchesCommitment = (event: StoredEvent) => boolean;

/** The first event that is not what its leaf says, in words; null while all are. `first` is the leaf of the first event. */
function findFirstMismatch(
  first: number,
  events: readonly StoredEvent[],
  leaves: ReadonlyMap<number, StoredLeaf>,
  matchesCommitment: MatchesCommitment,
): string | null {
  for (const [at, event] of events.entries()) {
    const wrong = mismatchOf(event, leaves.get(first + at), matchesCommitment);
    if (wrong) return `Leaf ${first + at} (event ${event.id}): ${wrong}`;
  }
  return null;
}

function mismatchOf(
  event: StoredEvent,
  kept: StoredLeaf | undefined,
  matchesCommitment: MatchesCommitment,
): string | null {
  if (!kept) return 'the log has lost it.';
  if (kept.eventId !== event.id) return `event ${kept.eventId} stood here, and was removed or moved.`;
  if (Buffer.compare(kept.hash, leafHash(Buffer.from(ledgerEntry(event)))) !== 0)
    return 'the event is not the one that was recorded.';
  return matchesCommitment(event) ? null : 'what is sealed is not what the record was bound to.';
}
