import { createTestDatabase } from '@aera/testing';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startOfLog } from '../checkpoint.ts';
import { type Decider, rejections } from '../decider.ts';
import { createEventStore, type EventStore, type EventStoreOptions } from '../event-store.ts';
import type { StoredEvent } from '../event.ts';
import { eventStoreSchema } from '../schema.ts';
import { defineStream } from '../streams/define-stream.ts';
import { connect } from './connect.ts';

export type Counted = { type: 'Counted'; data: { by: number; writer?: string } };

export interface TestStore {
  readonly url: string;
  /** A store with its own pool, like another process; of `countStream` by default. */
  open(options?: Partial<EventStoreOptions>): Promise<EventStore>;
  orm(): Promise<MikroORM>;
  drop(): Promise<void>;
}

/** Creates a database with the tables of the store. `drop` closes every store opened on it. */
export async function createTestStore(): Promise<TestStore> {
  const database = await createTestDatabase({ name: 'event_store', migrate: createTables });
  const closers: (() => Promise<unknown>)[] = [];
  const orm = async () => {
    const opened = await connect(database.url);
    closers.push(() => opened.close(true));
    return opened;
  };
  return {
    url: database.url,
    orm,
    async open(options) {
      const store = createEventStore({ streams: [countStream], ...options, orm: await orm() });
      closers.push(() => store.close());
      return store;
    },
    async drop() {
      for (const close of closers.toReversed()) await close();
      await database.drop();
    },
  };
}

export async function createTables(url: string): Promise<void> {
  const orm = await connect(url);
  for (const statement of eventStoreSchema) await orm.em.getConnection().execute(statement);
  await orm.close(true);
}

const reject = rejections({ 'too-much': ['conflict', 'The sum would pass its limit.'] });

/** Adds to a sum that must not exceed `limit`; adding 0 changes nothing. */
export const countDecider: Decider<{ add: number; limit?: number }, Counted, { sum: number }> = {
  initial: () => ({ sum: 0 }),
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  decide({ add, limit = Infinity }, { sum }) {
    if (sum + add > limit) throw reject('too-much');
    return add === 0 ? [] : [{ type: 'Counted', data: { by: add } }];
  },
};

export const countStream = defineStream('count', countDecider);

/** Reads every event; waits for running transactions that hide some of them. */
export async function readWholeLog(
  store: EventStore,
  { skipDecryption = false } = {},
): Promise<StoredEvent[]> {
  for (;;) {
    const { events, hasGap } = await store.readLog({ after: startOfLog, limit: 1_000_000, skipDecryption });
    if (!hasGap) return events;
  }
}
