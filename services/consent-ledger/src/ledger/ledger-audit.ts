import {
  startOfLog,
  type Checkpoint,
  type EventStore,
  type Sql,
  type StoredEvent,
  isEventStoreError,
  isUnavailable,
  tryTransactionLock,
} from '@aera/event-store';
import type { PeriodicTask, ServiceContext } from '@aera/service-kit';
import { hashLeaf } from '@aera/transparency-log';
import type { RaiseAlert } from './ledger-alert.ts';
import type { ToLedgerEntry } from './ledger-entry.ts';
import { readTree } from './ledger-tree-projection.ts';

export interface LedgerAudit extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** The shared progress, as of this process's last step; null before its first step. */
  status(): AuditProgress | null;
}

interface LedgerAuditOptions extends Pick<ServiceContext, 'store' | 'clock' | 'log' | 'workers'> {
  readonly encryptedFields: EncryptedFields;
  readonly toEntry: ToLedgerEntry;
  readonly raiseAlert: RaiseAlert;
  /** Milliseconds between two steps. */
  readonly everyMs: number;
  /** Maximum number of events per step. */
  readonly batchSize: number;
}

/** Pause between two rounds, as a multiple of the interval of steps. */
const roundPauseSteps = 60;

/**
 * Verifies events against their leaves, a batch at a time, in endless rounds. Signed checkpoints reveal a changed tree. The audit reveals an
 * event that was changed while its leaf stayed the same. A round covers the leaves that exist when it starts, so that new events cannot
 * delay the next one. Progress is in the database, so any process can resume; one process does each step. On a mismatch the audit stops
 * there, and continues once the event matches again.
 */
export function createLedgerAudit({
  store,
  encryptedFields,
  toEntry,
  raiseAlert,
  clock,
  log,
  workers,
  everyMs,
  batchSize,
}: LedgerAuditOptions): LedgerAudit {
  let status: AuditProgress | null = null;

  async function step(sql: Sql): Promise<AuditProgress> {
    const isOurs = await tryTransactionLock(sql, auditLock);
    const previous = await readAuditProgress(sql);
    if (!isOurs) return previous;
    const now = clock();
    const round = previous.leaves < previous.roundSize ? previous : await startRound(sql, previous, now);
    if (!round) return previous;
    const limit = Math.min(batchSize, round.roundSize - round.leaves);
    const range = { after: round.checkpoint, first: round.leaves, limit };
    const result = await auditRange(store, sql, range, { ...encryptedFields, toEntry });
    const { mismatch } = result;
    if (mismatch !== null && mismatch !== previous.mismatch) await raiseAlert(mismatch);
    if (mismatch === null && previous.mismatch !== null)
      log.info({ mismatch: previous.mismatch }, 'an event of the ledger matches its leaf again');
    const next = { ...advance(round, result, now), mismatch, at: now.toISOString() };
    await saveAuditProgress(sql, next);
    return next;
  }

  /** Starts the next round from the first leaf; null while the pause lasts, and while the log is empty. */
  async function startRound(sql: Sql, done: AuditProgress, now: Date): Promise<AuditProgress | null> {
    const pausedMs = done.finishedAt === null ? Infinity : now.getTime() - Date.parse(done.finishedAt);
    if (pausedMs < roundPauseSteps * everyMs) return null;
    const { size } = await readTree(sql);
    if (size === 0) return null;
    return { ...done, leaves: 0, checkpoint: startOfLog, roundSize: size, startedAt: now.toISOString() };
  }

  const loop = workers.schedule(
    'Consent ledger integrity check',
    // The status is what is committed: a restart continues from it.
    async () => void (status = await store.transaction(step)),
    { intervalMs: everyMs, initialDelayMs: everyMs },
  );
  return { start: loop.start, stop: loop.stop, status: () => status };
}

/** Progress of the verification of events against their leaves. */
export interface AuditProgress {
  /** Verified leaves of the current round. */
  readonly leaves: number;
  /** Position of the last verified event in the event log. */
  readonly checkpoint: Checkpoint;
  /** Leaves that the current round covers. */
  readonly roundSize: number;
  /** Start of the current round; null before the first. */
  readonly startedAt: string | null;
  /** Time of the last step; null before the first. */
  readonly at: string | null;
  /** End of the last completed round. */
  readonly finishedAt: string | null;
  /** Description of the mismatch; null without one. */
  readonly mismatch: string | null;
}

function advance(round: AuditProgress, result: AuditResult, now: Date): AuditProgress {
  if (result.mismatch !== null) return round;
  const leaves = round.leaves + result.count;
  const finishedAt = leaves < round.roundSize ? round.finishedAt : now.toISOString();
  return { ...round, leaves, checkpoint: result.checkpoint, finishedAt };
}

async function readAuditProgress(sql: Sql): Promise<AuditProgress> {
  const [progress] = await sql<AuditProgress>(
    `select leaves, checkpoint, round_size as "roundSize", started_at as "startedAt", at, finished_at as "finishedAt", mismatch
     from ledger_audit`,
  );
  if (!progress) throw new Error('The audit has no row.');
  return progress;
}

async function saveAuditProgress(sql: Sql, progress: AuditProgress): Promise<void> {
  const { leaves, checkpoint, roundSize, startedAt, at, finishedAt, mismatch } = progress;
  await sql(
    `update ledger_audit
     set leaves = $1, checkpoint = $2, round_size = $3, started_at = $4, at = $5, finished_at = $6, mismatch = $7`,
    [leaves, checkpoint, roundSize, startedAt, at, finishedAt, mismatch],
  );
}

/** Text of the advisory lock of a run: only one process audits at a time. */
export const auditLock = 'ledger audit';

/** Contiguous leaves, and the position in the event log before the event of the first one. */
interface LeafRange {
  readonly after: Checkpoint;
  readonly first: number;
  readonly limit: number;
}

/** Verification of encrypted fields, which the ledger does not know. */
export interface EncryptedFields {
  /** Compares the decrypted fields of an event with what the event itself commits to. */
  readonly matchesCommitment: (event: StoredEvent) => boolean;
  /** Rejects when the encrypted fields of the event's stream cannot be decrypted. */
  decryptStream(event: StoredEvent): Promise<void>;
}

/** The mismatch, or the number of verified leaves and the position they lead to. */
type AuditResult =
  | { readonly mismatch: string }
  | { readonly mismatch: null; readonly count: number; readonly checkpoint: Checkpoint };

/** Verifies a range of events against their leaves, and their encrypted fields against their commitments. */
async function auditRange(
  store: EventStore,
  sql: Sql,
  { after, first, limit }: LeafRange,
  { decryptStream, ...verifiers }: EncryptedFields & { readonly toEntry: ToLedgerEntry },
): Promise<AuditResult> {
  const leaves = await readStoredLeaves(sql, first, limit);
  try {
    const { events, checkpoint, hasGap } = await store.readLog({ after, limit });
    if (events.length === 0 && !hasGap) return { mismatch: `Leaf ${first}: its event is gone.` };
    const mismatch = findFirstMismatch(first, events, leaves, verifiers);
    return mismatch === null ? { mismatch, count: events.length, checkpoint } : { mismatch };
  } catch (error) {
    // The page as a whole cannot be read: either the store is unavailable, or encrypted fields of one event were changed.
    const { events } = await store.readLog({ after, limit, skipDecryption: true });
    const mismatch = findFirstMismatch(first, events, leaves, verifiers);
    if (mismatch !== null) return { mismatch };
    for (const [index, event] of events.entries())
      if (await cannotDecrypt(() => decryptStream(event)))
        return {
          mismatch: `Leaf ${first + index} (event ${event.id}): its encrypted fields cannot be decrypted.`,
        };
    throw error;
  }
}

/** True if the stream cannot be decrypted. An unavailable database or a wrong master key fails for all streams, which is no mismatch. */
async function cannotDecrypt(decrypt: () => Promise<void>): Promise<boolean> {
  try {
    await decrypt();
    return false;
  } catch (error) {
    if (isUnavailable(error) || isEventStoreError(error)) throw error;
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

type Verifiers = Pick<EncryptedFields, 'matchesCommitment'> & { readonly toEntry: ToLedgerEntry };

/** Describes the first event that does not match its leaf; null if all match. `first` is the leaf of the first event. */
function findFirstMismatch(
  first: number,
  events: readonly StoredEvent[],
  leaves: ReadonlyMap<number, StoredLeaf>,
  verifiers: Verifiers,
): string | null {
  for (const [index, event] of events.entries()) {
    const mismatch = describeMismatch(event, leaves.get(first + index), verifiers);
    if (mismatch) return `Leaf ${first + index} (event ${event.id}): ${mismatch}`;
  }
  return null;
}

function describeMismatch(
  event: StoredEvent,
  leaf: StoredLeaf | undefined,
  { matchesCommitment, toEntry }: Verifiers,
): string | null {
  if (!leaf) return 'the log does not contain it.';
  if (leaf.eventId !== event.id) return `event ${leaf.eventId} was recorded here, and was removed or moved.`;
  if (Buffer.compare(leaf.hash, hashLeaf(toEntry(event).publicEntry)) !== 0)
    return 'the event is not the one that was recorded.';
  return matchesCommitment(event) ? null : 'its encrypted fields do not match its commitment.';
}
