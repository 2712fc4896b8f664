import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStream, createTestStore, type TestStore } from '../testing/test-store.ts';
import { createEventExplorer } from './event-explorer.ts';

let database: TestStore;
beforeAll(async () => {
  database = await createTestStore();
});
afterAll(() => database.drop());

it('lists the newest events first, also when transaction ids get another digit', async () => {
  const store = await database.open();
  for (const add of [1, 2]) await store.stream(countStream).handle(['a'], { add });
  const { sql } = store.database;
  await sql(`update events set transaction_id = (998 + revision)::text::xid8`);
  const newest = await createEventExplorer(sql).listNewest({ limit: 10 });
  expect(newest.map(({ revision }) => revision)).toEqual([2, 1]);
});
