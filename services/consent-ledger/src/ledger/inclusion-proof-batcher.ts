import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore, Log, Sql } from '@aera/event-store';
import type { CheckpointSigner, SignedCheckpoint } from '@aera/transparency-log/log';
import { createInclusionProofs, createNewNodeReader, type ReadNodes } from '@aera/transparency-log';
import type { TreeAppend } from './ledger-tree-projection.ts';
import type { LogTailer } from './log-tailer.ts';

/** Proof that an event is a leaf of the log. */
export interface InclusionProof {
  readonly leaf: number;
  /** From the leaf upwards (RFC 9162, section 2.1.3). */
  readonly hashes: readonly Uint8Array[];
  readonly checkpoint: SignedCheckpoint;
}

/**
 * Returns the proof of a committed event; null on timeout.
 * @param options `isNew`: the event was appended just now, so it is searched at the end of the event log before the tables
 * @throws when the tables of the log cannot be read
 */
export type GetInclusionProof = (
  eventId: string,
  options?: { readonly isNew: boolean },
) => Promise<InclusionProof | null>;

interface ProofRequest extends PromiseWithResolvers<InclusionProof | null> {
  source: 'log' | 'tables';
  readonly timer: NodeJS.Timeout;
}

interface Leaf {
  readonly leaf: number;
  readonly eventId: string;
}

interface BatcherOptions {
  readonly watch: EventStore['watch'];
  readonly sql: Sql;
  readonly tailer: LogTailer;
  readonly readNodes: ReadNodes;
  readonly checkpoints: CheckpointSigner;
  /** The newest checkpoint that witnesses cosigned; null without one. Older events are proven with it. */
  readonly readCosigned?: () => Promise<SignedCheckpoint | null>;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** Maximum pause: notifications can get lost, and neither the tables nor the end of an older transaction notifies. */
const maxPauseMs = 16;

/** Pages of the log kept in memory, for events that were read before their append returned. */
const maxRecentPages = 4;

/**
 * Proves that events are in the log. Requests register; one loop serves them in rounds until none is left.
 *
 *           request                       no result
 *   Idle ─────────────▶ Round ───────────────────────────────▶ Paused
 *    ▲                  │ ▲ ▲                                   │
 *    └──────────────────┘ │ └───────────────────────────────────┘
 *     no requests left    │   log event, request, or 1 to 16 ms
 *                         └─ result, requests left
 *
 * A round tails the event log by one page for new events and, concurrently, looks older events up in the tables. Each source answers all
 * its requests with one checkpoint and one read of nodes. A request for a new event moves to the tables when the tailer fails, or reaches
 * the end of the log without it because an earlier page had it. A request ends with null after `timeoutMs`, even while a read hangs.
 */
export function createInclusionProofBatcher({
  watch,
  sql,
  tailer,
  readNodes,
  checkpoints,
  readCosigned = async () => null,
  log,
  timeoutMs = 1_000,
}: BatcherOptions): GetInclusionProof {
  const requests = new Map<string, ProofRequest>();
  const recentPages: TreeAppend[] = [];
  let isRunning = false;
  let wakeup = Promise.withResolvers<void>();
  const wake = () => wakeup.resolve();

  async function run(): Promise<void> {
    isRunning = true;
    const unwatch = watch(wake);
    for (let pauses = 0; requests.size > 0;) {
      wakeup = Promise.withResolvers();
      const results = await Promise.all([tailLog(), lookUpTables()]);
      pauses = results.includes(true) ? 0 : pauses + 1;
      if (pauses > 0 && requests.size > 0)
        await Promise.race([wakeup.promise, delay(Math.min(2 ** (pauses - 1), maxPauseMs))]);
    }
    unwatch();
    isRunning = false;
  }

  /** Reads one page of the event log for new events. Returns whether a request can go on. */
  async function tailLog(): Promise<boolean> {
    try {
      for (const page of recentPages) await proveFromPage(page);
      const tailed = findRequests('log');
      if (tailed.length === 0) return false;
      const { append, isEnd } = await tailer.next();
      if (append) {
        recentPages.unshift(append);
        recentPages.splice(maxRecentPages);
        await proveFromPage(append);
      }
      if (isEnd) for (const [, request] of tailed) request.source = 'tables';
      return append !== null || isEnd;
    } catch (err) {
      log.warn({ err }, 'the event log cannot be tailed; new events are looked up in the tables');
      recentPages.splice(0);
      for (const [, request] of findRequests('log')) request.source = 'tables';
      return true;
    }
  }

  async function proveFromPage({ before, after, nodes, leafIndexes }: TreeAppend): Promise<void> {
    // Older events are proven from the tables, with a checkpoint that witnesses cosigned.
    const included = findRequests('log').flatMap(([eventId]) => {
      const leafIndex = leafIndexes.get(eventId);
      return leafIndex === undefined ? [] : [{ eventId, leaf: leafIndex }];
    });
    if (included.length > 0)
      await prove(included, await checkpoints.sign(after), createNewNodeReader(before, nodes));
  }

  /** Returns whether a request was settled. */
  async function lookUpTables(): Promise<boolean> {
    const older = findRequests('tables');
    if (older.length === 0) return false;
    try {
      const included = await sql<Leaf>(
        'select leaf, event_id as "eventId" from ledger_leaves where event_id = any($1::uuid[])',
        [older.map(([eventId]) => eventId)],
      );
      await proveFromTables(included);
      return included.length > 0;
    } catch (error) {
      for (const [eventId, { reject }] of older) end(eventId, () => reject(error));
      return true;
    }
  }

  /** Proves with a cosigned checkpoint whatever it reaches. */
  async function proveFromTables(included: readonly Leaf[]): Promise<void> {
    const cosigned = await readCosigned();
    const isCosigned = ({ leaf }: Leaf) => leaf < (cosigned?.size ?? 0);
    const [old, rest] = [included.filter(isCosigned), included.filter((leaf) => !isCosigned(leaf))];
    if (cosigned && old.length > 0) await prove(old, cosigned, readNodes);
    if (rest.length > 0) await prove(rest, await checkpoints.signCurrent(), readNodes);
  }

  async function prove(
    leaves: readonly Leaf[],
    checkpoint: SignedCheckpoint,
    read: ReadNodes,
  ): Promise<void> {
    const indexes = leaves.map(({ leaf }) => leaf);
    const proofs = await createInclusionProofs(indexes, checkpoint.size, read);
    for (const [index, { leaf, eventId }] of leaves.entries())
      end(eventId, ({ resolve }) => resolve({ leaf, hashes: proofs[index] ?? [], checkpoint }));
  }

  const findRequests = (source: ProofRequest['source']) =>
    [...requests].filter(([, request]) => request.source === source);

  function end(eventId: string, settle: (request: ProofRequest) => void): void {
    const request = requests.get(eventId);
    if (!request) return;
    requests.delete(eventId);
    clearTimeout(request.timer);
    settle(request);
  }

  return (eventId, { isNew } = { isNew: false }) => {
    const pending = requests.get(eventId);
    if (pending) return pending.promise;
    const request: ProofRequest = {
      ...Promise.withResolvers(),
      source: isNew ? 'log' : 'tables',
      timer: setTimeout(() => end(eventId, ({ resolve }) => resolve(null)), timeoutMs),
    };
    requests.set(eventId, request);
    wake();
    if (!isRunning) void run();
    return request.promise;
  };
}
