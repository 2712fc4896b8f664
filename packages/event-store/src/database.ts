import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Client, ClientBase, CustomTypesConfig } from 'pg';

/**
 * Runs one statement with `$1` parameters. Returns rows of plain data: `bigint` and `numeric` as numbers, `timestamptz` as
 * ISO 8601 in UTC, `json` parsed.
 */
export type Sql = <Row extends object = Record<string, unknown>>(
  text: string,
  parameters?: readonly unknown[],
) => Promise<Row[]>;

/** A statement that each connection plans once. */
interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A connection outside the pool, for LISTEN and advisory locks. */
export interface Session {
  readonly sql: Sql;
  /** Not concurrently: a session has one transaction at a time. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  onNotification(listener: (payload: string) => void): void;
  /** Calls `listener` once when the connection is lost or closed. */
  onClosed(listener: (error?: Error) => void): void;
  close(): Promise<void>;
}

export interface Database {
  readonly sql: Sql;
  /** Rows as arrays, in the order of the selected columns. */
  prepared<Row extends unknown[]>(statement: Statement, parameters: unknown[]): Promise<Row[]>;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  openSession(): Promise<Session>;
}

/**
 * Runs statements on the pool of MikroORM. Its own `execute` writes the values into the text of the statement, so PostgreSQL would
 * parse every batch as SQL and could not keep a plan.
 */
export function createDatabase(em: EntityManager): Database {
  const pool = () => em.getConnection().getNativeClient();
  return {
    sql: async (text, parameters) => createSql(await pool())(text, parameters),
    async prepared<Row extends unknown[]>(statement: Statement, values: unknown[]) {
      const query = { ...statement, values, types: plainTypes, rowMode: 'array' as const };
      const { rows } = await (await pool()).query<Row>(query);
      return rows;
    },
    async transaction(work) {
      const client = await (await pool()).connect();
      let broken: Error | undefined;
      try {
        return await runInTransaction(client, work, (error) => (broken = error));
      } finally {
        client.release(broken);
      }
    },
    openSession: async () => openSession((await pool()).options),
  };
}

/** Calls `onBroken` if the rollback fails, because the connection is then unusable; throws the first error. */
async function runInTransaction<T>(
  client: ClientBase,
  work: (sql: Sql) => Promise<T>,
  onBroken: (error: Error) => void,
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(createSql(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that did not answer will not answer the rollback either.
    if (isUnanswered(error)) onBroken(error as Error);
    else await client.query('rollback').catch(onBroken);
    throw error;
  }
}

/** One hour: a rebuild compares whole tables in one statement, and a lock is waited for. */
const sessionQueryTimeoutMs = 60 * 60_000;

async function openSession(options: pg.PoolOptions): Promise<Session> {
  // The pool hides the password from enumeration, so spreading the options alone would lose it.
  const client: Client = new pg.Client({
    ...options,
    password: options.password,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    query_timeout: sessionQueryTimeoutMs,
  });
  const closed = Promise.withResolvers<Error | undefined>();
  client.on('error', closed.resolve);
  client.on('end', () => closed.resolve(undefined));
  await client.connect();
  return {
    sql: createSql(client),
    transaction: (work) => runInTransaction(client, work, closed.resolve),
    onNotification: (listener) => client.on('notification', ({ payload }) => listener(payload ?? '')),
    onClosed: (listener) => void closed.promise.then(listener),
    close: () => client.end(),
  };
}

const createSql = (client: Pick<ClientBase, 'query'> | pg.Pool): Sql =>
  async function sql<Row extends object>(text: string, parameters: readonly unknown[] = []) {
    const { rows } = await client.query<Row>({ text, values: [...parameters], types: plainTypes });
    return rows;
  };

const { builtins } = pg.types;
const parseTimestamp = pg.types.getTypeParser(builtins.TIMESTAMPTZ);
const toIsoTimestamp = (text: string): string => {
  const time: unknown = parseTimestamp(text);
  return time instanceof Date ? time.toISOString() : text;
};
const plainParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, toIsoTimestamp],
  [builtins.DATE, String],
]);
const plainTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && plainParsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** SQLSTATE of an error of PostgreSQL; undefined for other errors. */
export function readSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * True if PostgreSQL ended a transaction for a concurrent one, so that it can be repeated: a serialization failure (40001), a deadlock
 * (40P01), or a lock that was not available in time (55P03).
 */
export const isLockConflict = (error: unknown): boolean =>
  /^(40001|40P01|55P03)$/.test(readSqlState(error) ?? '');

/** The driver sets no code for the error of `query_timeout`. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Codes of Node.js for a host or connection that is gone. */
const networkCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

/** True if PostgreSQL is unreachable, starting or stopping, or dropped the connection; also as the cause of the error. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = readSqlState(error);
  if (state !== undefined) return /^(08|53|57P|58)/.test(state);
  // The driver and its pool set no code for these errors.
  const lost =
    /^Connection terminated|connection error and is not queryable|Client was closed|timeout exceeded/;
  const isNetwork =
    ('code' in error && networkCodes.has(error.code)) ||
    ('syscall' in error && error.syscall === 'connect') ||
    lost.test(error.message);
  return isNetwork || isUnanswered(error) || isUnavailable(error.cause);
}
