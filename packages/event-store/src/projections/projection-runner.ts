import type { Checkpoint } from '../checkpoint.ts';
import type { EventStore } from '../event-store.ts';
import type { LogPage } from '../event-reader.ts';
import { countConsecutiveFailures, createWorker } from '../worker.ts';
import { type Log, silentLog } from '../log.ts';
import { createProjectionWorker } from './projection-worker.ts';
import type { Projection } from './projection.ts';
import {
  dropAbandonedShadows,
  type RebuildOptions,
  rebuildProjection,
  RebuildInProgressError,
} from './rebuild-projection.ts';

export interface ProjectionStatus {
  readonly name: string;
  readonly checkpoint: Checkpoint;
  /** Events behind the log; an upper estimate while it is catching up. */
  readonly lag: number;
  /** ISO 8601: when the current batch first failed. It is retried, never skipped. */
  readonly stalledSince?: string;
  readonly error?: string;
  /** Consecutive failures of the current batch, without those while PostgreSQL is unavailable. */
  readonly failures: number;
  readonly rebuilding: boolean;
}

interface ProjectionRunnerOptions {
  store: EventStore;
  projections: readonly Projection[];
  log?: Log;
  /** Events per transaction. Default 1,000. */
  batchSize?: number;
  /** Milliseconds between two reads of the log without notifications. Default 1,000. */
  pollMs?: number;
}

export interface ProjectionRunner {
  start(): void;
  /** Resolves when the batches in flight are committed. */
  stop(): Promise<void>;
  /** Resolves when every projection has applied all events that are in the log now. A stalled one delays it. */
  waitUntilCaughtUp(): Promise<void>;
  status(): ProjectionStatus[];
  /** Rebuilds a projection next to the live one and swaps it in; returns false if the swap was not confirmed. */
  rebuild(name: string, options?: RebuildOptions): Promise<boolean>;
}

const cleanUpIntervalMs = 60 * 60_000;

export function createProjectionRunner({
  store,
  projections,
  log = silentLog,
  batchSize = 1000,
  pollMs,
}: ProjectionRunnerOptions): ProjectionRunner {
  const rebuilding = new Set<string>();
  let running = false;
  let stopped = new AbortController();

  async function rebuild(projection: Projection, rebuildOptions?: RebuildOptions) {
    rebuilding.add(projection.name);
    try {
      return await rebuildProjection(store, projection, batchSize, rebuildOptions);
    } finally {
      rebuilding.delete(projection.name);
    }
  }

  const rebuildUnlessRunning = (projection: Projection, stoppedAt?: Checkpoint) =>
    rebuild(projection, { signal: stopped.signal, stoppedAt }).catch((error: unknown) => {
      if (error instanceof RebuildInProgressError) return false;
      throw error;
    });

  const readPage = coalesceReads(store);
  const workers = projections.map((projection) => ({
    projection,
    worker: createProjectionWorker({
      store,
      projection,
      readPage: (after, limit) => readPage(after, limit, projection.skipDecryption),
      rebuild: (stoppedAt) => rebuildUnlessRunning(projection, stoppedAt),
      batchSize,
      pollMs,
      log,
    }),
  }));

  const cleanUp = createWorker({
    name: 'clean-up of abandoned rebuilds',
    step: async () => {
      for (const projection of projections) await dropAbandonedShadows(store.database, projection);
      return 'idle';
    },
    watch: () => () => {},
    log,
    pollMs: cleanUpIntervalMs,
  });

  return {
    start() {
      running = true;
      stopped = new AbortController();
      for (const { worker } of workers) worker.start();
      cleanUp.start();
    },
    async stop() {
      running = false;
      stopped.abort(new Error('The projections were stopped.'));
      await Promise.all([cleanUp, ...workers.map(({ worker }) => worker)].map((worker) => worker.stop()));
      for (const { worker } of workers) worker.progress.rejectAll(new Error('The projections were stopped.'));
    },
    async waitUntilCaughtUp() {
      if (!running) throw new Error('The projections are not running.');
      const target = await store.tail();
      if (!running) throw new Error('The projections were stopped.');
      for (const { worker } of workers) worker.wake();
      await Promise.all(workers.map(({ worker }) => worker.progress.waitFor(target)));
    },
    status: () =>
      workers.map(({ projection: { name }, worker }) => {
        const failure = worker.failure();
        return {
          name,
          checkpoint: worker.progress.current(),
          lag: worker.lag(),
          stalledSince: failure?.since,
          error: failure?.error,
          failures: countConsecutiveFailures(failure),
          rebuilding: rebuilding.has(name),
        };
      }),
    async rebuild(name, rebuildOptions) {
      const projection = projections.find((candidate) => candidate.name === name);
      if (!projection) throw new Error(`There is no projection ${name}.`);
      return rebuild(projection, rebuildOptions);
    },
  };
}

/** Projections at the same checkpoint share one read of the log. */
function coalesceReads(store: EventStore) {
  const inFlight = new Map<string, Promise<LogPage>>();
  return (after: Checkpoint, limit: number, skipDecryption = false): Promise<LogPage> => {
    const key = `${after} ${limit} ${skipDecryption}`;
    const shared = inFlight.get(key);
    if (shared) return shared;
    const page = store.readLog({ after, limit, skipDecryption }).finally(() => inFlight.delete(key));
    inFlight.set(key, page);
    return page;
  };
}
