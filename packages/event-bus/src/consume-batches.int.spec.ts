import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Bus, connectBus, contextStream, createBatchingPublisher } from './index.ts';
import type { ConsumeBatchesOptions, PayloadBatch } from './consume-batches.ts';
import { range, uniqueName } from './testing/messages.ts';

describe('consuming batches', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'batches-spec' });
  });
  afterAll(() => bus.close());

  /** A stream with one message per list of payloads. */
  const createStreamSpec = async (...messages: unknown[][]) => {
    const stream = uniqueName('batches');
    await bus.ensureStreams([contextStream(stream)]);
    for (const [index, payloads] of messages.entries()) {
      const body = JSON.stringify(payloads);
      const subject = `events.${stream}.batch`;
      await bus.send({ subject, id: `m${index}`, body, contentType: 'application/json' });
    }
    return stream;
  };
  const run = (
    stream: string,
    options: Partial<ConsumeBatchesOptions<number>> & Pick<ConsumeBatchesOptions<number>, 'handle'>,
  ) => bus.consumeBatches<number>({ stream, durable: 'batches', backoff: [20], ...options });
  const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

  it('handles the payloads of many messages at once, each with its id and sequence', async () => {
    const stream = await createStreamSpec([1, 2], [3], [4, 5]);
    const batches: PayloadBatch<number>[] = [];
    const consumer = run(stream, { handle: async (batch) => void batches.push(batch) });
    await eventually(
      async () =>
        (await consumer.readPosition()).unacknowledged === 0 &&
        batches.flatMap(({ ids }) => ids).length === 5,
    );
    expect(batches.flatMap(({ payloads }) => payloads)).toEqual([1, 2, 3, 4, 5]);
    expect(batches.flatMap(({ ids }) => ids)).toEqual(['m0#0', 'm0#1', 'm1#0', 'm2#0', 'm2#1']);
    expect(batches.flatMap(({ seqs }) => seqs)).toEqual([1, 1, 2, 3, 3]);
    await consumer.stop();
  });

  it('commits every payload except the failing one, which is dead-lettered', async () => {
    const stream = await createStreamSpec([1, 2, 3], [4, 5, 6], [7]);
    const committed: number[] = [];
    const handle = async ({ payloads }: PayloadBatch<number>) => {
      if (payloads.includes(5)) throw new Error('no fives');
      committed.push(...payloads);
    };
    const consumer = run(stream, { handle, maxDeliver: 4 });
    await eventually(() => consumer.status().deadLettered === 1);
    await eventually(async () => (await consumer.readPosition()).unacknowledged === 0);
    expect(ascending(committed)).toEqual([1, 2, 3, 4, 6, 7]);
    const [letter] = await bus.deadLetters.list({ stream });
    expect(letter).toMatchObject({
      payload: 5,
      reason: 'failed',
      error: 'Error: no fives',
      origin: { seq: 2, index: 1 },
    });
    expect(letter?.attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    await consumer.stop();
  });

  it('dead-letters invalid payloads immediately, without calling the handler', async () => {
    const stream = await createStreamSpec([1, 'two', 3]);
    const committed: number[] = [];
    const consumer = run(stream, {
      parse: (payload) => z.number().parse(payload),
      handle: async ({ payloads }) => void committed.push(...payloads),
    });
    await eventually(() => consumer.status().deadLettered === 1);
    expect(committed).toEqual([1, 3]);
    expect(await bus.deadLetters.list({ stream })).toMatchObject([{ payload: 'two', reason: 'invalid' }]);
    await consumer.stop();
  });

  it('distributes messages over instances of a durable consumer exactly once', async () => {
    const stream = await createStreamSpec();
    const counts = [0, 0];
    const committed: number[] = [];
    const consumers = counts.map((_, index) =>
      run(stream, {
        maxMessages: 5,
        handle: async ({ payloads }) => {
          counts[index] = (counts[index] ?? 0) + payloads.length;
          committed.push(...payloads);
        },
      }),
    );
    await eventually(() => consumers.every((consumer) => consumer.status().state === 'running'));
    const publisher = createBatchingPublisher({ bus, subject: `events.${stream}.batch`, maxBatch: 7 });
    await Promise.all(range(1, 2_000).map((n) => publisher.publish(n)));
    await eventually(() => committed.length >= 2_000);
    expect(ascending(committed)).toEqual(range(1, 2_000));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await Promise.all(consumers.map((consumer) => consumer.stop()));
  });

  it('retries in place while its database is down', async () => {
    const stream = await createStreamSpec([1, 2]);
    let failures = 2;
    const calls: number[][] = [];
    const consumer = run(stream, {
      isTransient: (error) => error instanceof Error && error.message === 'down',
      handle: async ({ payloads }) => {
        calls.push(payloads);
        if (failures-- > 0) throw new Error('down');
      },
    });
    await eventually(() => consumer.status().handled === 2);
    expect(calls).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(consumer.status()).toMatchObject({ failed: 0, deadLettered: 0 });
    await consumer.stop();
  });

  it('does not count an attempt that a stop ends while its database is down', async () => {
    const stream = await createStreamSpec([1]);
    let calls = 0;
    const isTransient = (error: unknown) => error instanceof Error && error.message === 'down';
    const first = run(stream, {
      maxDeliver: 3,
      isTransient,
      handle: () => Promise.reject(new Error((calls += 1) > 2 ? 'down' : 'not handled')),
    });
    await eventually(() => calls > 2);
    await first.stop();
    const second = run(stream, { maxDeliver: 3, handle: async () => {} });
    await eventually(() => second.status().handled + second.status().deadLettered === 1);
    expect(second.status()).toMatchObject({ handled: 1, deadLettered: 0 });
    await second.stop();
  });
});
