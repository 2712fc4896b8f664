import { backOff } from './back-off.ts';
import { isUnavailable } from './database.ts';
import type { Log } from './log.ts';

/**
 * What a step says about the next one: `busy` there is more, at once; `soon` something is in the way for a moment;
 * `idle` wait until woken.
 */
export type StepResult = 'busy' | 'soon' | 'idle';

export interface Failure {
  /** ISO 8601: when the failures in a row began. */
  readonly since: string;
  readonly error: string;
  readonly count: number;
  readonly cause: unknown;
}

export interface WorkerOptions {
  /** What the log calls it. */
  name: string;
  step: () => Promise<StepResult>;
  /** Calls its argument when there may be work; answers how to stop. */
  watch: (wake: () => void) => () => void;
  log: Log;
  /** Longest rest: the fallback when a wake-up was lost. Default one second. */
  pollMs?: number;
}

export interface Worker {
  start(): void;
  /** Resolves when the step under way is done. */
  stop(): Promise<void>;
  wake(): void;
  /** Present while the last step failed. */
  failure(): Failure | undefined;
}

/** Repeats a step for as long as it runs: at once, when woken, or after a back-off when it failed. Never gives up. */
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
      if (result === 'failed') await sleep(backOff(failure!.count, failure!.cause), { light: false });
      if (result === 'soon') await sleep(Math.min(2 ** soons, 100, pollMs), { light: false });
      if (result === 'idle') await sleep(pollMs, { light: true });
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

  /** A light rest ends when woken; any ends when stopped. */
  async function sleep(ms: number, { light }: { light: boolean }) {
    if (stop.signal.aborted || (light && wakeRequested)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    interruptSleep = () => (light || stop.signal.aborted ? resolve() : undefined);
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

/** How often in a row a worker failed for a reason of its own. While PostgreSQL is away everything fails, and passes by itself. */
export const countConsecutiveFailures = (failure: Failure | undefined): number =>
  failure && !isUnavailable(failure.cause) ? failure.count : 0;
