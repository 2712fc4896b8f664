import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, parseCheckpoint } from '../checkpoint.ts';
import { isLockConflict } from '../database.ts';
import type { EventStore } from '../event-store.ts';
import type { LogPage } from '../event-reader.ts';
import type { Log } from '../log.ts';
import { createCheckpointTracker, type CheckpointTracker } from '../checkpoint-tracker.ts';
import type { StepResult } from '../loop.ts';
import { createWorker, type Worker } from '../worker.ts';
import { lockProjection, registerProjection, saveCheckpoint } from './projection-checkpoints.ts';
import { applyEvents, type Projection, createTableResolver } from './projection.ts';

export interface ProjectionWorkerOptions {
  store: EventStore;
  projection: Projection;
  readPage: (after: Checkpoint, limit: number) => Promise<LogPage>;
  /** Recomputes rows of another version; false if another process does so, or that version has not stopped at `stoppedAt`. */
  rebuild: (stoppedAt?: Checkpoint) => Promise<boolean>;
  batchSize: number;
  pollMs?: number;
  log: Log;
}

/** Polls without progress of another version until its instances count as stopped: 30 s in services, before a stall is reported. */
const standbyPolls = 6;

export interface ProjectionWorker extends Worker {
  readonly progress: CheckpointTracker;
  /** Events behind the log; an upper estimate while it is catching up. */
  lag(): number;
}

/**
 * Applies the log to one projection, batch by batch. The row of its checkpoint is locked while a batch is applied, so only one
 * instance of a service applies it.
 */
export function createProjectionWorker(options: ProjectionWorkerOptions): ProjectionWorker {
  const { store, projection, readPage, rebuild, batchSize, log, pollMs = 1_000 } = options;
  const { name, version } = projection;
  const progress = createCheckpointTracker();
  const table = createTableResolver(projection);
  let initialized = false;
  let wasInitialized = false;
  /** Milliseconds during which another version has not applied the events that there are. */
  let standstillMs = 0;
  let polledAt = performance.now();
  let size = batchSize;
  let lag = 0;
  let verifiedAt = performance.now();
  let prefetched: { after: Checkpoint; page: Promise<LogPage> } | undefined;

  async function step(): Promise<StepResult> {
    if (!initialized) return initialize();
    const after = progress.current();
    const prefetchedPage = prefetched?.after === after ? await prefetched.page : null;
    prefetched = undefined;
    // An empty prefetched page may be outdated: the notification of later events has already been handled.
    const page = prefetchedPage?.events.length ? prefetchedPage : await readPage(after, size);
    if (page.events.length === 0) {
      lag = 0;
      if (page.hasGap) return 'soon';
      return (await restoreCheckpoint(after)) ? 'busy' : 'idle';
    }
    lag = Math.max(page.events.length, store.latestPosition() - Number(parseCheckpoint(after).position));
    const isFull = page.events.length >= size;
    if (isFull) prefetch(page.checkpoint);
    return applyPage(after, page, isFull || page.hasGap);
  }

  /**
   * Loads the checkpoint. A newer version takes over the projection at its start. Any other instance waits until the version that applies it
   * stops, as after a rollback. So does a newer one that lost the projection while it ran: otherwise two releases would rebuild in turn.
   */
  async function initialize(): Promise<StepResult> {
    const stored = await registerProjection(store.database.sql, name, version);
    if (stored.version < version && !wasInitialized) return takeOver(stored.version);
    await store.tail();
    const moved = stored.checkpoint !== progress.current();
    progress.advanceTo(stored.checkpoint);
    if (stored.version !== version)
      return (await hasStopped(stored.checkpoint, moved))
        ? takeOver(stored.version, stored.checkpoint)
        : 'idle';
    initialized = wasInitialized = true;
    standstillMs = 0;
    return 'busy';
  }

  async function takeOver(from: number, stoppedAt?: Checkpoint): Promise<StepResult> {
    log.info({ projection: name, from, to: version }, 'rebuilding a projection of another version');
    if (await rebuild(stoppedAt)) return 'busy';
    standstillMs = 0;
    return 'idle';
  }

  /** Whether the instances of another version have left events unapplied for so long that they count as stopped. */
  async function hasStopped(checkpoint: Checkpoint, moved: boolean): Promise<boolean> {
    const { events } = await store.readLog({ after: checkpoint, limit: 1, skipDecryption: true });
    lag = events.length && Math.max(1, store.latestPosition() - Number(parseCheckpoint(checkpoint).position));
    const now = performance.now();
    // An interruption counts as one poll: the other instances may have been interrupted too.
    standstillMs = moved || lag === 0 ? 0 : standstillMs + Math.min(now - polledAt, pollMs);
    polledAt = now;
    if (standstillMs < standbyPolls * pollMs) return false;
    // A long batch locks the checkpoint.
    return (await store.database.transaction((sql) => lockProjection(sql, name, 'skip'))) !== null;
  }

  /**
   * Returns to the stored checkpoint, and whether it is another one. A crash of PostgreSQL may undo the last batches, which were committed without
   * waiting for the disk, and no step has to fail meanwhile. Checked at every fifth poll at most.
   */
  async function restoreCheckpoint(after: Checkpoint): Promise<boolean> {
    if (performance.now() - verifiedAt < 5 * pollMs) return false;
    verifiedAt = performance.now();
    const stored = await registerProjection(store.database.sql, name, version);
    if (stored.version !== version) initialized = false;
    else if (stored.checkpoint === after) return false;
    else progress.advanceTo(stored.checkpoint);
    return true;
  }

  /** Reads the next page while the current one is applied. */
  function prefetch(after: Checkpoint) {
    prefetched = { after, page: readPage(after, size) };
    prefetched.page.catch(() => undefined);
  }

  async function applyPage(after: Checkpoint, page: LogPage, more: boolean): Promise<StepResult> {
    const isFull = page.events.length >= size;
    try {
      const result = await store.database.transaction(async (sql) => {
        const stored = await lockProjection(sql, name, 'skip');
        if (!stored) return 'locked';
        if (stored.version !== version) return 'other-version';
        if (stored.checkpoint !== after) return stored.checkpoint;
        await applyEvents(projection, page.events, { sql, table, isRebuild: false });
        await saveCheckpoint(sql, { name, version, checkpoint: page.checkpoint });
        return page.checkpoint;
      });
      size = Math.min(batchSize, size * 2);
      if (result === 'locked') return 'soon';
      lag = more ? Math.max(1, lag - page.events.length) : 0;
      if (result === 'other-version') initialized = false;
      else progress.advanceTo(result);
      if (!isFull && projection.batchDelayMs) await delay(projection.batchDelayMs);
      return 'busy';
    } catch (error) {
      prefetched = undefined;
      // The events are not at fault.
      if (isLockConflict(error)) {
        log.warn({ err: error, projection: name }, 'a batch lost a lock and is applied again');
        return 'soon';
      }
      // Smaller batches isolate the event that cannot be applied.
      size = Math.max(1, Math.floor(size / 8));
      throw toApplyError(error, page);
    }
  }

  const worker = createWorker({ name: `projection ${name}`, step, watch: store.watch, log, pollMs });
  return { ...worker, progress, lag: () => lag };
}

function toApplyError(cause: unknown, { events }: LogPage): Error {
  const [first, last] = [events[0]!, events.at(-1)!];
  const which =
    first === last
      ? `${first.type} at position ${first.position}`
      : `positions ${first.position} to ${last.position}`;
  return new Error(`${which}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
