import type { Log } from '@aera/event-store';
import type { ServiceModule } from '@aera/service-kit';
import type { Database, Transaction } from '../coordination/database.ts';
import { lockDays, lockWriters } from '../coordination/locks.ts';
import { readEngine, saveEngine } from '../coordination/store-engine.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { connectClickHouse } from './clickhouse/client.ts';
import { createClickHouseStore } from './clickhouse/clickhouse-store.ts';
import { createCopyTarget } from './clickhouse/copy-target.ts';
import { migrateClickHouse } from './clickhouse/migrate.ts';
import type { CopyTarget } from './day-copies.ts';
import { isEmpty } from './postgres/copy-tracking.ts';
import { createPostgresStore } from './postgres/postgres-store.ts';
import { routeStore } from './route-store.ts';

export interface StoreConfig {
  readonly CLICKHOUSE_URL?: string | undefined;
  readonly CLICKHOUSE_CLUSTER?: string | undefined;
}

interface OpenStore {
  readonly store: AnalyticsStore;
  /** Receives a copy of what is in PostgreSQL; null without ClickHouse. */
  readonly copyTarget: CopyTarget | null;
  /** Chooses the engine of a new platform, and brings the schema up to date. */
  migrate(log: Pick<Log, 'warn'>): Promise<void>;
  readonly ready: NonNullable<ServiceModule['ready']>;
  close(): Promise<void>;
}

/**
 * Opens the store in the engine that hits and visits are in. ClickHouse is that of a new platform with its URL, and that of one that was
 * migrated. Nothing is connected before the first statement.
 */
export function openStore(
  { CLICKHOUSE_URL, CLICKHOUSE_CLUSTER }: StoreConfig,
  database: Database,
): OpenStore {
  const postgres = createPostgresStore(database);
  if (!CLICKHOUSE_URL)
    return {
      store: routeStore(database, { postgres, clickHouse: undefined }),
      copyTarget: null,
      migrate: async () => {
        if ((await readEngine(database.sql)) === 'clickhouse')
          throw new Error('Hits and visits of this platform are in ClickHouse. Set CLICKHOUSE_URL.');
      },
      ready: {},
      close: async () => {},
    };
  const clickHouse = connectClickHouse(CLICKHOUSE_URL);
  const topology = { cluster: CLICKHOUSE_CLUSTER };
  const isUsed = async () => (await readEngine(database.sql)) === 'clickhouse';
  return {
    store: routeStore(database, {
      postgres,
      clickHouse: createClickHouseStore(clickHouse, topology, database),
    }),
    copyTarget: createCopyTarget(clickHouse, topology, database),
    migrate: async (log) => {
      await database.transaction(chooseEngine);
      // Until a migration, ClickHouse need not even run.
      if (!(await isUsed())) return;
      await database.transaction(async (transaction) => {
        await lockDays(transaction);
        // As after a rollback: migrations only add.
        await migrateClickHouse(clickHouse, topology, (names) =>
          log.warn({ migrations: names }, 'the schema in ClickHouse is newer than this version'),
        );
      });
    },
    ready: {
      clickhouse: async () => {
        if (await isUsed()) await clickHouse.ping();
      },
    },
    close: clickHouse.close,
  };
}

/** A platform without hits starts in ClickHouse; one with hits in PostgreSQL stays there until it is migrated. */
async function chooseEngine(transaction: Transaction): Promise<void> {
  if ((await readEngine(transaction)) !== null) return;
  await lockWriters(transaction);
  if ((await readEngine(transaction)) !== null) return;
  if (await isEmpty(transaction)) await saveEngine(transaction, 'clickhouse');
}
