import type { ClickHouse } from './client.ts';
import { clickHouseMigrations, localTable, onCluster, type Topology } from './schema.ts';

/**
 * Applies the missing migrations. One process at a time: the caller holds a lock.
 * @param onNewer Called before with the names of applied migrations that this version does not know.
 */
export async function migrateClickHouse(
  clickHouse: ClickHouse,
  topology: Topology,
  onNewer: (names: string[]) => void,
): Promise<void> {
  const table = localTable('migrations', topology);
  // Reads first, because a user that only reads cannot create tables.
  const [existing] = await clickHouse.query(
    'select 1 as found from system.tables where database = currentDatabase() and name = {table: String}',
    { table },
  );
  const rows = existing ? await clickHouse.query<{ name: string }>(`select name from ${table}`) : [];
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].filter(
    (name) => !clickHouseMigrations.some((migration) => migration.name === name),
  );
  if (unknown.length > 0) onNewer(unknown);
  const missing = clickHouseMigrations.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return;
  const engine = topology.cluster ? 'ReplicatedMergeTree' : 'MergeTree';
  await clickHouse.command(
    `create table if not exists ${table}${onCluster(topology)} (name String, applied_at DateTime default now()) engine = ${engine} order by name`,
  );
  for (const { name, statements } of missing) {
    for (const statement of statements(topology)) await clickHouse.command(statement);
    await clickHouse.insert(table, [{ name }]);
  }
}
