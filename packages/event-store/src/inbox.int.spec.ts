import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore } from './event-store.ts';
import { deleteProcessedBefore, markProcessed } from './inbox.ts';
import { createTestStore, type TestStore } from './testing/test-store.ts';

let database: TestStore;
let store: EventStore;
beforeAll(async () => {
  database = await createTestStore();
  store = await database.open();
});
afterAll(() => database.drop());

const mark = async (ids: readonly string[], consumer = 'mailer', fail = false) =>
  store.transaction(async (sql) => {
    const unprocessed = await markProcessed(sql, consumer, ids);
    if (fail) throw new Error('The effect failed.');
    return [...unprocessed].toSorted();
  });

const createIds = (count: number) => Array.from({ length: count }, () => randomUUID()).toSorted();

describe('the inbox', () => {
  it('returns a message once for each consumer', async () => {
    const [id = ''] = createIds(1);
    expect([await mark([id]), await mark([id]), await mark([id], 'counter')]).toEqual([[id], [], [id]]);
  });

  it('returns each message of concurrent batches in different orders once', async () => {
    const ids = createIds(20);
    const batches = await Promise.all([ids, ids.toReversed(), ids.slice(5)].map((batch) => mark(batch)));
    expect(batches.flat().toSorted()).toEqual(ids);
    expect(await mark([...ids, 'new', 'new'])).toEqual(['new']);
  });

  it('returns a message again if its effect failed', async () => {
    const ids = createIds(1);
    await expect(mark(ids, 'mailer', true)).rejects.toThrow('The effect failed.');
    expect(await mark(ids)).toEqual(ids);
  });

  it('deletes old marks in batches and keeps the others', async () => {
    const { sql } = store.database;
    const [old, recent] = [createIds(12), createIds(3)];
    await mark([...old, ...recent], 'housekeeper');
    await sql(
      `update processed_messages set processed_at = now() - interval '30 days' where message_id = any($1)`,
      [old],
    );
    await deleteProcessedBefore(sql, new Date(Date.now() - 86_400_000), 5);
    expect(await mark([...old, ...recent], 'housekeeper')).toEqual(old);
  });
});
