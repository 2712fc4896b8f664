import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '@aera/event-store';
import { inclusionProof, type ReadNodes } from '@aera/merkle-log';
import type { SignedCheckpoint } from './checkpoints.ts';

/** That an event stands in the log, and where. */
export interface Inclusion {
  readonly leaf: number;
  /** From the leaf upwards (RFC 9162, section 2.1.3). */
  readonly hashes: readonly Uint8Array[];
  readonly checkpoint: SignedCheckpoint;
}

export interface InclusionDesk {
  /** Waits until the event is in the log; null when it is not within `patience` milliseconds. */
  inclusionOf(eventId: string, patience: number): Promise<Inclusion | null>;
}

interface Waiting {
  readonly until: number;
  readonly done: PromiseWithResolvers<Inclusion | null>;
}

const pollMs = 4;

/** Whoever waits at the same time is served by the same three statements, be it one or a thousand. */
export function createInclusionDesk(
  sql: Sql,
  readNodes: ReadNodes,
  checkpointNow: () => Promise<SignedCheckpoint>,
): InclusionDesk {
  const waiting = new Map<string, Waiting>();
  let serving = false;

  async function serve(): Promise<void> {
    serving = true;
    while (waiting.size > 0) {
      try {
        await serveRound([...waiting.keys()]);
      } catch (error) {
        for (const [eventId, { done }] of waiting) {
          waiting.delete(eventId);
          done.reject(error);
        }
      }
      if (waiting.size > 0) await delay(pollMs);
    }
    serving = false;
  }

  async function serveRound(eventIds: string[]): Promise<void> {
    const leaves = await sql<{ leaf: number; event_id: string }>(
      'select leaf, event_id from ledger_leaves where event_id = any($1::uuid[])',
      [eventIds],
    );
    if (leaves.length > 0) {
      const checkpoint = await checkpointNow();
      const read = joined(readNodes);
      const proofs = await Promise.all(leaves.map(({ leaf }) => inclusionProof(leaf, checkpoint.size, read)));
      for (const [at, { leaf, event_id }] of leaves.entries())
        settle(event_id, { leaf, hashes: proofs[at] as Uint8Array[], checkpoint });
    }
    const now = performance.now();
    for (const eventId of eventIds) if ((waiting.get(eventId)?.until ?? now) <= now) settle(eventId, null);
  }

  function settle(eventId: string, inclusion: Inclusion | null): void {
    waiting.get(eventId)?.done.resolve(inclusion);
    waiting.delete(eventId);
  }

  return {
    inclusionOf(eventId, patience) {
      const known = waiting.get(eventId);
      if (known) return known.done.promise;
      const done = Promise.withResolvers<Inclusion | null>();
      waiting.set(eventId, { until: performance.now() + patience, done });
      if (!serving) void serve();
      return done.promise;
    },
  };
}

/** Reads that are asked for in the same turn travel as one. */
function joined(read: ReadNodes): ReadNodes {
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
