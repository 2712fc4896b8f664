import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../hits/database.ts';
import { resessionizeQueued } from './resessionize.ts';
import { rollUpNextHour } from './roll-up-hours.ts';

/** Only one process runs sessionization and rollups at a time. The number is arbitrary but shared. */
export const sessionizerLockId = 7_305_002;

/** Polling interval of the queue in milliseconds. */
const intervalMs = 400;
/** After each rollup the sessionizer waits for this multiple of its duration, because the current hour is recomputed again and again. */
const rollupBackoffFactor = 10;
/** Maximum wait after a rollup in milliseconds. */
const maxRollupBackoffMs = 5000;
/** Maximum number of hours rolled up per run. */
const maxHoursPerRound = 24;

/**
 * The lock is released even if its holder hangs: after a statement timeout or an idle transaction. The commit does not wait for the disk,
 * because hits do: visits and queue rows can only be lost together, and are recomputed.
 */
const lockTimeoutSettings = `set_config('client_connection_check_interval', '1s', true),
  set_config('idle_in_transaction_session_timeout', '10s', true), set_config('statement_timeout', '60s', true),
  set_config('synchronous_commit', 'off', true)`;

interface SessionizerOptions {
  readonly database: Database;
  /** First day with stored events. */
  readonly retainedFrom: () => Promise<string>;
  readonly workers: Workers;
}

/**
 * Keeps visits and hourly metrics current. Every projector runs one; the lock holder works, and another takes over with the queue in the
 * database.
 */
export function createSessionizer({
  database,
  retainedFrom,
  workers,
}: SessionizerOptions): Pick<PeriodicTask, 'start' | 'stop'> {
  let countAgainAt = 0;

  /** Null if another process holds the lock. */
  const withLock = <T>(work: (sql: Database['sql']) => Promise<T>): Promise<T | null> =>
    database.transaction(async (sql) => {
      const [lock] = await sql<{ mine: boolean }>(
        `select ${lockTimeoutSettings}, pg_try_advisory_xact_lock($1) as mine`,
        [sessionizerLockId],
      );
      return lock?.mine ? work(sql) : null;
    });

  async function round(stopping: AbortSignal): Promise<void> {
    const from = await retainedFrom();
    while (!stopping.aborted && (await withLock((sql) => resessionizeQueued(sql, from))));
    if (stopping.aborted || performance.now() < countAgainAt) return;
    const began = performance.now();
    for (let hours = 0; hours < maxHoursPerRound && !stopping.aborted; hours += 1)
      if (!(await withLock(rollUpNextHour))) break;
    const took = performance.now() - began;
    countAgainAt = performance.now() + Math.min(took * rollupBackoffFactor, maxRollupBackoffMs);
  }

  return workers.schedule('Update visits and hourly totals', round, { intervalMs });
}
