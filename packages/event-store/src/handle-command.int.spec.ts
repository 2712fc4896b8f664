import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDecider, type Counted, createTestStore, type TestStore } from './testing/test-store.ts';
import type { EventStore } from './event-store.ts';

let database: TestStore;
let store: EventStore<Counted>;
beforeAll(async () => {
  database = await createTestStore();
  store = await database.open();
});
afterAll(() => database.drop());

describe('handling a command', () => {
  it('answers the events it led to, and the state and revision after them', async () => {
    const stream = randomUUID();
    await store.handle(countDecider, stream, { add: 2 });
    const { events, state, revision } = await store.handle(
      countDecider,
      stream,
      { add: 3 },
      { actor: 'member-1' },
    );
    expect({ state, revision }).toEqual({ state: { sum: 5 }, revision: 2 });
    expect(events).toEqual(await store.readStream(stream, { from: 2 }));
    expect(events[0]?.metadata).toEqual({ actor: 'member-1' });
  });

  it('appends nothing when nothing is decided', async () => {
    const stream = randomUUID();
    await store.handle(countDecider, stream, { add: 2 });
    const result = await store.handle(countDecider, stream, { add: 0 });
    expect(result).toEqual({ events: [], state: { sum: 2 }, revision: 1 });
  });

  it('throws the decider’s rejection and appends nothing', async () => {
    const stream = randomUUID();
    await expect(store.handle(countDecider, stream, { add: 2, limit: 1 })).rejects.toMatchObject({
      code: 'too-much',
    });
    expect(await store.readStream(stream)).toEqual([]);
  });

  it('keeps the rule under many commands at once, from several processes', async () => {
    const stream = randomUUID();
    const stores = [store, await database.open(), await database.open()];
    const commands = Array.from({ length: 90 }, (_, index) =>
      stores[index % 3]!.handle(countDecider, stream, { add: 1, limit: 40 }),
    );
    const results = await Promise.allSettled(commands);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(await store.readStream(stream)).toHaveLength(40);
  });

  it('keeps the rule for a stream that was taken for new and is not', async () => {
    const [stream, fresh] = [randomUUID(), randomUUID()];
    await store.handle(countDecider, stream, { add: 2 });
    const assumeNewStream = { assumeNewStream: true };
    const again = await store.handle(countDecider, stream, { add: 1, limit: 3 }, {}, assumeNewStream);
    expect(again).toMatchObject({ state: { sum: 3 }, revision: 2 });
    await expect(
      store.handle(countDecider, stream, { add: 1, limit: 3 }, {}, assumeNewStream),
    ).rejects.toMatchObject({ code: 'too-much' });
    const first = await store.handle(countDecider, fresh, { add: 1 }, {}, assumeNewStream);
    expect(first).toMatchObject({ state: { sum: 1 }, revision: 1 });
  });

  it('executes a command once per causation id', async () => {
    const stream = randomUUID();
    const options = { idempotencyKey: 'message-1' };
    const first = await store.handle(countDecider, stream, { add: 2 }, {}, options);
    const again = await store.handle(countDecider, stream, { add: 2 }, {}, options);
    expect(first.events).toHaveLength(1);
    expect(again).toEqual({ events: [], state: { sum: 2 }, revision: 1 });
  });
});
