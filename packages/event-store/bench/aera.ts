import { randomUUID } from 'node:crypto';
import type { Decider } from '../src/decider.ts';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  createEventStore,
  createProjectionRunner,
  createRelay,
  defineStream,
  defineTable,
  eventStoreSchema,
  defineRowProjection,
} from '../src/index.ts';
import { type SampleEvent, closedLoop, handledLength, sampleEvent, serve, timed } from './scenarios.ts';

const orm = new MikroORM({
  clientUrl: process.argv[2]!,
  entities: [],
  discovery: { warnWhenNoEntities: false },
});
const counter: Decider<{ add: number }, SampleEvent, { sum: number }> = {
  initial: () => ({ sum: 0 }),
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  decide: ({ add }) => [sampleEvent(add)],
};

const counts = defineStream('count', counter);
const store = createEventStore({ orm, streams: [counts] });
const countStreams = store.stream(counts);

const SumRow = defineTable('sums', (p) => ({ stream: p.text().primary(), sum: p.bigint('number') }));

const sums = defineRowProjection({
  name: 'sums',
  streams: [counts],
  entity: SumRow,
  key: ({ streamId }) => streamId,
  project: (row, { streamId, data }) => ({ stream: streamId, sum: (row?.sum ?? 0) + data.by }),
});

/** Empties the store and fills it with streams of `length`. */
async function refill(streams: number, length: number): Promise<string[]> {
  await store.database.sql('truncate events, projection_checkpoints, relay_checkpoints, sums');
  const names = Array.from({ length: streams }, () => randomUUID());
  const events = Array.from({ length }, () => sampleEvent());
  for (let done = 0; done < streams; done += 500) {
    await Promise.all(
      names.slice(done, done + 500).map((name) => countStreams.append([name], events, { expected: 'none' })),
    );
  }
  await store.database.sql('vacuum analyze events');
  return names;
}

serve({
  async prepare() {
    await orm.connect();
    for (const statement of eventStoreSchema) await store.database.sql(statement);
    await store.database.sql('create table sums (stream text primary key, sum bigint not null)');
  },
  scenarios: {
    appendToNewStreams: (writers, ms) =>
      closedLoop(writers, ms, () =>
        countStreams.append([randomUUID()], [sampleEvent()], { expected: 'none' }),
      ),
    appendToOneStream(writers, ms) {
      const stream = randomUUID();
      return closedLoop(writers, ms, () =>
        countStreams.append([stream], [sampleEvent()], { expected: 'any' }),
      );
    },
    async handle(callers, ms) {
      const streams = await refill(4000, handledLength);
      let next = 0;
      return closedLoop(callers, ms, () =>
        countStreams.handle([streams[next++ % streams.length]!], { add: 1 }),
      );
    },
    async project(events) {
      await refill(events / 10, 10);
      const runner = createProjectionRunner({ store, projections: [sums] });
      const rate = await timed(events, () => (runner.start(), runner.waitUntilCaughtUp()));
      await runner.stop();
      return rate;
    },
    async relay(events) {
      await refill(events / 10, 10);
      let published = 0;
      const relay = createRelay({
        store,
        name: 'null',
        publish: async (batch) => void (published += batch.events.length),
      });
      const rate = await timed(events, () => (relay.start(), relay.waitUntilCaughtUp()));
      await relay.stop();
      if (published !== events) throw new Error(`${published} of ${events} events were relayed.`);
      return rate;
    },
  },
  async close() {
    await store.close();
    await orm.close(true);
  },
});
