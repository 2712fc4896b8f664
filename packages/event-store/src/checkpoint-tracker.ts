import { startOfLog, compareCheckpoints } from './checkpoint.ts';
import type { Checkpoint } from './checkpoint.ts';

/** How far a reader of the log is, and who waits for it to come further. */
export interface CheckpointTracker {
  at(): Checkpoint;
  advanceTo(checkpoint: Checkpoint): void;
  /** Resolves once it is at `target` or past it. */
  reached(target: Checkpoint): Promise<void>;
  /** Rejects all waiters. */
  abandon(reason: Error): void;
}

export function createCheckpointTracker(): CheckpointTracker {
  let checkpoint = startOfLog;
  const waiting = new Set<PromiseWithResolvers<void> & { target: Checkpoint }>();
  const isPast = (target: Checkpoint) => compareCheckpoints(checkpoint, target) >= 0;
  return {
    at: () => checkpoint,
    advanceTo(next) {
      checkpoint = next;
      for (const waiter of waiting) {
        if (!isPast(waiter.target)) continue;
        waiting.delete(waiter);
        waiter.resolve();
      }
    },
    reached(target) {
      if (isPast(target)) return Promise.resolve();
      const waiter = { target, ...Promise.withResolvers<void>() };
      waiting.add(waiter);
      return waiter.promise;
    },
    abandon(reason) {
      for (const waiter of waiting) waiter.reject(reason);
      waiting.clear();
    },
  };
}
