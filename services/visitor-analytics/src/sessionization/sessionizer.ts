import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import { trySessionization } from '../coordination/locks.ts';
import type { VisitStore } from '../store/analytics-store.ts';
import { resessionizeQueued } from './resessionize.ts';
import { recordVisitSignals } from './visit-signals.ts';

/** Polling interval of the queue in milliseconds. */
const intervalMs = 400;
/** The running hour is rolled up once in this time, in milliseconds; until then queries read it from its visits. */
const runningHourDelayMs = 60_000;
/** After each rollup the sessionizer waits for this multiple of its duration. */
const rollupBackoffFactor = 10;
/** Maximum wait after a rollup in milliseconds. */
const maxRollupBackoffMs = 5000;
/** Maximum number of hours rolled up per run. */
const maxHoursPerRun = 24;

interface SessionizerOptions {
  readonly database: Pick<Database, 'transaction'>;
  readonly store: VisitStore;
  /** First day within retention (ISO date). */
  readonly retainedFrom: () => Promise<string>;
  readonly workers: Workers;
}

/**
 * Keeps visits and hourly metrics current. Runs in every projector process, but only the lock holder does work. If it stops, another
 * process continues from the queue in the database.
 */
export function createSessionizer({
  database,
  store,
  retainedFrom,
  workers,
}: SessionizerOptions): Pick<PeriodicTask, 'start' | 'stop'> {
  let nextRollupAt = 0;

  async function run(stopping: AbortSignal): Promise<void> {
    const from = await retainedFrom();
    while (
      !stopping.aborted &&
      (await trySessionization(database, (transaction) =>
        resessionizeQueued(transaction, store, from, recordVisitSignals),
      ))
    );
    if (stopping.aborted || performance.now() < nextRollupAt) return;
    const began = performance.now();
    for (let hours = 0; hours < maxHoursPerRun && !stopping.aborted; hours += 1)
      if (
        !(await trySessionization(database, (transaction) =>
          store.rollUpNextHour(transaction, runningHourDelayMs),
        ))
      )
        break;
    const took = performance.now() - began;
    nextRollupAt = performance.now() + Math.min(took * rollupBackoffFactor, maxRollupBackoffMs);
  }

  return workers.schedule('Update visits and hourly metrics', run, { intervalMs });
}
