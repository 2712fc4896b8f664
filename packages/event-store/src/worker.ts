import { isUnavailable } from './database.ts';
import type { Log } from './log.ts';
import { createLoop, type Loop, type StepResult } from './loop.ts';

export interface Failure {
  /** ISO 8601: first of the consecutive failures. */
  readonly since: string;
  readonly error: string;
  readonly count: number;
  readonly cause: unknown;
}

export interface WorkerOptions {
  name: string;
  step: () => Promise<StepResult>;
  /** Calls its argument when there may be work; returns a function that stops it. */
  watch: (wake: () => void) => () => void;
  log: Log;
  /** Milliseconds between two steps without a wake-up. Default 1,000. */
  pollMs?: number;
}

export interface Worker extends Loop {
  /** Present while the last step failed. */
  failure(): Failure | undefined;
}

/** A loop that watches for work, and logs its failures. */
export function createWorker({ name, step, watch, log, pollMs }: WorkerOptions): Worker {
  let failure: Failure | undefined;
  let unwatch: (() => void) | undefined;

  const loop = createLoop({
    async step() {
      const result = await step();
      if (failure) log.info({ worker: name, failures: failure.count }, `${name} goes on`);
      failure = undefined;
      return result;
    },
    onFailure(error) {
      failure = {
        since: failure?.since ?? new Date().toISOString(),
        error: error instanceof Error ? error.message : String(error),
        count: (failure?.count ?? 0) + 1,
        cause: error,
      };
      log.error({ err: error, worker: name, failures: failure.count }, `${name} stalls`);
    },
    pollMs,
  });

  return {
    ...loop,
    start() {
      unwatch ??= watch(loop.wake);
      loop.start();
    },
    async stop() {
      await loop.stop();
      unwatch?.();
      unwatch = undefined;
    },
    failure: () => failure,
  };
}

/** Does not count failures while PostgreSQL is unavailable: they end without intervention. */
export const countConsecutiveFailures = (failure: Failure | undefined): number =>
  failure && !isUnavailable(failure.cause) ? failure.count : 0;
