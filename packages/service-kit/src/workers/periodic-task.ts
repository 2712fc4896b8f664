import { backOff } from '@aera/event-store';

export interface PeriodicTaskOptions {
  /** Milliseconds from the end of a round to the next when nothing wakes the loop; a second when left out. */
  readonly intervalMs?: number;
  /** Milliseconds before the first round; none when left out. */
  readonly initialDelayMs?: number;
}

/** Hears how each round goes. */
interface TaskListener {
  began(): void;
  succeeded(): void;
  /** The next try begins so many milliseconds from now. */
  failed(error: unknown, waitMs: number): void;
}

export interface PeriodicTask {
  start(): void;
  wake(): void;
  /** Resolves when the round under way is done. */
  stop(): Promise<void>;
}

export type TaskRun = (stopping: AbortSignal) => Promise<unknown>;

/** Runs a task when woken and at an interval; after failures the interval grows. A long run should observe the signal. */
export function createPeriodicTask(
  round: TaskRun,
  listener: TaskListener,
  { intervalMs = 1_000, initialDelayMs = 0 }: PeriodicTaskOptions = {},
): PeriodicTask {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  let awake = false;
  let endRest = () => {};

  const rest = async (ms: number, wakeable: boolean) => {
    if (stopping.signal.aborted || (wakeable && awake)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    endRest = () => (wakeable || stopping.signal.aborted) && resolve();
    await promise;
    clearTimeout(timer);
  };
  const run = async () => {
    if (initialDelayMs > 0) await rest(initialDelayMs, false);
    for (let failures = 0; !stopping.signal.aborted;) {
      awake = false;
      let wait = intervalMs;
      listener.began();
      try {
        await round(stopping.signal);
        failures = 0;
        listener.succeeded();
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        wait = backOff(failures, error);
        listener.failed(error, wait);
      }
      await rest(wait, failures === 0);
    }
  };
  return {
    start: () => {
      running ??= run();
    },
    wake: () => {
      awake = true;
      endRest();
    },
    stop: async () => {
      stopping.abort();
      endRest();
      await running;
    },
  };
}
