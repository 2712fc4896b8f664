import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually, selectByTier } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOfLog } from './checkpoint.ts';
import type { EventStore } from './event-store.ts';
import { createRelay, type RelayBatch, type RelayOptions } from './relay.ts';
import { rewindRelay } from './rewind-relay.ts';
import { type PublishedBatch, readPublished, createFilePublisher } from './testing/file-sink.ts';
import { countStream, createTestStore, readWholeLog, type TestStore } from './testing/test-store.ts';

let database: TestStore;
let store: EventStore;
let folder: string;
const cleanUp: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await createTestStore();
  store = await database.open();
  folder = await mkdtemp(join(tmpdir(), 'relay-'));
});
afterEach(async () => {
  for (const close of cleanUp.splice(0).toReversed()) await close();
  await database.drop();
  await rm(folder, { recursive: true });
});

function relay(options: Partial<RelayOptions> & Pick<RelayOptions, 'publish'>, on = store) {
  const started = createRelay({ store: on, name: 'main', pollMs: 50, ...options });
  started.start();
  cleanUp.push(() => started.stop());
  return started;
}

function collect() {
  const batches: RelayBatch[] = [];
  return { batches, publish: async (batch: RelayBatch) => void batches.push(batch) };
}

const fill = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, by) =>
      store
        .stream(countStream)
        .append([randomUUID()], [{ type: 'Counted', data: { by } }], { expected: 'none' }),
    ),
  );

async function fillSlowly(times: number) {
  for (let time = 0; time < times; time++) await fill(randomInt(1, 20));
}

const log = async () => (await readWholeLog(store)).map(({ id }) => id);

/** Drops batches with a known id, like the bus. */
const deduplicated = (batches: PublishedBatch[]) => [
  ...new Map(batches.map((batch) => [batch.id, batch])).values(),
];

describe('the relay', () => {
  it('leaves an event of a stream that its release does not know to a process that knows it', async () => {
    const older = collect();
    const newer = collect();
    const stopped = relay(older, await database.open({ streams: [] }));
    await fill(1);
    await eventually(() => stopped.status().error?.includes('does not know') === true);
    expect(stopped.status().lag).toBe(1);
    relay(newer);
    await eventually(() => newer.batches.length === 1);
    expect(older.batches).toEqual([]);
  });

  it('publishes events appended during a batch without another wake-up', async () => {
    await fill(1);
    const sizes: number[] = [];
    relay({
      pollMs: 600_000,
      publish: async ({ events }) => {
        sizes.push(events.length);
        if (sizes.length > 1) return;
        // The page after this batch is read, and empty; our event is appended after it on the same pool.
        await readWholeLog(store);
        await fill(1);
      },
    });
    await eventually(() => expect(sizes).toEqual([1, 1]));
  });

  it('publishes the log in order, in batches, each event once', async () => {
    await fill(25);
    const { batches, publish } = collect();
    const running = relay({ publish, batchSize: 10 });
    await running.waitUntilCaughtUp();
    await fill(3);
    await running.waitUntilCaughtUp();
    expect(batches.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(await log());
    expect(batches.slice(0, 3).map(({ events }) => events.length)).toEqual([10, 10, 5]);
    expect(running.status()).toMatchObject({ role: 'leader', checkpoint: await store.tail() });
  });

  it('publishes a single event under its own id for deduplication', async () => {
    const [{ events } = { events: [] }] = await fill(1);
    const { batches, publish } = collect();
    await relay({ publish }).waitUntilCaughtUp();
    expect(batches.map(({ id }) => id)).toEqual([events[0]?.id]);
  });

  it('resumes after a stop without republishing', async () => {
    const { batches, publish } = collect();
    const first = relay({ publish });
    await fill(5);
    await first.waitUntilCaughtUp();
    await first.stop();
    await fill(5);
    await relay({ publish }).waitUntilCaughtUp();
    expect(batches.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(await log());
  });

  it('retries a rejected batch with the same events under the same id', async () => {
    await fill(10);
    const { batches, publish } = collect();
    const tried: RelayBatch[] = [];
    const running = relay({
      batchSize: 8,
      async publish(batch) {
        tried.push(batch);
        // More events arrive between the attempts: the batch must not grow, although there is room.
        await fill(1);
        if (tried.length === 2 || tried.length === 3) throw new Error('no answer');
        await publish(batch);
      },
    });
    await eventually(() => running.status().error === 'no answer');
    expect(running.status().stalledSince).toEqual(expect.any(String));
    await eventually(() => batches.length >= 3);
    expect(tried[1]?.events.length).toBeLessThan(8);
    expect(tried.slice(2, 4)).toEqual([tried[1], tried[1]]);
    expect(running.status().error).toBeUndefined();
  });

  it('runs in one instance, and another takes over when that one stops', async () => {
    const [one, other] = [collect(), collect()];
    const first = relay({ publish: one.publish });
    await eventually(() => first.status().role === 'leader');
    const second = relay({ publish: other.publish }, await database.open());
    await fill(5);
    await first.waitUntilCaughtUp();
    await second.waitUntilCaughtUp();
    expect(second.status().role).toBe('standby');
    expect(other.batches).toEqual([]);
    await first.stop();
    await fill(2);
    await second.waitUntilCaughtUp();
    expect(other.batches.flatMap(({ events }) => events)).toHaveLength(2);
  });

  it('has no lag once another instance relays', async () => {
    const failing = relay({ publish: () => Promise.reject(new Error('no answer')) });
    await fill(5);
    await eventually(() => failing.status().error === 'no answer');
    expect(failing.status().lag).toBeGreaterThan(0);
    const other = relay({ publish: collect().publish }, await database.open());
    await other.waitUntilCaughtUp();
    await eventually(() => expect(failing.status()).toMatchObject({ role: 'standby', lag: 0, failures: 0 }));
  });

  it('publishes again what it is rewound to, in whichever process it relays', async () => {
    await fill(3);
    await store.database.sql(`update events set recorded_at = recorded_at - interval '1 hour'`);
    const earlier = await store.tail();
    await fill(2);
    // One list for both, in the order of publication: either may relay after a rewind.
    const { batches, publish } = collect();
    const leading = relay({ publish });
    await leading.waitUntilCaughtUp();
    const standby = relay({ publish }, await database.open());
    await eventually(() => standby.status().role === 'standby');
    const published = () => batches.flatMap(({ events }) => events.map(({ id }) => id));
    const all = await log();
    const from = await store.tail();

    const halfAnHourAgo = new Date(Date.now() - 1_800_000).toISOString();
    expect(await rewindRelay(store.database, 'main', { since: halfAnHourAgo })).toEqual({
      from,
      to: earlier,
      events: 2,
    });
    await eventually(() => expect(published()).toEqual([...all, ...all.slice(3)]));
    const isSaved = async () =>
      (await store.database.sql('select 1 from relay_checkpoints where checkpoint = $1', [from])).length > 0;
    await eventually(isSaved);
    expect(await rewindRelay(store.database, 'main', { checkpoint: startOfLog })).toMatchObject({
      events: 5,
    });
    await eventually(() => expect(published()).toEqual([...all, ...all.slice(3), ...all]));
  });

  it('is rewound neither forward nor to a moment after the last event', async () => {
    await fill(2);
    const { publish } = collect();
    const running = relay({ publish });
    await running.waitUntilCaughtUp();
    const later = new Date(Date.now() + 60_000).toISOString();
    for (const target of [{ since: later }, { checkpoint: '9999999999:1' }])
      await expect(rewindRelay(store.database, 'main', target)).rejects.toThrow(
        'The relay has published no event after this.',
      );
    expect(running.status().role).toBe('leader');
  });

  it('publishes every event in order across kills', async () => {
    const file = join(folder, 'sink');
    for (let kill = 0; kill < selectByTier({ fast: 1, slow: 12 }); kill++) {
      const before = readPublished(file).length;
      const writing = fillSlowly(12);
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'testing/relay-child.ts'), database.url, file],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      await eventually(() => readPublished(file).length > before, { interval: 1 });
      await delay(randomInt(0, 15));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await writing;
    }
    await relay({ name: 'killed', publish: createFilePublisher(file), batchSize: 7 }).waitUntilCaughtUp();

    const batches = readPublished(file);
    const unique = deduplicated(batches);
    expect(unique.flatMap(({ events }) => events).join('\n')).toBe((await log()).join('\n'));
    for (const batch of batches) expect(unique.find(({ id }) => id === batch.id)).toEqual(batch);
  });
});
