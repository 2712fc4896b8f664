import { createLoop, type Loop } from '@aera/event-store';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { sanitizeErrorMessage } from './sanitize-error-message.ts';
import { evolveWorker, newWorker, type Worker, type WorkerEvent } from './worker.ts';

export type PeriodicTask = Loop;

interface PeriodicTaskOptions {
  /** Milliseconds from the end of a run to the next without a wake-up. Default 1,000. */
  readonly intervalMs?: number;
  /** Milliseconds before the first run. Default 0. */
  readonly initialDelayMs?: number;
  /** One run lasts until `stop` or a failure, so it never counts as hanging. */
  readonly isContinuous?: boolean;
}

/** Background work of this process. */
export interface Workers {
  /**
   * Creates a periodic task under a unique name that stewards understand. Operations and metrics show its state; a failed run is logged
   * and retried. A long run should observe the signal of `stop`.
   */
  schedule(
    name: string,
    run: (stopping: AbortSignal) => Promise<unknown>,
    options?: PeriodicTaskOptions,
  ): PeriodicTask;
  all(): (Worker & { readonly name: string })[];
}

interface Deps {
  readonly log: Log;
  readonly clock: () => Date;
  readonly metrics?: Pick<Metrics, 'gauge' | 'counter'>;
}

interface Watched {
  readonly worker: Worker;
  /** Since the start of the process. */
  readonly failed: number;
}

const initialWatched: Watched = { worker: newWorker, failed: 0 };

export function createWorkers({ log, clock, metrics }: Deps): Workers {
  const workers = new Map<string, Watched>();
  const gaugeValues = (figure: (watched: Watched) => number) => () =>
    Object.fromEntries([...workers].map(([name, watched]) => [name, figure(watched)]));
  metrics?.gauge(
    'worker_failing',
    '1 for background work whose last run failed',
    gaugeValues(({ worker }) => (worker.state === 'failing' ? 1 : 0)),
  );
  metrics?.gauge(
    'worker_run_seconds',
    'Duration of the current run of background work; 0 between runs',
    gaugeValues(({ worker: { runningSince } }) =>
      runningSince === null ? 0 : (clock().getTime() - Date.parse(runningSince)) / 1000,
    ),
  );
  metrics?.counter(
    'worker_failures_total',
    'Failed runs of background work',
    gaugeValues(({ failed }) => failed),
  );

  const apply = (name: string, event: WorkerEvent) => {
    const { worker, failed } = workers.get(name) ?? initialWatched;
    const next = evolveWorker(worker, event);
    workers.set(name, { worker: next, failed: failed + (event.type === 'RunFailed' ? 1 : 0) });
    return next;
  };

  return {
    schedule(name, run, { intervalMs, initialDelayMs, isContinuous } = {}) {
      if (workers.has(name)) throw new Error(`There is already background work called ${name}.`);
      workers.set(name, initialWatched);
      return createLoop({
        async step(stopping) {
          apply(name, { type: 'RunStarted', at: isContinuous ? null : clock().toISOString() });
          await run(stopping);
          apply(name, { type: 'RunSucceeded', at: clock().toISOString() });
          return 'idle';
        },
        onFailure(err, waitMs) {
          const at = clock();
          const nextAttemptAt = new Date(at.getTime() + waitMs).toISOString();
          const event = {
            type: 'RunFailed',
            at: at.toISOString(),
            error: sanitizeErrorMessage(err),
            nextAttemptAt,
          } as const;
          const { failures } = apply(name, event);
          log.warn({ err, worker: name, failures }, 'background work failed and will be retried');
        },
        pollMs: intervalMs,
        initialDelayMs,
      });
    },
    all: () => [...workers].map(([name, { worker }]) => Object.assign({ name }, worker)),
  };
}
