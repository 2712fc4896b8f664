import { unreachable } from '@aera/event-store/decider';

export type WorkerEvent =
  | { readonly type: 'RunStarted'; readonly at: string | null }
  | { readonly type: 'RunSucceeded'; readonly at: string }
  | {
      readonly type: 'RunFailed';
      readonly at: string;
      readonly error: string;
      readonly nextAttemptAt: string;
    };

/** State of a periodic task. Instants are ISO 8601. */
export interface Worker {
  readonly state: 'running' | 'idle' | 'failing';
  /** Start of the current run; null between runs, and for continuous work. */
  readonly runningSince: string | null;
  readonly lastSuccessAt: string | null;
  /** Consecutive failed runs. */
  readonly failures: number;
  readonly failingSince: string | null;
  /** Null during an attempt, and without failures. */
  readonly nextAttemptAt: string | null;
  readonly error: string | null;
}

export const newWorker: Worker = {
  state: 'idle',
  runningSince: null,
  lastSuccessAt: null,
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  error: null,
};

/** A task is failing from its first failure to its next success; an attempt alone does not recover it. */
export function evolveWorker(worker: Worker, event: WorkerEvent): Worker {
  switch (event.type) {
    case 'RunStarted':
      return {
        ...worker,
        state: worker.failures > 0 ? 'failing' : 'running',
        runningSince: event.at,
        nextAttemptAt: null,
      };
    case 'RunSucceeded':
      return { ...newWorker, lastSuccessAt: event.at };
    case 'RunFailed':
      return {
        state: 'failing',
        runningSince: null,
        lastSuccessAt: worker.lastSuccessAt,
        failures: worker.failures + 1,
        failingSince: worker.failingSince ?? event.at,
        nextAttemptAt: event.nextAttemptAt,
        error: event.error,
      };
    default:
      return unreachable(event);
  }
}
