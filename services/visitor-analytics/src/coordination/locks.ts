import {
  acquireSessionLock,
  acquireSharedTransactionLock,
  acquireTransactionLock,
  createKeyedMutex,
  isLockConflict,
  type Log,
  type Sql,
  tryTransactionLock,
  withSessionLock,
} from '@aera/event-store';
import type { Database, Transaction } from './database.ts';

export { retryLockConflicts, withSessionLock } from '@aera/event-store';

/** Text of the advisory lock of sessionization, rollups, and erasure. */
export const sessionizationLock = 'sessionization';
/** Text of the advisory lock of the creation and deletion of days. */
export const daysLock = 'days';
/** Text of an advisory lock: shared by writers of hits, exclusive for erasure. */
export const erasureLock = 'erasure';
/** Text of the advisory lock of a rebuild of visits, and of a migration to another engine. */
export const visitRebuildLock = 'rebuild of visits';
/** Text of the advisory lock of the removal of visitors from the stream. */
export const redactionLock = 'redaction of the stream';

/**
 * Waits for the lock of sessionization, and holds it until the end of the transaction. Ends with a transient error before the handler of a
 * message times out, because the transaction of a handler that timed out would keep its connection.
 */
export async function lockSessionization(sql: Sql): Promise<void> {
  await sql(`set local lock_timeout = '20s'`);
  await acquireTransactionLock(sql, sessionizationLock);
}
/** Waits for the lock of the days, until the end of the transaction. */
export const lockDays = (sql: Sql): Promise<void> => acquireTransactionLock(sql, daysLock);
/** Waits until no writer of hits is in a transaction, and keeps new ones out until the end of this one. */
export const lockErasure = (sql: Sql): Promise<void> => acquireTransactionLock(sql, erasureLock);
const takeTurn = createKeyedMutex();
/**
 * Runs the erasures of a process one at a time. With ClickHouse, an erasure needs a second connection of the pool while it holds the locks,
 * and those that wait for the locks could hold all of them.
 */
export const eraseInTurn = <T>(erase: () => Promise<T>): Promise<T> => takeTurn(erasureLock, erase);
/** Keeps erasures out until the end of the transaction. Writers of hits share the lock. */
export const keepErasuresOut = (sql: Sql): Promise<void> => acquireSharedTransactionLock(sql, erasureLock);
/** Waits until no process writes hits, visits or days, and keeps writers out until the end of the transaction. */
export async function lockWriters(sql: Sql): Promise<void> {
  // In the order of an erasure.
  await acquireTransactionLock(sql, sessionizationLock);
  await lockErasure(sql);
  await lockDays(sql);
}

/**
 * Ends each later statement of the transaction that waits for a lock for half a second. All other statements on a table wait behind one that
 * wants the table for itself, for as long as a backup or a report reads it.
 */
export const limitLockWaits = (sql: Sql) => sql(`set local lock_timeout = '500ms'`);

/** Runs a deletion, unless what it deletes is in use. The next periodic run deletes the rest. */
export async function deleteUnlessInUse(log: Pick<Log, 'warn'>, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    log.warn({ err: error }, 'data is in use and will be deleted later');
  }
}

/** Takes the lock of a rebuild until the end of the transaction. Returns false while a rebuild runs. */
export const tryLockRebuild = (sql: Sql): Promise<boolean> => tryTransactionLock(sql, visitRebuildLock);

/**
 * The timeouts end the transaction of a hung process, which releases the lock. Asynchronous commit is safe here: hits are committed synchronously, and a
 * crash loses a visit and the removal of its queue row together, so the visit is recomputed.
 */
const sessionizationSettings = `set_config('client_connection_check_interval', '1s', true),
  set_config('idle_in_transaction_session_timeout', '10s', true), set_config('statement_timeout', '60s', true),
  set_config('synchronous_commit', 'off', true)`;

/** Interval in milliseconds at which a transaction that waits for ClickHouse shows PostgreSQL that its process is alive. */
const keepAliveIntervalMs = 3000;

/** Runs a transaction with the lock of sessionization. Returns null if another process holds it. */
export const trySessionization = <T>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | null> =>
  transaction(async (sql) => {
    await sql(`select ${sessionizationSettings}`);
    return (await tryTransactionLock(sql, sessionizationLock)) ? keepAlive(sql, work) : null;
  });

/** Keeps a transaction from its timeout while `work` runs no statement on it. */
async function keepAlive<T>(sql: Sql, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const runExclusive = createKeyedMutex();
  const inTurn: Sql = (text, parameters) => runExclusive('statement', () => sql(text, parameters));
  const timer = setInterval(() => {
    // The next statement of `work` fails for the same reason.
    inTurn('select').catch(() => undefined);
  }, keepAliveIntervalMs);
  try {
    return await work(inTurn);
  } finally {
    clearInterval(timer);
    // A statement that waits for its turn must not run after the transaction.
    await runExclusive('statement', async () => {});
  }
}

/** Runs `work` with the lock of a rebuild; `pauseSessionization` blocks until the sessionizer is idle. */
export async function withRebuildLock(
  database: Pick<Database, 'openSession'>,
  work: (pauseSessionization: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const isRun = await withSessionLock(database, visitRebuildLock, async (sql) => {
    await work(() => acquireSessionLock(sql, sessionizationLock));
    return true;
  });
  if (!isRun) throw new Error('Visits are being rebuilt or migrated already.');
}
