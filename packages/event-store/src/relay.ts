import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import type { Session } from './database.ts';
import type { DomainEvent, StoredEvent } from './event.ts';
import type { LogPage } from './event-reader.ts';
import type { EventStore } from './event-store.ts';
import { type Log, silentLog } from './log.ts';
import { createCheckpointTracker } from './checkpoint-tracker.ts';
import { loadRelayCheckpoint, saveRelayCheckpoint } from './relay-checkpoint.ts';
import { createWorker, countConsecutiveFailures, type StepResult } from './worker.ts';

export interface RelayBatch<E extends DomainEvent = DomainEvent> {
  /**
   * The event's id for a single event, else first and last id. A batch that is published again after a crash has the
   * same events and the same id: give it to the bus as the message id, and it drops the repeat.
   */
  readonly id: string;
  /** In the order of the log. */
  readonly events: StoredEvent<E>[];
}

export interface RelayStatus {
  readonly name: string;
  /** `standby`: another instance of the service relays. */
  readonly role: 'relaying' | 'standby' | 'stopped';
  readonly checkpoint: Checkpoint;
  /** Events not yet acknowledged by the bus; an upper estimate while it is catching up. */
  readonly lag: number;
  /** ISO 8601: since when publishing has been failing. The same batch is tried again and again, never skipped. */
  readonly stalledSince?: string;
  readonly error?: string;
  /** Tries in a row that failed; those while PostgreSQL is away do not count. */
  readonly failures: number;
}

export interface RelayOptions<E extends DomainEvent> {
  store: EventStore<E>;
  /** One relay of this name publishes at a time, however many processes start it. */
  name: string;
  /** Resolves once the bus has the whole batch on disk; rejects when it may not have it. */
  publish: (batch: RelayBatch<E>) => Promise<void>;
  /** Most events of a batch. Default 500. */
  batchSize?: number;
  /** Longest rest between two looks at the log, when no wake-up comes. Default one second. */
  pollMs?: number;
  /** Milliseconds between two batches while it keeps up, so that what comes meanwhile travels as one. Default 0. */
  batchDelayMs?: number;
  log?: Log;
}

export interface Relay {
  start(): void;
  /** Resolves when the batch under way is acknowledged and confirmed, and another process may take over. */
  stop(): Promise<void>;
  /** Resolves when all that is in the log now has been acknowledged by the bus. */
  settled(): Promise<void>;
  status(): RelayStatus;
}

/** What one holder of the relay's lock knows. */
interface LeaderState<E extends DomainEvent> {
  readonly session: Session;
  /** Acknowledged by the bus; the row says so with the next batch, or at rest. */
  acknowledged: Checkpoint;
  /** What the row says. */
  confirmed: Checkpoint;
  /** Named in the row and not acknowledged. */
  pending: LogPage<E> | null;
  /** The page after `pending`, being read while that one is published. */
  next: Promise<LogPage<E>> | null;
}

/**
 * Publishes the log in order, batch by batch. Before a batch leaves, one row update names it and confirms the one
 * before; after a crash exactly the named batch is published again. The row is written on the connection that holds the
 * lock, so a process that has lost its lock cannot move it.
 */
export function createRelay<E extends DomainEvent>(options: RelayOptions<E>): Relay {
  const { store, name, publish, batchSize = 500, pollMs = 1000, batchDelayMs = 0, log = silentLog } = options;
  const progress = createCheckpointTracker();
  let session: Session | null = null;
  let lead: LeaderState<E> | null = null;
  /** A process on standby looks for the lock once per poll, not at each wake-up. */
  let nextAttemptAt = 0;
  let running = false;
  let lag = 0;

  async function step(): Promise<StepResult> {
    try {
      lead ??= await acquireLeadership();
      return lead ? await relayNext(lead) : 'idle';
    } catch (error) {
      // The row says what to publish again; the next leader resumes there.
      await releaseLeadership();
      throw error;
    }
  }

  async function relayNext(leading: LeaderState<E>): Promise<StepResult> {
    const after = leading.acknowledged;
    const ahead = leading.pending ?? (await leading.next);
    leading.next = null;
    // An empty page read ahead may be out of date: the wake-up for what came since is gone already.
    const page = ahead?.events.length ? ahead : await store.readLog({ after, limit: batchSize });
    if (page.events.length === 0) {
      lag = 0;
      await save(leading, after, null);
      return page.hasGap ? 'soon' : 'idle';
    }
    lag = Math.max(page.events.length, store.latestPosition() - Number(parseCheckpoint(after).position));
    if (!leading.pending) await save(leading, after, page.checkpoint);
    leading.pending = page;
    leading.next = store.readLog({ after: page.checkpoint, limit: batchSize });
    leading.next.catch(() => undefined);
    await publish({ id: batchId(page.events), events: page.events });
    leading.pending = null;
    leading.acknowledged = page.checkpoint;
    const more = page.events.length >= batchSize || page.hasGap;
    lag = more ? Math.max(1, lag - page.events.length) : 0;
    progress.advanceTo(page.checkpoint);
    if (page.events.length < batchSize && batchDelayMs > 0) await delay(batchDelayMs);
    return 'busy';
  }

  async function save(leading: LeaderState<E>, confirmed: Checkpoint, pendingTo: Checkpoint | null) {
    if (pendingTo === null && leading.confirmed === confirmed) return;
    await saveRelayCheckpoint(leading.session.sql, name, { confirmed, pendingTo });
    leading.confirmed = confirmed;
  }

  async function acquireLeadership(): Promise<LeaderState<E> | null> {
    if (performance.now() < nextAttemptAt) return null;
    nextAttemptAt = performance.now() + pollMs;
    const own = (session ??= await openSession());
    const [lock] = await own.sql<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [`event-store relay ${name}`],
    );
    const { confirmed, pendingTo } = await loadRelayCheckpoint(own.sql, name);
    progress.advanceTo(confirmed);
    if (!lock?.held) return null;
    await store.tail();
    const pending = pendingTo && (await readUpTo(confirmed, pendingTo));
    log.info({ relay: name, checkpoint: confirmed, again: pending?.events.length ?? 0 }, 'relaying');
    return { session: own, acknowledged: confirmed, confirmed, pending, next: null };
  }

  async function openSession(): Promise<Session> {
    const opened = await store.database.openSession();
    opened.onClosed(() => {
      if (session !== opened) return;
      [session, lead, nextAttemptAt] = [null, null, 0];
      worker.wake();
    });
    return opened;
  }

  /** The batch named before a crash. What is below the oldest transaction never changes, so it is the very same. */
  async function readUpTo(after: Checkpoint, upTo: Checkpoint): Promise<LogPage<E>> {
    return store.readLog({ after, limit: 1_000_000, upTo });
  }

  async function releaseLeadership() {
    const held = session;
    [session, lead, nextAttemptAt] = [null, null, 0];
    await held?.close().catch(() => undefined);
  }

  const worker = createWorker({ name: `relay ${name}`, step, watch: store.watch, log, pollMs });

  return {
    start() {
      running = true;
      worker.start();
    },
    async stop() {
      running = false;
      await worker.stop();
      if (lead && !lead.pending) await save(lead, lead.acknowledged, null).catch(() => undefined);
      await releaseLeadership();
      progress.abandon(new Error(`The relay ${name} was stopped.`));
    },
    async settled() {
      if (!running) throw new Error(`The relay ${name} is not running.`);
      const target = await store.tail();
      worker.wake();
      await progress.reached(target);
    },
    status() {
      const failure = worker.failure();
      return {
        name,
        role: lead ? 'relaying' : running ? 'standby' : 'stopped',
        checkpoint: progress.at(),
        lag,
        stalledSince: failure?.since,
        error: failure?.error,
        failures: countConsecutiveFailures(failure),
      };
    },
  };
}

function batchId(events: readonly StoredEvent[]): string {
  const [first, last] = [events[0]!.id, events.at(-1)!.id];
  return events.length === 1 ? first : `${first}..${last}`;
}
