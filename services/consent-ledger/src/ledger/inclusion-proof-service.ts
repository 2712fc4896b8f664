import { setTimeout as delay } from 'node:timers/promises';
import type { Log, Sql } from '@aera/event-store';
import type { CheckpointSigner, SignedCheckpoint } from '@aera/transparency-log/log';
import { inclusionProof, createNewNodeReader, type ReadNodes } from '@aera/transparency-log';
import type { TreeAppend } from './ledger-tree-projection.ts';
import type { LogTailer } from './log-tailer.ts';

/** That an event stands in the log, and where. */
export interface InclusionProof {
  readonly leaf: number;
  /** From the leaf upwards (RFC 9162, section 2.1.3). */
  readonly hashes: readonly Uint8Array[];
  readonly checkpoint: SignedCheckpoint;
}

export interface InclusionProofService {
  /** Waits until the event is in the tables of the log; null when it is not within `requestTimeoutMs` milliseconds. */
  getProof(eventId: string, patience: number): Promise<InclusionProof | null>;
  /** The same for an event appended this moment: it is met at the end of the event log, before the tables have it. */
  getProofForNewEvent(eventId: string, patience: number): Promise<InclusionProof | null>;
}

interface PendingProof {
  /** When to look into the tables. */
  readonly from: number;
  readonly until: number;
  readonly done: PromiseWithResolvers<InclusionProof | null>;
}

interface LeafRow {
  readonly leaf: number;
  readonly eventId: string;
}

interface Deps {
  readonly sql: Sql;
  readonly follower: LogTailer;
  readonly readNodes: ReadNodes;
  readonly checkpoints: CheckpointSigner;
  readonly log: Log;
}

const pollMs = 4;

/** A new event that was not met by then is looked up: the follower failed, or had passed it already. */
const fallbackLookupMs = 200;

/** Concurrent waiters share one query. */
export function createInclusionProofService({
  sql,
  follower,
  readNodes,
  checkpoints,
  log,
}: Deps): InclusionProofService {
  const waiting = new Map<string, PendingProof>();
  const newEventIds = new Set<string>();
  let serving = false;
  let following = false;
  let newest: TreeAppend | undefined;

  async function pollPending(): Promise<void> {
    serving = true;
    while (waiting.size > 0) {
      const now = performance.now();
      const due = [...waiting].filter(([, { from }]) => from <= now).map(([eventId]) => eventId);
      try {
        if (due.length > 0) await lookUp(due);
      } catch (error) {
        for (const eventId of due) waiting.get(eventId)?.done.reject(error);
        for (const eventId of due) forget(eventId);
      }
      if (waiting.size > 0) await delay(pollMs);
    }
    serving = false;
  }

  async function lookUp(eventIds: string[]): Promise<void> {
    const found = await sql<LeafRow>(
      'select leaf, event_id as "eventId" from ledger_leaves where event_id = any($1::uuid[])',
      [eventIds],
    );
    if (found.length > 0) await prove(found, await checkpoints.now(), batchReads(readNodes));
    const now = performance.now();
    for (const eventId of eventIds) if ((waiting.get(eventId)?.until ?? now) <= now) settle(eventId, null);
  }

  /** Reads new events of the log while there are waiters. */
  async function follow(): Promise<void> {
    following = true;
    try {
      for (let empty = 0; newEventIds.size > 0;) {
        const growth = await follower.next();
        empty = growth ? 0 : empty + 1;
        if (growth) await resolveFromAppend((newest = growth));
        // An older running transaction can delay committed events, usually for a moment.
        else await delay(Math.min(2 ** (empty - 1), 16));
      }
    } catch (err) {
      newEventIds.clear();
      log.warn({ err }, 'the end of the log cannot be followed; what is new is looked up');
    }
    following = false;
  }

  async function resolveFromAppend({ before, after, nodes, leaves }: TreeAppend): Promise<void> {
    const found = [...newEventIds].flatMap((eventId) => {
      const leaf = leaves.get(eventId);
      return leaf === undefined ? [] : { eventId, leaf };
    });
    if (found.length > 0) await prove(found, await checkpoints.of(after), createNewNodeReader(before, nodes));
  }

  async function prove(found: LeafRow[], checkpoint: SignedCheckpoint, read: ReadNodes): Promise<void> {
    const proofs = await Promise.all(found.map(({ leaf }) => inclusionProof(leaf, checkpoint.size, read)));
    for (const [at, { leaf, eventId }] of found.entries())
      settle(eventId, { leaf, hashes: proofs[at] as Uint8Array[], checkpoint });
  }

  function settle(eventId: string, inclusion: InclusionProof | null): void {
    waiting.get(eventId)?.done.resolve(inclusion);
    forget(eventId);
  }

  function forget(eventId: string): void {
    waiting.delete(eventId);
    newEventIds.delete(eventId);
  }

  function wait(eventId: string, patience: number, lookAfter: number): Promise<InclusionProof | null> {
    const known = waiting.get(eventId);
    if (known) return known.done.promise;
    const done = Promise.withResolvers<InclusionProof | null>();
    const now = performance.now();
    waiting.set(eventId, { from: now + lookAfter, until: now + patience, done });
    if (!serving) void pollPending();
    return done.promise;
  }

  return {
    getProof: (eventId, patience) => wait(eventId, patience, 0),
    getProofForNewEvent(eventId, patience) {
      const inclusion = wait(eventId, patience, fallbackLookupMs);
      newEventIds.add(eventId);
      // Its page may have been read before its append was answered.
      if (newest?.leaves.has(eventId)) void resolveFromAppend(newest).catch(() => undefined);
      if (!following) void follow();
      return inclusion;
    },
  };
}

/** Reads that are asked for in the same turn travel as one. */
function batchReads(read: ReadNodes): ReadNodes {
  let asked: Parameters<ReadNodes>[0][number][] = [];
  let answer: ReturnType<ReadNodes> | undefined;
  return async (places) => {
    const from = asked.length;
    asked.push(...places);
    answer ??= Promise.resolve().then(() => {
      const all = asked;
      [asked, answer] = [[], undefined];
      return read(all);
    });
    return (await answer).slice(from, from + places.length);
  };
}
