import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { type Counted, createTestStore, type TestStore } from '../testing/test-store.ts';

let database: TestStore;
let store: EventStore<Counted>;
beforeAll(async () => {
  database = await createTestStore();
  store = await database.open();
});
afterAll(() => database.drop());

const counted = (by: number, id?: string): Counted & { id?: string } => ({
  type: 'Counted',
  data: { by },
  id,
});
const newStream = () => `count-${randomUUID()}`;
const valuesOf = async (stream: string) => (await store.readStream(stream)).map(({ data }) => data.by);

describe('appending', () => {
  it('numbers the events of a stream from 1', async () => {
    const stream = newStream();
    const first = await store.append(stream, [counted(1), counted(2)], { expected: 'none' });
    const second = await store.append(stream, [counted(3)], { expected: 2 });
    expect([first.revision, second.revision]).toEqual([2, 3]);
    expect(second.position).toBeGreaterThan(first.position);
    expect((await store.readStream(stream)).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it('answers the events as they are read', async () => {
    const stream = newStream();
    const metadata = { actor: 'member-1', correlationId: 'journey-1' };
    const event = { ...counted(1), metadata: { causationId: 'message-1' } };
    const { events } = await store.append(stream, [event], { expected: 'any', metadata });
    expect(events).toEqual(await store.readStream(stream));
    expect(events[0]?.metadata).toEqual({ ...metadata, causationId: 'message-1' });
  });

  it.each([
    ['behind', 0],
    ['ahead of', 2],
  ])('conflicts when it expects a revision %s the stream', async (_, expected) => {
    const stream = newStream();
    await store.append(stream, [counted(1)], { expected: 'none' });
    await expect(store.append(stream, [counted(9), counted(9)], { expected })).rejects.toMatchObject({
      code: 'revision-conflict',
      expected,
      actual: 1,
    });
    expect(await valuesOf(stream)).toEqual([1]);
  });

  it('lets exactly one of many concurrent appends at one revision through', async () => {
    const stream = newStream();
    const attempts = Array.from({ length: 50 }, (_, index) =>
      store.append(stream, [counted(index), counted(index)], { expected: 'none' }),
    );
    const results = await Promise.allSettled(attempts);
    const winners = results.flatMap((result, index) => (result.status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await valuesOf(stream)).toEqual([winners[0], winners[0]]);
  });

  it('takes appends of one turn to one stream as if they came one after the other', async () => {
    const stream = newStream();
    const results = await Promise.allSettled([
      store.append(stream, [counted(1), counted(2)], { expected: 'none' }),
      store.append(stream, [counted(3)], { expected: 2 }),
      store.append(stream, [counted(9)], { expected: 2 }),
      store.append(stream, [counted(4)], { expected: 'any' }),
      store.append(stream, [counted(5)], { expected: 4 }),
      store.append(stream, [counted(9)], { expected: 7 }),
    ]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(await valuesOf(stream)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not take an append down with a stale one before it in the same turn', async () => {
    const stream = newStream();
    await store.append(stream, [counted(1)], { expected: 'none' });
    const stale = store.append(stream, [counted(9)], { expected: 'none' });
    const any = store.append(stream, [counted(2)], { expected: 'any' });
    const right = store.append(stream, [counted(3)], { expected: 2 });
    await expect(stale).rejects.toMatchObject({ code: 'revision-conflict' });
    await Promise.all([any, right]);
    expect(await valuesOf(stream)).toEqual([1, 2, 3]);
  });
});

describe('joining', () => {
  it('writes concurrent calls in one batch and reports it', async () => {
    const flushes: number[] = [];
    const watched = await database.open({ onFlush: ({ appends }) => void flushes.push(appends) });
    await Promise.all(
      Array.from({ length: 300 }, () => watched.append(newStream(), [counted(1)], { expected: 'none' })),
    );
    expect(flushes).toEqual([256, 44]);
  });
});

describe('repeating an append', () => {
  it.each(['none', 'any'] as const)('answers the first result when it expected %s', async (expected) => {
    const stream = newStream();
    const events = [counted(1, randomUUID()), counted(2, randomUUID())];
    const first = await store.append(stream, events, { expected });
    await store.append(stream, [counted(3)], { expected: 2 });
    expect(await store.append(stream, events, { expected })).toEqual(first);
    expect(await valuesOf(stream)).toEqual([1, 2, 3]);
  });

  it.each(['none', 'any'] as const)('answers both when they come at once, expecting %s', async (expected) => {
    const stream = newStream();
    const events = [counted(1, randomUUID())];
    const [first, second] = await Promise.all([
      store.append(stream, events, { expected }),
      store.append(stream, events, { expected }),
    ]);
    expect(second).toEqual(first);
    expect(await valuesOf(stream)).toEqual([1]);
  });

  it('rejects ids of another append without failing other appends', async () => {
    const [stream, other] = [newStream(), newStream()];
    const id = randomUUID();
    await store.append(stream, [counted(1, id)], { expected: 'none' });
    const thief = store.append(other, [counted(1, id), counted(2)], { expected: 'none' });
    const bystanders = Array.from({ length: 20 }, () =>
      store.append(newStream(), [counted(1)], { expected: 'none' }),
    );
    await expect(thief).rejects.toMatchObject({ code: 'duplicate-event-id' });
    await Promise.all(bystanders);
    expect(await valuesOf(other)).toEqual([]);
  });
});

describe('a bad caller', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['more than fits', 'x'.repeat(1_000_001)],
  ])('with %s in the data fails alone', async (_, writer) => {
    const bad = store.append(newStream(), [{ type: 'Counted', data: { by: 1, writer } }], {
      expected: 'none',
    });
    const good = Array.from({ length: 20 }, () =>
      store.append(newStream(), [counted(1)], { expected: 'none' }),
    );
    await expect(bad).rejects.toMatchObject({ code: 'invalid-event' });
    await expect(Promise.all(good)).resolves.toHaveLength(20);
  });

  it('that only PostgreSQL finds out fails alone', async () => {
    // Nested deeper than jsonb goes.
    const deep: unknown = JSON.parse('['.repeat(8000) + ']'.repeat(8000));
    const bad = store.append(newStream(), [{ type: 'Counted', data: deep as Counted['data'] }], {
      expected: 'none',
    });
    const good = Array.from({ length: 20 }, () =>
      store.append(newStream(), [counted(1)], { expected: 'none' }),
    );
    await expect(bad).rejects.toMatchObject({ code: 'invalid-event' });
    await expect(Promise.all(good)).resolves.toHaveLength(20);
  });

  it.each(['text with an escaped \\u0000 in it', '\\', 'naïve ✓ 𝄞', '\u2028'])(
    'stores %j as it is',
    async (writer) => {
      const stream = newStream();
      await store.append(stream, [{ type: 'Counted', data: { by: 1, writer } }], { expected: 'none' });
      expect((await store.readStream(stream))[0]?.data.writer).toBe(writer);
    },
  );

  it('is refused when too many wait', async () => {
    const small = await database.open({ maxQueued: 10 });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => small.append(newStream(), [counted(1)], { expected: 'none' })),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'event-store-overloaded' } });
  });
});

describe('reading a stream', () => {
  it('begins at a revision', async () => {
    const stream = newStream();
    await store.append(
      stream,
      [1, 2, 3].map((by) => counted(by)),
      { expected: 'none' },
    );
    const [all, late] = await Promise.all([store.readStream(stream), store.readStream(stream, { from: 3 })]);
    expect(all).toHaveLength(3);
    expect(late.map(({ revision }) => revision)).toEqual([3]);
  });

  it('returns no events for an unknown stream', async () => {
    expect(await store.readStream(newStream())).toEqual([]);
  });
});
