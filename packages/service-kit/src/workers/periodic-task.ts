import { backOff } from '@aera/event-store';

export interface PeriodicTaskOptions {
  /** Milliseconds from the end of a run to the next without a wake-up. Default 1,000. */
  readonly intervalMs?: number;
  /** Milliseconds before the first run. Default 0. */
  readonly initialDelayMs?: number;
  /** One run lasts until `stop` or a failure, so it never counts as hanging. */
  readonly isContinuous?: boolean;
}

interface TaskListener {
  started(): void;
  succeeded(): void;
  /** @param waitMs milliseconds until the next attempt */
  failed(error: unknown, waitMs: number): void;
}

export interface PeriodicTask {
  start(): void;
  wake(): void;
  /** Resolves when the current run is done. */
  stop(): Promise<void>;
}

export type TaskRun = (stopping: AbortSignal) => Promise<unknown>;

/** Runs a task when woken and at an interval; after failures the interval grows. A long run should observe the signal. */
export function createPeriodicTask(
  run: TaskRun,
  listener: TaskListener,
  { intervalMs = 1_000, initialDelayMs = 0 }: PeriodicTaskOptions = {},
): PeriodicTask {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  let wakeRequested = false;
  let interruptSleep = () => {};

  const sleep = async (ms: number, wakeable: boolean) => {
    if (stopping.signal.aborted || (wakeable && wakeRequested)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    interruptSleep = () => (wakeable || stopping.signal.aborted) && resolve();
    await promise;
    clearTimeout(timer);
  };
  const repeat = async () => {
    if (initialDelayMs > 0) await sleep(initialDelayMs, false);
    for (let failures = 0; !stopping.signal.aborted;) {
      wakeRequested = false;
      let wait = intervalMs;
      listener.started();
      try {
        await run(stopping.signal);
        failures = 0;
        listener.succeeded();
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        wait = backOff(failures, error);
        listener.failed(error, wait);
      }
      await sleep(wait, failures === 0);
    }
  };
  return {
    start: () => {
      running ??= repeat();
    },
    wake: () => {
      wakeRequested = true;
      interruptSleep();
    },
    stop: async () => {
      stopping.abort();
      interruptSleep();
      await running;
    },
  };
}
