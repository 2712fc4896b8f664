import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../hits/database.ts';
import { resessionizeQueued } from './resessionize.ts';
import { rollUpNextHour } from './roll-up-hours.ts';

/** Advisory lock id taken during sessionization, rollups and erasure. Arbitrary, but every process must use the same one. */
export const sessionizerLockId = 7_305_002;

/** Polling interval of the queue in milliseconds. */
const intervalMs = 400;
/** After each rollup the sessionizer waits for this multiple of its duration, because every rollup recomputes the current hour. */
const rollupBackoffFactor = 10;
/** Maximum wait after a rollup in milliseconds. */
const maxRollupBackoffMs = 5000;
/** Maximum number of hours rolled up per run. */
const maxHoursPerRun = 24;

/**
 * The timeouts end a hung transaction, which releases the lock. Asynchronous commit is safe here: hits are committed synchronously, and a
 * crash loses a visit and the removal of its queue row together, so the visit is recomputed.
 */
const transactionSettings = `set_config('client_connection_check_interval', '1s', true),
  set_config('idle_in_transaction_session_timeout', '10s', true), set_config('statement_timeout', '60s', true),
  set_config('synchronous_commit', 'off', true)`;

interface SessionizerOptions {
  readonly database: Database;
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
  retainedFrom,
  workers,
}: SessionizerOptions): Pick<PeriodicTask, 'start' | 'stop'> {
  let nextRollupAt = 0;

  /** Null if another process holds the lock. */
  const tryWithLock = <T>(work: (sql: Database['sql']) => Promise<T>): Promise<T | null> =>
    database.transaction(async (sql) => {
      const [lock] = await sql<{ acquired: boolean }>(
        `select ${transactionSettings}, pg_try_advisory_xact_lock($1) as acquired`,
        [sessionizerLockId],
      );
      return lock?.acquired ? work(sql) : null;
    });

  async function run(stopping: AbortSignal): Promise<void> {
    const from = await retainedFrom();
    while (!stopping.aborted && (await tryWithLock((sql) => resessionizeQueued(sql, from))));
    if (stopping.aborted || performance.now() < nextRollupAt) return;
    const began = performance.now();
    for (let hours = 0; hours < maxHoursPerRun && !stopping.aborted; hours += 1)
      if (!(await tryWithLock(rollUpNextHour))) break;
    const took = performance.now() - began;
    nextRollupAt = performance.now() + Math.min(took * rollupBackoffFactor, maxRollupBackoffMs);
  }

  return workers.schedule('Update visits and hourly metrics', run, { intervalMs });
}
