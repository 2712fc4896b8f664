import { startOfLog, compareCheckpoints } from './checkpoint.ts';
import type { Checkpoint } from './checkpoint.ts';

/** The checkpoint of a reader of the log, and waiters for later ones. */
export interface CheckpointTracker {
  current(): Checkpoint;
  advanceTo(checkpoint: Checkpoint): void;
  /** Resolves once the checkpoint has reached `target`. */
  waitFor(target: Checkpoint): Promise<void>;
  rejectAll(reason: Error): void;
}

export function createCheckpointTracker(): CheckpointTracker {
  let checkpoint = startOfLog;
  const waiting = new Set<PromiseWithResolvers<void> & { target: Checkpoint }>();
  const hasReached = (target: Checkpoint) => compareCheckpoints(checkpoint, target) >= 0;
  return {
    current: () => checkpoint,
    advanceTo(next) {
      checkpoint = next;
      for (const waiter of waiting) {
        if (!hasReached(waiter.target)) continue;
        waiting.delete(waiter);
        waiter.resolve();
      }
    },
    waitFor(target) {
      if (hasReached(target)) return Promise.resolve();
      const waiter = { target, ...Promise.withResolvers<void>() };
      waiting.add(waiter);
      return waiter.promise;
    },
    rejectAll(reason) {
      for (const waiter of waiting) waiter.reject(reason);
      waiting.clear();
    },
  };
}
