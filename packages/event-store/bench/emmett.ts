import { randomUUID } from 'node:crypto';
import { CommandHandler } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { type SampleEvent, closedLoop, handledLength, sampleEvent, serve } from './scenarios.ts';

// In a separate process: it sets a global parser for 8-byte integers on the driver.
const store = getPostgreSQLEventStore(process.argv[2]!, { schema: { autoMigration: 'None' } });
const isNew = { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' } as const;

const handle = CommandHandler<{ sum: number }, SampleEvent>({
  initialState: () => ({ sum: 0 }),
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
});

async function fill(streams: number, length: number): Promise<string[]> {
  const names = Array.from({ length: streams }, () => `count-${randomUUID()}`);
  const events = Array.from({ length }, () => sampleEvent());
  for (let done = 0; done < streams; done += 16) {
    await Promise.all(names.slice(done, done + 16).map((name) => store.appendToStream(name, events, isNew)));
  }
  return names;
}

serve({
  prepare: async () => void (await store.schema.migrate()),
  scenarios: {
    appendToNewStreams: (writers, ms) =>
      closedLoop(writers, ms, () => store.appendToStream(`count-${randomUUID()}`, [sampleEvent()], isNew)),
    appendToOneStream(writers, ms) {
      const stream = `count-${randomUUID()}`;
      return closedLoop(writers, ms, () => store.appendToStream(stream, [sampleEvent()]));
    },
    async handle(callers, ms) {
      const streams = await fill(1000, handledLength);
      let next = 0;
      return closedLoop(callers, ms, () =>
        handle(store, streams[next++ % streams.length]!, () => sampleEvent()),
      );
    },
  },
  close: () => store.close(),
});
