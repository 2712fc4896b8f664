import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../hits/database.ts';
import { resessionizeDirty } from './resessionize.ts';
import { rollUpNextHour } from './roll-up-hours.ts';

/** Only one process cuts and counts at a time; the number is arbitrary but shared. */
export const sessionizerLockId = 7_305_002;

/** Rest between two looks at the marks, in milliseconds. */
const intervalMs = 400;
/** Counting the running hour again and again may take so much of the time: one part in this. */
const rollupBackoffFactor = 10;
/** But it rests no longer than this, in milliseconds. */
const maxRollupBackoffMs = 5000;
/** Hours that are counted before visits are cut again. */
const maxHoursPerRound = 24;

/**
 * The lock is released even if its holder cannot: after a statement timeout or an idle transaction. The commit does not wait for the disk,
 * because hits do: visits and queue rows are lost together, if at all, and recomputed.
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
 * Keeps visits and hourly metrics current. Every projector runs one; the lock holder works, and another one takes over with the queue in
 * the database.
 */
export function createSessionizer({
  database,
  retainedFrom,
  workers,
}: SessionizerOptions): Pick<PeriodicTask, 'start' | 'stop'> {
  let countAgainAt = 0;

  /** Null when another process is at it. */
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
    while (!stopping.aborted && (await withLock((sql) => resessionizeDirty(sql, from))));
    if (stopping.aborted || performance.now() < countAgainAt) return;
    const began = performance.now();
    for (let hours = 0; hours < maxHoursPerRound && !stopping.aborted; hours += 1)
      if (!(await withLock(rollUpNextHour))) break;
    const took = performance.now() - began;
    countAgainAt = performance.now() + Math.min(took * rollupBackoffFactor, maxRollupBackoffMs);
  }

  return workers.schedule('Update visits and hourly totals', round, { intervalMs });
}
