import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { EventStore } from './event-store.ts';
import { createInbox } from './inbox.ts';
import { createTestStore, type TestStore } from './testing/test-store.ts';

let database: TestStore;
let store: EventStore;
let orm: MikroORM;
const inbox = createInbox();
beforeAll(async () => {
  database = await createTestStore();
  store = await database.open();
  orm = await database.orm();
  await store.database.sql('create table effects (message_id text not null)');
});
afterAll(() => database.drop());

const effects = async (messageId: string) =>
  (await store.database.sql('select 1 from effects where message_id = $1', [messageId])).length;

/** Handles a message in a transaction of the store. */
const handle = (messageId: string, consumer = 'mailer', fail = false) =>
  store.transaction((sql) =>
    inbox.processOnce(sql, consumer, messageId, async () => {
      await sql('insert into effects values ($1)', [messageId]);
      if (fail) throw new Error('no such luck');
    }),
  );

describe('the inbox', () => {
  it('lets a message have its effect once for each consumer', async () => {
    const id = randomUUID();
    expect([await handle(id), await handle(id), await handle(id, 'counter')]).toEqual([true, false, true]);
    expect(await effects(id)).toBe(2);
  });

  it('lets one of many redeliveries at once through', async () => {
    const id = randomUUID();
    const ran = await Promise.all(Array.from({ length: 8 }, () => handle(id)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await effects(id)).toBe(1);
  });

  it('tells the fresh ones of a batch, once, also to batches that come at once in other orders', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const batches = await Promise.all(
      [ids, ids.toReversed(), ids.slice(5)].map((batch) =>
        store.transaction((sql) => inbox.markProcessed(sql, 'batcher', batch)),
      ),
    );
    expect(batches.flatMap((fresh) => [...fresh]).toSorted()).toEqual(ids.toSorted());
    const again = await store.transaction((sql) =>
      inbox.markProcessed(sql, 'batcher', [...ids, 'new', 'new']),
    );
    expect([...again]).toEqual(['new']);
  });

  it('forgets a message whose effect failed, so that it is tried again', async () => {
    const id = randomUUID();
    await expect(handle(id, 'mailer', true)).rejects.toThrow('no such luck');
    expect(await effects(id)).toBe(0);
    expect(await handle(id)).toBe(true);
  });

  it('joins a transaction of MikroORM', async () => {
    const id = randomUUID();
    const attempt = (fail: boolean) =>
      orm.em.fork().transactional((em) =>
        inbox.processOnce(em, "it's ?", id, async () => {
          await em.execute('insert into effects values (?)', [id]);
          if (fail) throw new Error('no such luck');
        }),
      );
    await expect(attempt(true)).rejects.toThrow('no such luck');
    expect([await attempt(false), await attempt(false)]).toEqual([true, false]);
    expect(await effects(id)).toBe(1);
  });

  it('drops old marks', async () => {
    const id = randomUUID();
    await handle(id);
    expect(await inbox.deleteOlderThan(store.database.sql, new Date('2000-01-01'))).toBe(0);
    expect(await inbox.deleteOlderThan(store.database.sql, new Date(Date.now() + 60_000))).toBeGreaterThan(0);
    expect(await handle(id)).toBe(true);
  });
});
