import type { MikroORM } from '@mikro-orm/postgresql';
import { testDatabase } from '@aera/testing';
import { createEventStore } from '../event-store.ts';
import type { EventStore, EventStoreOptions } from '../event-store.ts';
import type { DomainEvent } from '../event.ts';
import { eventStoreSchema } from '../schema.ts';
import { connect } from './connect.ts';

export type Counted = { type: 'Counted'; data: { by: number; writer?: string } };

export interface TestStore {
  readonly url: string;
  /** A store of its own pool, as another process would have. */
  open<E extends DomainEvent = Counted>(options?: EventStoreOptions<E>): Promise<EventStore<E>>;
  orm(): Promise<MikroORM>;
  drop(): Promise<void>;
}

/** A fresh database with the store's tables. `drop` closes every store opened on it. */
export async function testStore(): Promise<TestStore> {
  const database = await testDatabase({ name: 'event_store', migrate: createTables });
  const closers: (() => Promise<unknown>)[] = [];
  const orm = async () => {
    const opened = await connect(database.url);
    closers.push(() => opened.close(true));
    return opened;
  };
  return {
    url: database.url,
    orm,
    async open<E extends DomainEvent = Counted>(options: EventStoreOptions<E> = {}) {
      const store = createEventStore<E>({ ...options, orm: await orm() });
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
