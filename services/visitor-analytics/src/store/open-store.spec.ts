import { expect, it } from 'vitest';
import type { Database } from '../coordination/database.ts';
import type { StoreEngine } from '../coordination/store-engine.ts';
import { openStore } from './open-store.ts';

it('reads queue rows in rounds of the engine that visits are in, which is PostgreSQL until the migration', async () => {
  let engine: StoreEngine = 'postgres';
  const sql = (async () => [{ engine }]) as unknown as Database['sql'];
  const database: Database = {
    sql,
    transaction: (work) => work(sql),
    openSession: () => Promise.reject(new Error('No session is needed.')),
  };
  const without = openStore({}, database);
  const withUrl = openStore({ CLICKHOUSE_URL: 'http://127.0.0.1:1/never-asked' }, database);
  const readRows = ({ store }: typeof withUrl) => store.visits.readMaxQueueRows(sql);

  const rows = await readRows(without);
  expect(await readRows(withUrl)).toBe(rows);
  engine = 'clickhouse';
  expect(await readRows(withUrl)).toBeGreaterThan(rows);
  await withUrl.close();
});
