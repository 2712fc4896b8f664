import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamHandle } from '../streams/stream-handle.ts';
import { countStream, type Counted, createTestStore, type TestStore } from '../testing/test-store.ts';

let database: TestStore;
let counts: StreamHandle<typeof countStream>;
beforeAll(async () => {
  database = await createTestStore();
  counts = (await database.open()).stream(countStream);
});
afterAll(() => database.drop());

const counted = (by: number, id?: string): Counted & { id?: string } => ({
  type: 'Counted',
  data: { by },
  id,
});
const newStream = () => randomUUID();
const readValues = async (stream: string) => (await counts.read(stream)).map(({ data }) => data.by);

describe('appending', () => {
  it('numbers the events of a stream from 1', async () => {
    const stream = newStream();
    const first = await counts.append([stream], [counted(1), counted(2)], { expected: 'none' });
    const second = await counts.append([stream], [counted(3)], { expected: 2 });
    expect([first.revision, second.revision]).toEqual([2, 3]);
    expect(second.position).toBeGreaterThan(first.position);
    expect((await counts.read(stream)).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it('returns the events as they are read', async () => {
    const stream = newStream();
    const metadata = { actor: 'member-1', correlationId: 'journey-1' };
    const event = { ...counted(1), metadata: { causationId: 'message-1' } };
    const { events } = await counts.append([stream], [event], { expected: 'any', metadata });
    expect(events).toEqual(await counts.read(stream));
    expect(events[0]?.metadata).toEqual({ ...metadata, causationId: 'message-1' });
  });

  it.each([
    ['behind', 0],
    ['ahead of', 2],
  ])('conflicts when it expects a revision %s the stream', async (_, expected) => {
    const stream = newStream();
    await counts.append([stream], [counted(1)], { expected: 'none' });
    await expect(counts.append([stream], [counted(9), counted(9)], { expected })).rejects.toMatchObject({
      code: 'revision-conflict',
      expected,
      actual: 1,
    });
    expect(await readValues(stream)).toEqual([1]);
  });

  it('accepts exactly one of many concurrent appends at one revision', async () => {
    const stream = newStream();
    const attempts = Array.from({ length: 50 }, (_, index) =>
      counts.append([stream], [counted(index), counted(index)], { expected: 'none' }),
    );
    const results = await Promise.allSettled(attempts);
    const winners = results.flatMap((result, index) => (result.status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await readValues(stream)).toEqual([winners[0], winners[0]]);
  });

  it('handles appends of one turn to one stream as if they were sequential', async () => {
    const stream = newStream();
    const results = await Promise.allSettled([
      counts.append([stream], [counted(1), counted(2)], { expected: 'none' }),
      counts.append([stream], [counted(3)], { expected: 2 }),
      counts.append([stream], [counted(9)], { expected: 2 }),
      counts.append([stream], [counted(4)], { expected: 'any' }),
      counts.append([stream], [counted(5)], { expected: 4 }),
      counts.append([stream], [counted(9)], { expected: 7 }),
    ]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(await readValues(stream)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not fail an append because of a stale one before it in the same turn', async () => {
    const stream = newStream();
    await counts.append([stream], [counted(1)], { expected: 'none' });
    const stale = counts.append([stream], [counted(9)], { expected: 'none' });
    const any = counts.append([stream], [counted(2)], { expected: 'any' });
    const right = counts.append([stream], [counted(3)], { expected: 2 });
    await expect(stale).rejects.toMatchObject({ code: 'revision-conflict' });
    await Promise.all([any, right]);
    expect(await readValues(stream)).toEqual([1, 2, 3]);
  });
});

describe('batching', () => {
  it('commits concurrent appends in batches of at most 256', async () => {
    const store = await database.open();
    const streams = store.stream(countStream);
    const results = await Promise.all(
      Array.from({ length: 300 }, () => streams.append([newStream()], [counted(1)], { expected: 'none' })),
    );
    const commits = await store.database.sql<{ appends: number }>(
      `select count(*) as appends from events where position = any($1) group by transaction_id order by transaction_id`,
      [results.map(({ position }) => position)],
    );
    expect(commits.map(({ appends }) => appends)).toEqual([256, 44]);
  });
});

describe('repeating an append', () => {
  it.each(['none', 'any'] as const)('returns the first result when it expected %s', async (expected) => {
    const stream = newStream();
    const events = [counted(1, randomUUID()), counted(2, randomUUID())];
    const first = await counts.append([stream], events, { expected });
    await counts.append([stream], [counted(3)], { expected: 2 });
    expect(await counts.append([stream], events, { expected })).toEqual(first);
    expect(await readValues(stream)).toEqual([1, 2, 3]);
  });

  it.each(['none', 'any'] as const)(
    'returns the result to both concurrent callers, expecting %s',
    async (expected) => {
      const stream = newStream();
      const events = [counted(1, randomUUID())];
      const [first, second] = await Promise.all([
        counts.append([stream], events, { expected }),
        counts.append([stream], events, { expected }),
      ]);
      expect(second).toEqual(first);
      expect(await readValues(stream)).toEqual([1]);
    },
  );

  it('rejects ids of another append without failing other appends', async () => {
    const [stream, other] = [newStream(), newStream()];
    const id = randomUUID();
    await counts.append([stream], [counted(1, id)], { expected: 'none' });
    const thief = counts.append([other], [counted(1, id), counted(2)], { expected: 'none' });
    const bystanders = Array.from({ length: 20 }, () =>
      counts.append([newStream()], [counted(1)], { expected: 'none' }),
    );
    await expect(thief).rejects.toMatchObject({ code: 'duplicate-event-id' });
    await Promise.all(bystanders);
    expect(await readValues(other)).toEqual([]);
  });
});

describe('an invalid event', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['more than fits', 'x'.repeat(1_000_001)],
  ])('with %s in the data fails alone', async (_, writer) => {
    const bad = counts.append([newStream()], [{ type: 'Counted', data: { by: 1, writer } }], {
      expected: 'none',
    });
    const good = Array.from({ length: 20 }, () =>
      counts.append([newStream()], [counted(1)], { expected: 'none' }),
    );
    await expect(bad).rejects.toMatchObject({ code: 'invalid-event' });
    await expect(Promise.all(good)).resolves.toHaveLength(20);
  });

  it('that only PostgreSQL detects fails alone', async () => {
    // Nested deeper than jsonb allows.
    const deep: unknown = JSON.parse('['.repeat(8000) + ']'.repeat(8000));
    const bad = counts.append([newStream()], [{ type: 'Counted', data: deep as Counted['data'] }], {
      expected: 'none',
    });
    const good = Array.from({ length: 20 }, () =>
      counts.append([newStream()], [counted(1)], { expected: 'none' }),
    );
    await expect(bad).rejects.toMatchObject({ code: 'invalid-event' });
    await expect(Promise.all(good)).resolves.toHaveLength(20);
  });

  it.each(['text with an escaped \\u0000 in it', '\\', 'naïve ✓ 𝄞', '\u2028'])(
    'stores %j unchanged',
    async (writer) => {
      const stream = newStream();
      await counts.append([stream], [{ type: 'Counted', data: { by: 1, writer } }], { expected: 'none' });
      expect((await counts.read(stream))[0]?.data.writer).toBe(writer);
    },
  );
});

describe('reading a stream', () => {
  it('starts after a revision', async () => {
    const stream = newStream();
    await counts.append(
      [stream],
      [1, 2, 3].map((by) => counted(by)),
      { expected: 'none' },
    );
    const [events, lastEvents] = await Promise.all([counts.read(stream), counts.readAfter(2, stream)]);
    expect(events).toHaveLength(3);
    expect(lastEvents.map(({ revision }) => revision)).toEqual([3]);
  });

  it('returns no events for an unknown stream', async () => {
    expect(await counts.read(newStream())).toEqual([]);
  });
});
