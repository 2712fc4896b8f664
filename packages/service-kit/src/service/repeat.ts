import type { Log } from '../observe/log.ts';

const longestBackOff = 30_000;

export interface RepeatOptions {
  readonly log: Log;
  /** Milliseconds from the end of a round to the next when nothing wakes the loop. */
  readonly restMs?: number;
}

export interface Loop {
  start(): void;
  wake(): void;
  /** Resolves when the round under way is done. */
  stop(): Promise<void>;
}

/**
 * Repeats a round of work whenever woken, and once a second unless told otherwise; after a failure, which is logged under the name,
 * it waits, longer each time. A round that takes long should heed the signal.
 */
export function repeat(
  name: string,
  round: (stopping: AbortSignal) => Promise<unknown>,
  { log, restMs = 1_000 }: RepeatOptions,
): Loop {
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
    for (let failures = 0; !stopping.signal.aborted;) {
      awake = false;
      try {
        await round(stopping.signal);
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        log.warn({ err: error, failures }, `${name} tries again`);
      }
      await rest(failures > 0 ? Math.min(100 * 2 ** failures, longestBackOff) : restMs, failures === 0);
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
