import type { Checkpoint } from '../checkpoint.ts';
import type { DomainEvent } from '../event.ts';
import type { EventStore } from '../event-store.ts';
import type { LogPage } from '../event-reader.ts';
import { countConsecutiveFailures } from '../worker.ts';
import { type Log, silentLog } from '../log.ts';
import { createProjectionWorker } from './projection-worker.ts';
import type { Projection } from './projection.ts';
import { type RebuildOptions, rebuildProjection, RebuildInProgressError } from './rebuild-projection.ts';

export interface ProjectionStatus {
  readonly name: string;
  readonly checkpoint: Checkpoint;
  /** Events behind the log; an upper estimate while it is catching up. */
  readonly lag: number;
  /** ISO 8601: since when the same place has been failing. It is tried again and again, never skipped. */
  readonly stalledSince?: string;
  readonly error?: string;
  /** Tries in a row that failed at this place; those while PostgreSQL is away say nothing of it and do not count. */
  readonly failures: number;
  readonly rebuilding: boolean;
}

export interface ProjectionRunnerOptions<E extends DomainEvent> {
  store: EventStore<E>;
  projections: readonly Projection<E>[];
  log?: Log;
  /** Most events of one transaction. Default 1000. */
  batchSize?: number;
  /** Longest rest between two looks at the log, when no wake-up comes. Default one second. */
  pollMs?: number;
}

export interface ProjectionRunner {
  start(): void;
  /** Resolves when the batches under way are committed. */
  stop(): Promise<void>;
  /** Resolves when every projection has applied all that is in the log now. A stalled one keeps it waiting. */
  waitUntilCaughtUp(): Promise<void>;
  status(): ProjectionStatus[];
  /** Rebuilds a projection next to the live one and swaps it in; returns false if the swap was not confirmed. */
  rebuild(name: string, options?: RebuildOptions): Promise<boolean>;
}

export function createProjectionRunner<E extends DomainEvent>(
  options: ProjectionRunnerOptions<E>,
): ProjectionRunner {
  const { store, projections, log = silentLog, batchSize = 1000, pollMs } = options;
  const rebuilding = new Set<string>();
  let running = false;
  let stopped = new AbortController();

  async function rebuild(projection: Projection<E>, rebuildOptions?: RebuildOptions) {
    rebuilding.add(projection.name);
    try {
      return await rebuildProjection(store, projection, batchSize, rebuildOptions);
    } finally {
      rebuilding.delete(projection.name);
    }
  }

  const rebuildUnlessRunning = (projection: Projection<E>) =>
    rebuild(projection, { signal: stopped.signal }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RebuildInProgressError) return false;
        throw error;
      },
    );

  const readPage = coalesceReads(store);
  const workers = projections.map((projection) => ({
    projection,
    worker: createProjectionWorker({
      store,
      projection,
      readPage: (after, limit) => readPage(after, limit, projection.skipDecryption),
      rebuild: () => rebuildUnlessRunning(projection),
      batchSize,
      pollMs,
      log,
    }),
  }));

  return {
    start() {
      running = true;
      stopped = new AbortController();
      for (const { worker } of workers) worker.start();
    },
    async stop() {
      running = false;
      stopped.abort(new Error('The projections were stopped.'));
      await Promise.all(workers.map(({ worker }) => worker.stop()));
      for (const { worker } of workers) worker.progress.abandon(new Error('The projections were stopped.'));
    },
    async waitUntilCaughtUp() {
      if (!running) throw new Error('The projections are not running.');
      const target = await store.tail();
      for (const { worker } of workers) worker.wake();
      await Promise.all(workers.map(({ worker }) => worker.progress.reached(target)));
    },
    status: () =>
      workers.map(({ projection: { name }, worker }) => {
        const failure = worker.failure();
        return {
          name,
          checkpoint: worker.progress.at(),
          lag: worker.lag(),
          stalledSince: failure?.since,
          error: failure?.error,
          failures: countConsecutiveFailures(failure),
          rebuilding: rebuilding.has(name),
        };
      }),
    async rebuild(name, rebuildOptions) {
      const found = projections.find((projection) => projection.name === name);
      if (!found) throw new Error(`There is no projection ${name}.`);
      return rebuild(found, rebuildOptions);
    },
  };
}

/** Projections that are at the same place read the log once. */
function coalesceReads<E extends DomainEvent>(store: EventStore<E>) {
  const inFlight = new Map<string, Promise<LogPage<E>>>();
  return (after: Checkpoint, limit: number, sealed = false): Promise<LogPage<E>> => {
    const key = `${after} ${limit} ${sealed}`;
    const shared = inFlight.get(key);
    if (shared) return shared;
    const page = store.readLog({ after, limit, skipDecryption: sealed }).finally(() => inFlight.delete(key));
    inFlight.set(key, page);
    return page;
  };
}
