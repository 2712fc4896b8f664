import { setTimeout as delay } from 'node:timers/promises';
import type { Log, Sql } from '@aera/event-store';
import { inclusionProof, readGrown, type ReadNodes } from '@aera/merkle-log';
import type { Checkpoints, SignedCheckpoint } from './checkpoints.ts';
import type { Growth, GrowthListener } from './ledger-tree.ts';

/** That an event stands in the log, and where. */
export interface Inclusion {
  readonly leaf: number;
  /** From the leaf upwards (RFC 9162, section 2.1.3). */
  readonly hashes: readonly Uint8Array[];
  readonly checkpoint: SignedCheckpoint;
}

/** Whoever waits for what this process adds to the log is served from memory; the rest is looked up. */
export interface InclusionDesk extends GrowthListener {
  /** Waits until the event is in the log; null when it is not within `patience` milliseconds. */
  inclusionOf(eventId: string, patience: number): Promise<Inclusion | null>;
  /** The same for an event appended this moment: the log is about to say so by itself. */
  inclusionOfNew(eventId: string, patience: number): Promise<Inclusion | null>;
}

interface Waiting {
  /** When it is looked up next, or from when on. */
  from: number;
  readonly until: number;
  readonly done: PromiseWithResolvers<Inclusion | null>;
}

interface Found {
  readonly leaf: number;
  readonly eventId: string;
}

interface Deps {
  readonly sql: Sql;
  readonly readNodes: ReadNodes;
  readonly checkpoints: Checkpoints;
  readonly log: Log;
}

const pollMs = 4;

/** A new event is looked up when nothing was heard of it for so long: some news got lost. */
const newsMs = 200;

/** Whoever waits at the same time is served by the same three statements, be it one or a thousand. */
export function createInclusionDesk({ sql, readNodes, checkpoints, log }: Deps): InclusionDesk {
  const waiting = new Map<string, Waiting>();
  let serving = false;

  async function serve(): Promise<void> {
    serving = true;
    while (waiting.size > 0) {
      const now = performance.now();
      const due = [...waiting].filter(([, { from }]) => from <= now).map(([eventId]) => eventId);
      try {
        if (due.length > 0) await lookUp(due);
      } catch (error) {
        for (const eventId of due) {
          waiting.get(eventId)?.done.reject(error);
          waiting.delete(eventId);
        }
      }
      if (waiting.size > 0) await delay(pollMs);
    }
    serving = false;
  }

  async function lookUp(eventIds: string[]): Promise<void> {
    const found = await sql<Found>(
      'select leaf, event_id as "eventId" from ledger_leaves where event_id = any($1::uuid[])',
      [eventIds],
    );
    if (found.length > 0) await prove(found, await checkpoints.now(), joined(readNodes));
    const now = performance.now();
    for (const eventId of eventIds) if ((waiting.get(eventId)?.until ?? now) <= now) settle(eventId, null);
  }

  async function prove(found: Found[], checkpoint: SignedCheckpoint, read: ReadNodes): Promise<void> {
    const proofs = await Promise.all(found.map(({ leaf }) => inclusionProof(leaf, checkpoint.size, read)));
    for (const [at, { leaf, eventId }] of found.entries())
      settle(eventId, { leaf, hashes: proofs[at] as Uint8Array[], checkpoint });
  }

  function settle(eventId: string, inclusion: Inclusion | null): void {
    waiting.get(eventId)?.done.resolve(inclusion);
    waiting.delete(eventId);
  }

  async function serveGrowth({ before, after, nodes, eventIds }: Growth): Promise<void> {
    const found = eventIds
      .map((eventId, at) => ({ eventId, leaf: before.size + at }))
      .filter(({ eventId }) => waiting.has(eventId));
    if (found.length > 0) await prove(found, await checkpoints.of(after), readGrown(before, nodes));
  }

  function wait(eventId: string, patience: number, lookAfter: number): Promise<Inclusion | null> {
    const known = waiting.get(eventId);
    if (known) return known.done.promise;
    const done = Promise.withResolvers<Inclusion | null>();
    const now = performance.now();
    waiting.set(eventId, { from: now + lookAfter, until: now + patience, done });
    if (!serving) void serve();
    return done.promise;
  }

  return {
    inclusionOf: (eventId, patience) => wait(eventId, patience, 0),
    inclusionOfNew: (eventId, patience) => wait(eventId, patience, newsMs),
    grown(growth) {
      serveGrowth(growth).catch((err: unknown) =>
        log.warn({ err }, 'new leaves are looked up, not served from memory'),
      );
    },
    grownElsewhere() {
      for (const one of waiting.values()) one.from = 0;
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
