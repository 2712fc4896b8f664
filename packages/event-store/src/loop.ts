import { isUnavailable } from './database.ts';

/**
 * When to run the next step. `busy`: immediately, there is more work. `soon`: after a short delay, because the step was blocked. `idle`:
 * after a wake-up or the poll interval.
 */
export type StepResult = 'busy' | 'soon' | 'idle';

interface LoopOptions {
  /** A long step should observe the signal of `stop`. */
  readonly step: (stopping: AbortSignal) => Promise<StepResult>;
  /** @param waitMs milliseconds until the next attempt */
  readonly onFailure: (error: unknown, waitMs: number) => void;
  /** Milliseconds between two steps without a wake-up. Default 1,000. */
  readonly pollMs?: number | undefined;
  /** Milliseconds before the first step. Default 0. */
  readonly initialDelayMs?: number | undefined;
}

export interface Loop {
  start(): void;
  wake(): void;
  /** Resolves when the current step is done. */
  stop(): Promise<void>;
}

/** Repeats a step until it is stopped; backs off after failures. */
export function createLoop({ step, onFailure, pollMs = 1_000, initialDelayMs = 0 }: LoopOptions): Loop {
  let running: Promise<void> | undefined;
  let stopping = new AbortController();
  let wakeRequested = false;
  let interruptSleep = () => {};

  async function repeat(): Promise<void> {
    const { signal } = stopping;
    if (initialDelayMs > 0) await sleep(initialDelayMs);
    for (let failures = 0, soons = 0; !signal.aborted;) {
      wakeRequested = false;
      try {
        const result = await step(signal);
        failures = 0;
        soons = result === 'soon' ? soons + 1 : 0;
        if (result === 'soon') await sleep(Math.min(2 ** soons, 100, pollMs));
        if (result === 'idle') await sleep(pollMs, { wakeable: true });
      } catch (error) {
        if (signal.aborted) return;
        const waitMs = backOff(++failures, error);
        soons = 0;
        onFailure(error, waitMs);
        await sleep(waitMs);
      }
    }
  }

  /** `stop` ends any sleep. */
  async function sleep(ms: number, { wakeable = false } = {}): Promise<void> {
    if (stopping.signal.aborted || (wakeable && wakeRequested)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    interruptSleep = () => (wakeable || stopping.signal.aborted) && resolve();
    await promise;
    clearTimeout(timer);
  }

  return {
    start() {
      if (running) return;
      stopping = new AbortController();
      running = repeat();
    },
    wake() {
      wakeRequested = true;
      interruptSleep();
    },
    async stop() {
      stopping.abort();
      interruptSleep();
      await running;
      running = undefined;
    },
  };
}

/**
 * Milliseconds to wait after consecutive failures: doubles from 100, a quarter of it at random. At most 10 s, and 1 s while
 * PostgreSQL is unavailable, so that work resumes soon after it is back.
 */
export function backOff(failures: number, error?: unknown): number {
  const limit = isUnavailable(error) ? 1_000 : 10_000;
  return Math.min(limit, 100 * 2 ** Math.max(0, failures - 1)) * (0.75 + Math.random() / 4);
}
