import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, trySessionLock } from '@aera/event-store';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { createLog, type Log } from '../observability/log.ts';

export type Orm = MikroORM;

/** Text of the advisory lock that a migrating process holds. */
export const migrationLock = 'migrations';

/** Milliseconds between two attempts to acquire it. */
const lockPollMs = 200;

export interface DatabaseOptions {
  readonly url: string;
  readonly entities?: readonly EntitySchema[];
  readonly migrations: readonly SqlMigration[];
  readonly log: Log;
  readonly timeouts?: Timeouts;
}

/** In milliseconds; 0: none. */
interface Timeouts {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connection: number;
  readonly query: number;
}

/** A server that accepts connections and never answers must not block callers forever. The longest reports take a minute. */
const defaultTimeouts: Timeouts = { connection: 30_000, query: 300_000 };

/** Opens the connection pool; nothing is connected before the first query. */
export async function openDatabase({
  url,
  entities = [],
  migrations,
  log,
  timeouts = defaultTimeouts,
}: DatabaseOptions): Promise<Orm> {
  return MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: [...migrations], allOrNothing: false, snapshot: false, silent: true },
    pool: { min: 1, max: 8 },
    driverOptions: {
      // MikroORM ignores the parameters of the URL, such as `sslmode`.
      connectionString: url,
      // Compiling a statement over many partitions takes longer than running it. The server ends sessions whose host vanished within a
      // minute: until then they hold locks and hold back every reader of the log. It also ends a statement that its client gave up.
      options:
        '-c jit=off -c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000 ' +
        '-c client_connection_check_interval=10000',
      connectionTimeoutMillis: timeouts.connection,
      query_timeout: timeouts.query,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    forceUtcTimezone: true,
    logger: (message) => log.debug({ orm: true }, message),
  });
}

/** Migrates the schema; services that start concurrently wait for one another. */
export async function migrate(orm: Orm, log: Log): Promise<void> {
  const session = await createDatabase(orm.em).openSession();
  try {
    // A statement that waits for the lock has a snapshot, and `create index concurrently` would wait for its end.
    while (!(await trySessionLock(session.sql, migrationLock))) await delay(lockPollMs);
    const done = await orm.migrator.up();
    if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, 'schema migrated');
  } finally {
    await session.close();
  }
}

/** Migrates the schema of a database on connections of its own: an index of a large table may take longer than any other statement. */
export async function migrateDatabase(
  url: string,
  migrations: readonly SqlMigration[],
  log = createLog('migration', 'warn'),
): Promise<void> {
  const orm = await openDatabase({ url, migrations, log, timeouts: { ...defaultTimeouts, query: 0 } });
  try {
    await migrate(orm, log);
  } finally {
    await orm.close();
  }
}

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** One numbered, additive step of a schema. `name` is its name in the migrations table. */
export interface SqlMigration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly class: MigrationClass;
}

/**
 * A migration that runs plain SQL statements, in order, in one transaction. Without one, for `create index concurrently`, a failure leaves the
 * earlier statements done and an invalid index, and all of them run again.
 */
export const sqlMigration = (
  name: string,
  statements: readonly string[],
  { transactional = true } = {},
): SqlMigration => ({
  name,
  statements,
  class: class extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }
    override isTransactional(): boolean {
      return transactional;
    }
  },
});
