import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { trySessionLock } from './database-locks.ts';
import type { Session } from './database.ts';
import type { StoredEvent } from './event.ts';
import type { LogPage } from './event-reader.ts';
import type { EventStore } from './event-store.ts';
import { type Log, silentLog } from './log.ts';
import { createCheckpointTracker } from './checkpoint-tracker.ts';
import { loadRelayCheckpoint, relayLock, saveRelayCheckpoint } from './relay-checkpoint.ts';
import type { StepResult } from './loop.ts';
import { createWorker, countConsecutiveFailures } from './worker.ts';

export interface RelayBatch {
  /**
   * The id of a single event, else first and last id. A batch that is published again after a crash has the same events and the
   * same id, so the bus deduplicates it by this message id.
   */
  readonly id: string;
  readonly events: StoredEvent[];
}

export interface RelayStatus {
  readonly name: string;
  /** `standby`: another instance of the service relays. */
  readonly role: 'leader' | 'standby' | 'stopped';
  readonly checkpoint: Checkpoint;
  /** Events not yet acknowledged by the bus; an upper estimate while it is catching up. */
  readonly lag: number;
  /** ISO 8601: when the current batch first failed. It is retried, never skipped. */
  readonly stalledSince?: string;
  readonly error?: string;
  /** Consecutive failures of the current batch, without those while PostgreSQL is unavailable. */
  readonly failures: number;
}

export interface RelayOptions {
  store: EventStore;
  /** One relay of this name publishes at a time, however many processes start it. */
  name: string;
  /** Resolves once the bus has stored the whole batch; rejects if it may not have. */
  publish: (batch: RelayBatch) => Promise<void>;
  /** Events per batch. Default 500. */
  batchSize?: number;
  /** Milliseconds between two reads of the log without notifications. Default 1,000. */
  pollMs?: number;
  /** Milliseconds between two batches while the relay keeps up; a delay makes larger batches. Default 0. */
  batchDelayMs?: number;
  /** Personal fields read as null, also those of types that only a newer release declares. */
  skipDecryption?: boolean;
  log?: Log;
}

export interface Relay {
  start(): void;
  /** Resolves when the batch in flight is acknowledged and the lock is released. */
  stop(): Promise<void>;
  /** Resolves when the bus has acknowledged all events that are in the log now. */
  waitUntilCaughtUp(): Promise<void>;
  status(): RelayStatus;
}

/** State of the process that holds the lock. */
interface Leadership {
  readonly session: Session;
  /** Acknowledged by the bus; saved with the next batch, or when there is none. */
  acknowledged: Checkpoint;
  /** The saved checkpoint. */
  confirmed: Checkpoint;
  /** Saved as pending but not acknowledged. */
  pending: LogPage | null;
  /** The page after `pending`, prefetched while that one is published. */
  next: Promise<LogPage> | null;
}

/**
 * Publishes the log in order, batch by batch. Before a batch is published, one update of the checkpoint row saves its end and
 * confirms the batch before it; after a crash exactly that batch is published again. The row is written on the connection that
 * holds the lock, so a process that has lost the lock cannot change it. An event that this release does not know is never skipped: the relay
 * fails and releases the lock.
 */
export function createRelay({
  store,
  name,
  publish,
  batchSize = 500,
  pollMs = 1000,
  batchDelayMs = 0,
  skipDecryption = false,
  log = silentLog,
}: RelayOptions): Relay {
  const progress = createCheckpointTracker();
  let session: Session | null = null;
  let leadership: Leadership | null = null;
  /** On standby, a process tries to acquire the lock once per poll, not at each notification. */
  let nextAttemptAt = 0;
  let running = false;
  let lag = 0;

  async function step(): Promise<StepResult> {
    try {
      leadership ??= await acquireLeadership();
      return leadership ? await relayNext(leadership) : 'idle';
    } catch (error) {
      // The next leader resumes at the saved checkpoint.
      await releaseLeadership();
      throw error;
    }
  }

  async function relayNext(leading: Leadership): Promise<StepResult> {
    const after = leading.acknowledged;
    const ahead = leading.pending ?? (await leading.next);
    leading.next = null;
    // An empty prefetched page may be outdated: the notification of later events has already been handled.
    const page = ahead?.events.length
      ? ahead
      : await store.readLog({ after, limit: batchSize, skipDecryption });
    if (page.events.length === 0) {
      lag = 0;
      await save(leading, after, null);
      return page.hasGap ? 'soon' : 'idle';
    }
    lag = Math.max(page.events.length, store.latestPosition() - Number(parseCheckpoint(after).position));
    assertKnown(page.events);
    if (!leading.pending) await save(leading, after, page.checkpoint);
    leading.pending = page;
    leading.next = store.readLog({ after: page.checkpoint, limit: batchSize, skipDecryption });
    leading.next.catch(() => undefined);
    await publish({ id: toBatchId(page.events), events: page.events });
    leading.pending = null;
    leading.acknowledged = page.checkpoint;
    const more = page.events.length >= batchSize || page.hasGap;
    lag = more ? Math.max(1, lag - page.events.length) : 0;
    progress.advanceTo(page.checkpoint);
    if (page.events.length < batchSize && batchDelayMs > 0) await delay(batchDelayMs);
    return 'busy';
  }

  async function save(leading: Leadership, confirmed: Checkpoint, pendingTo: Checkpoint | null) {
    if (pendingTo === null && leading.confirmed === confirmed) return;
    await saveRelayCheckpoint(leading.session.sql, name, { confirmed, pendingTo });
    leading.confirmed = confirmed;
  }

  async function acquireLeadership(): Promise<Leadership | null> {
    if (performance.now() < nextAttemptAt) return null;
    nextAttemptAt = performance.now() + pollMs;
    const own = (session ??= await openSession());
    const acquired = await trySessionLock(own.sql, relayLock(name));
    const { confirmed, pendingTo } = await loadRelayCheckpoint(own.sql, name);
    progress.advanceTo(confirmed);
    if (!acquired) {
      // What this process had to publish is the work of the leader.
      lag = 0;
      return null;
    }
    await store.tail();
    // The batch saved before a crash. Below the oldest running transaction the log never changes, so it has the same events.
    const pending =
      pendingTo &&
      (await store.readLog({ after: confirmed, limit: 1_000_000, upTo: pendingTo, skipDecryption }));
    if (session !== own)
      throw new Error(`The session of the relay ${name} ended while it became the leader.`);
    log.info({ relay: name, checkpoint: confirmed, again: pending?.events.length ?? 0 }, 'relay leads');
    return { session: own, acknowledged: confirmed, confirmed, pending, next: null };
  }

  async function openSession(): Promise<Session> {
    const opened = await store.database.openSession();
    opened.onClosed(() => {
      if (session !== opened) return;
      [session, leadership, nextAttemptAt] = [null, null, 0];
      worker.wake();
    });
    return opened;
  }

  async function releaseLeadership() {
    const released = session;
    [session, leadership, nextAttemptAt] = [null, null, 0];
    await released?.close().catch(() => undefined);
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
      if (leadership && !leadership.pending)
        await save(leadership, leadership.acknowledged, null).catch(() => undefined);
      await releaseLeadership();
      progress.rejectAll(new Error(`The relay ${name} was stopped.`));
    },
    async waitUntilCaughtUp() {
      if (!running) throw new Error(`The relay ${name} is not running.`);
      const target = await store.tail();
      if (!running) throw new Error(`The relay ${name} was stopped.`);
      worker.wake();
      await progress.waitFor(target);
    },
    status() {
      const failure = worker.failure();
      return {
        name,
        role: leadership ? 'leader' : running ? 'standby' : 'stopped',
        checkpoint: progress.current(),
        lag,
        stalledSince: failure?.since,
        error: failure?.error,
        failures: countConsecutiveFailures(failure),
      };
    },
  };
}

/** Another process, of a newer release, may know the stream and publish its events. */
function assertKnown(events: readonly StoredEvent[]): void {
  const unknown = events.find(({ stream }) => stream === '');
  if (unknown) throw new Error(`This release does not know the stream ${unknown.streamId}.`);
}

function toBatchId(events: readonly StoredEvent[]): string {
  const [first, last] = [events[0]!.id, events.at(-1)!.id];
  return events.length === 1 ? first : `${first}..${last}`;
}
