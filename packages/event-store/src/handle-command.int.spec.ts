import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamHandle } from './streams/stream-handle.ts';
import { countStream, createTestStore, type TestStore } from './testing/test-store.ts';

let database: TestStore;
let counts: StreamHandle<typeof countStream>;
const openCounts = async () => (await database.open()).stream(countStream);
beforeAll(async () => {
  database = await createTestStore();
  counts = await openCounts();
});
afterAll(() => database.drop());

describe('handling a command', () => {
  it('returns its events, and the state and revision after them', async () => {
    const stream = randomUUID();
    await counts.handle([stream], { add: 2 });
    const { events, state, revision } = await counts.handle(
      [stream],
      { add: 3 },
      { metadata: { actor: 'member-1' } },
    );
    expect({ state, revision }).toEqual({ state: { sum: 5 }, revision: 2 });
    expect(events).toEqual(await counts.readAfter(1, stream));
    expect(events[0]?.metadata).toEqual({ actor: 'member-1' });
  });

  it('appends nothing when nothing is decided', async () => {
    const stream = randomUUID();
    await counts.handle([stream], { add: 2 });
    const result = await counts.handle([stream], { add: 0 });
    expect(result).toEqual({ events: [], state: { sum: 2 }, revision: 1 });
  });

  it('throws the decider’s rejection and appends nothing', async () => {
    const stream = randomUUID();
    await expect(counts.handle([stream], { add: 2, limit: 1 })).rejects.toMatchObject({
      code: 'too-much',
    });
    expect(await counts.read(stream)).toEqual([]);
  });

  it('preserves the invariant under concurrent commands of several processes', async () => {
    const stream = randomUUID();
    const writers = [counts, await openCounts(), await openCounts()];
    const commands = Array.from({ length: 90 }, (_, index) =>
      writers[index % 3]!.handle([stream], { add: 1, limit: 40 }),
    );
    const results = await Promise.allSettled(commands);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(await counts.read(stream)).toHaveLength(40);
  });

  it('preserves the invariant for a stream that was wrongly assumed to be new', async () => {
    const [stream, fresh] = [randomUUID(), randomUUID()];
    await counts.handle([stream], { add: 2 });
    const assumeNewStream = { assumeNewStream: true };
    const again = await counts.handle([stream], { add: 1, limit: 3 }, assumeNewStream);
    expect(again).toMatchObject({ state: { sum: 3 }, revision: 2 });
    await expect(counts.handle([stream], { add: 1, limit: 3 }, assumeNewStream)).rejects.toMatchObject({
      code: 'too-much',
    });
    const first = await counts.handle([fresh], { add: 1 }, assumeNewStream);
    expect(first).toMatchObject({ state: { sum: 1 }, revision: 1 });
  });

  it('executes a command once per causation id', async () => {
    const stream = randomUUID();
    const options = { idempotencyKey: 'message-1' };
    const first = await counts.handle([stream], { add: 2 }, options);
    const again = await counts.handle([stream], { add: 2 }, options);
    expect(first.events).toHaveLength(1);
    expect(again).toEqual({ events: [], state: { sum: 2 }, revision: 1 });
  });
});
