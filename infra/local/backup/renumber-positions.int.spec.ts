import { serviceNames } from '@aera/contracts';
import { migrateDatabase } from '@aera/service-kit';
import { createTestDatabase } from '@aera/testing';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { checkpointColumns, positionColumns } from './renumber-positions.ts';
import { loadMigrations } from './restore-backup.ts';

/** Columns that look like log positions but are not. */
const otherColumns: Readonly<Record<string, readonly string[]>> = {
  // Renumbered on insertion.
  events: ['transaction_id', 'position'],
  // Position of an item in its job.
  contact_bulk_job_items: ['position'],
};

/** Returns the columns of all services whose name or type suggests a log position. */
async function findSuspects(): Promise<string[]> {
  const found = new Set<string>();
  for (const service of serviceNames) {
    const { url, drop } = await createTestDatabase({
      migrate: async (target) => migrateDatabase(target, await loadMigrations(service)),
    });
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
         and (atttypid in ('xid'::regtype, 'xid8'::regtype, 'pg_lsn'::regtype, 'pg_snapshot'::regtype)
           or attname ~ 'checkpoint|position|pending_to|ordinal|transaction|cursor|offset|sequence')`,
    );
    for (const { name } of rows) found.add(name);
    await client.end();
    await drop();
  }
  return [...found].toSorted();
}

it('every column with a log position is listed', async () => {
  const listed = [checkpointColumns, positionColumns, otherColumns].flatMap((columns) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
  // Add a new column to renumber-positions.ts if it contains a log position, otherwise to `otherColumns`.
  expect(await findSuspects()).toEqual(listed.toSorted());
});
