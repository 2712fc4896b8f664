import { isUnavailable } from './database.ts';
import type { Log } from './log.ts';

/**
 * When to run the next step. `busy`: immediately, there is more work. `soon`: after a short delay, because the step was blocked. `idle`:
 * after a wake-up or the poll interval.
 */
export type StepResult = 'busy' | 'soon' | 'idle';

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

export interface Worker {
  start(): void;
  /** Resolves when the current step is done. */
  stop(): Promise<void>;
  wake(): void;
  /** Present while the last step failed. */
  failure(): Failure | undefined;
}

/** Repeats a step until it is stopped; backs off after failures. */
export function createWorker({ name, step, watch, log, pollMs = 1000 }: WorkerOptions): Worker {
  let running: Promise<void> | undefined;
  let stop = new AbortController();
  let wakeRequested = false;
  let failure: Failure | undefined;
  let interruptSleep = () => undefined as void;

  async function run() {
    const unwatch = watch(wake);
    for (let soons = 0; !stop.signal.aborted;) {
      wakeRequested = false;
      const result = await attempt();
      soons = result === 'soon' ? soons + 1 : 0;
      if (result === 'failed') await sleep(backOff(failure!.count, failure!.cause), { interruptible: false });
      if (result === 'soon') await sleep(Math.min(2 ** soons, 100, pollMs), { interruptible: false });
      if (result === 'idle') await sleep(pollMs, { interruptible: true });
    }
    unwatch();
  }

  async function attempt(): Promise<StepResult | 'failed'> {
    try {
      const result = await step();
      if (failure) log.info({ worker: name, failures: failure.count }, `${name} goes on`);
      failure = undefined;
      return result;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      failure = {
        since: failure?.since ?? new Date().toISOString(),
        error: text,
        count: (failure?.count ?? 0) + 1,
        cause: error,
      };
      log.error({ err: error, worker: name, failures: failure.count }, `${name} stalls`);
      return 'failed';
    }
  }

  /** `stop` ends any sleep, `wake` an interruptible one. */
  async function sleep(ms: number, { interruptible }: { interruptible: boolean }) {
    if (stop.signal.aborted || (interruptible && wakeRequested)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    interruptSleep = () => (interruptible || stop.signal.aborted ? resolve() : undefined);
    await promise;
    clearTimeout(timer);
  }

  function wake() {
    wakeRequested = true;
    interruptSleep();
  }

  return {
    start() {
      if (running) return;
      stop = new AbortController();
      running = run();
    },
    async stop() {
      stop.abort();
      wake();
      await running;
      running = undefined;
    },
    wake,
    failure: () => failure,
  };
}

/** Does not count failures while PostgreSQL is unavailable: they end without intervention. */
export const countConsecutiveFailures = (failure: Failure | undefined): number =>
  failure && !isUnavailable(failure.cause) ? failure.count : 0;

/**
 * Milliseconds to wait after consecutive failures: doubles from 100, a quarter of it at random. At most 10 s, and 1 s while
 * PostgreSQL is unavailable, so that work resumes soon after it is back.
 */
export function backOff(failures: number, error?: unknown): number {
  const limit = isUnavailable(error) ? 1_000 : 10_000;
  return Math.min(limit, 100 * 2 ** Math.max(0, failures - 1)) * (0.75 + Math.random() / 4);
}
