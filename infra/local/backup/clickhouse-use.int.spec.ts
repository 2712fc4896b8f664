import { migrateDatabase } from '@aera/service-kit';
import { createTestDatabase } from '@aera/testing';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { assertExternalBackup, assertVerifiable, usesClickHouse } from './clickhouse-use.ts';
import { loadMigrations } from './restore-backup.ts';

it('is read from the database, and ends the verification of a backup', async () => {
  const { url, drop } = await createTestDatabase({
    migrate: async (databaseUrl) => migrateDatabase(databaseUrl, await loadMigrations('visitor-analytics')),
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    expect(await usesClickHouse(url)).toBe(false);
    await client.query(`insert into store_engine (engine) values ('postgres')`);
    expect(await usesClickHouse(url)).toBe(false);
    await client.query(`update store_engine set engine = 'clickhouse'`);
    expect(await usesClickHouse(url)).toBe(true);
  } finally {
    await client.end();
    await drop();
  }
  assertVerifiable({ usesClickHouse: false });
  expect(() => assertVerifiable({ usesClickHouse: true })).toThrow('hits and visits are in ClickHouse');
});

it.each([undefined, '', 'yes'])('is not backed up by %j', (declared) =>
  expect(() => assertExternalBackup(declared)).toThrow('CLICKHOUSE_BACKUP=external make backup'),
);

it('is backed up by other means', () => assertExternalBackup('external'));
