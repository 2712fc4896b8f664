import type { Sql } from '@aera/event-store';
import type { Transaction } from './database.ts';

/** Where hits and visits are stored. */
export type StoreEngine = 'postgres' | 'clickhouse';

/** Returns null while no process with ClickHouse has run: hits and visits are in PostgreSQL then. */
export async function readEngine(sql: Sql): Promise<StoreEngine | null> {
  const [row] = await sql<{ engine: StoreEngine }>('select engine from store_engine');
  return row?.engine ?? null;
}

/** The caller holds the locks of writers. */
export const saveEngine = (transaction: Transaction, engine: StoreEngine) =>
  transaction(
    'insert into store_engine (engine) values ($1) on conflict (singleton) do update set engine = excluded.engine',
    [engine],
  );

/** Returns the id under which copies of this database know it. */
export async function readCopyId(transaction: Transaction): Promise<string> {
  if ((await readEngine(transaction)) === null) await saveEngine(transaction, 'postgres');
  const [row] = await transaction<{ id: string }>('select copy_id as id from store_engine');
  if (!row) throw new Error('PostgreSQL returned no id.');
  return row.id;
}
