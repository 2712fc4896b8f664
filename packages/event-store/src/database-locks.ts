import type { Database, Sql } from './database.ts';

/** Acquires an advisory lock, unless another session holds it. PostgreSQL releases it when the session or its process ends. */
export const trySessionLock = (sql: Sql, text: string): Promise<boolean> =>
  tryLock(sql, 'pg_try_advisory_lock', text);

/**
 * Acquires an advisory lock until the end of the transaction, unless another session holds it. It assigns no transaction id, so readers of
 * the log do not wait for the transaction.
 */
export const tryTransactionLock = (sql: Sql, text: string): Promise<boolean> =>
  tryLock(sql, 'pg_try_advisory_xact_lock', text);

/** Waits for an advisory lock and holds it until the session ends. */
export const acquireSessionLock = (sql: Sql, text: string): Promise<void> =>
  acquireLock(sql, 'pg_advisory_lock', text);

/** Waits for an advisory lock and holds it until the end of the transaction. */
export const acquireTransactionLock = (sql: Sql, text: string): Promise<void> =>
  acquireLock(sql, 'pg_advisory_xact_lock', text);

/** Waits until no other transaction holds the lock exclusively, and holds it together with others until the end of the transaction. */
export const acquireSharedTransactionLock = (sql: Sql, text: string): Promise<void> =>
  acquireLock(sql, 'pg_advisory_xact_lock_shared', text);

/**
 * Runs `work` with an advisory lock of a connection outside the pool, without a transaction: for work that takes long or waits for others.
 * Returns null if another session holds the lock, also that of a transaction.
 */
export async function withSessionLock<T>(
  { openSession }: Pick<Database, 'openSession'>,
  text: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T | null> {
  const session = await openSession();
  try {
    return (await trySessionLock(session.sql, text)) ? await work(session.sql) : null;
  } finally {
    // Releases the lock.
    await session.close();
  }
}

async function acquireLock(sql: Sql, acquire: string, text: string): Promise<void> {
  await sql(`select ${acquire}(hashtextextended($1, 0))`, [text]);
}

async function tryLock(sql: Sql, acquire: string, text: string): Promise<boolean> {
  const [lock] = await sql<{ acquired: boolean }>(`select ${acquire}(hashtextextended($1, 0)) as acquired`, [
    text,
  ]);
  return lock?.acquired ?? false;
}

/** Texts of advisory locks by what they protect. */
export type LockNames = Readonly<Record<string, string>>;

/** One lock of one session. */
export interface DatabaseLock {
  /** Process of the server. */
  readonly pid: number;
  /** The name of an advisory lock, or the table of another lock. */
  readonly name: string;
  readonly state: 'held' | 'waiting';
  /** ISO 8601: start of the transaction, or of the session where it has none. */
  readonly since: string;
  /** Sessions that wait for this one. */
  readonly blocked: number;
}

/** Every advisory lock of this database, and every other lock of sessions that wait or are waited for. */
export async function listDatabaseLocks(sql: Sql, names: LockNames): Promise<DatabaseLock[]> {
  return sql<DatabaseLock & Record<string, unknown>>(
    `with known as (
       select name, hashtextextended(hashed, 0) as key from unnest($1::text[], $2::text[]) as known(name, hashed)
     ), sessions as (
       select pid, coalesce(xact_start, backend_start) as since, pg_blocking_pids(pid) as blockers
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     ), locks as (
       select pid, granted, relation, locktype = 'advisory' as advisory,
              case when locktype = 'advisory' then (classid::bigint << 32) | objid::bigint end as key
       from pg_locks where database = (select oid from pg_database where datname = current_database())
     )
     select distinct l.pid,
            case when advisory then coalesce(known.name, 'advisory lock ' || l.key)
                 else coalesce(l.relation::regclass::text, 'rows') end as name,
            case when granted then 'held' else 'waiting' end as state, s.since, s.blocked
     from locks l
     join (select pid, since, blockers, (select count(*)::int from sessions other where sessions.pid = any(other.blockers)) as blocked
           from sessions) s using (pid)
     left join known on known.key = l.key
     where advisory or not granted or s.blocked > 0 or cardinality(s.blockers) > 0
     order by since, pid, name`,
    [Object.keys(names), Object.values(names)],
  );
}

/** Milliseconds to wait for the end of a session. */
const endTimeoutMs = 5_000;

/** Ends a session, which releases its locks. Returns false when it has not ended. */
export async function endDatabaseSession(sql: Sql, pid: number): Promise<boolean> {
  const [ended] = await sql<{ ended: boolean }>('select pg_terminate_backend($1, $2) as ended', [
    pid,
    endTimeoutMs,
  ]);
  return ended?.ended ?? false;
}

/** Sessions that hold the advisory lock of a text. */
export async function findLockHolders(sql: Sql, hashed: string): Promise<number[]> {
  const rows = await sql<{ pid: number }>(
    `select pid from pg_locks
     where locktype = 'advisory' and granted and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)
       and database = (select oid from pg_database where datname = current_database())`,
    [hashed],
  );
  return rows.map(({ pid }) => pid);
}
