import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bus,
  connectBus,
  type Consumer,
  contextStream,
  type HandlerContext,
  defineHandler,
} from './index.ts';
import type { ConsumeOptions } from './consume.ts';
import {
  createCountedMessage,
  defineCountedMessage,
  readNumber,
  range,
  uniqueName,
} from './testing/messages.ts';

describe('consuming', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'consume-spec' });
  });
  afterAll(() => bus.close());

  const newContext = async () => {
    const context = uniqueName('consume');
    await bus.ensureStreams([contextStream(context)]);
    return context;
  };
  const backoff = [20];
  /** A consumer that fails each message the number of times in `failures`. */
  const flaky = (stream: string, failures: Record<number, number>, options: Partial<ConsumeOptions> = {}) => {
    const tries: number[] = [];
    const contexts: HandlerContext[] = [];
    const left = { ...failures };
    const each: ConsumeOptions['each'] = (message, context) => {
      const n = readNumber(message);
      tries.push(n);
      contexts.push(context);
      if ((left[n] ?? 0) > 0) {
        left[n] = (left[n] ?? 0) - 1;
        throw new Error(`not ${n}`);
      }
    };
    const consumer = bus.consume({ stream, durable: 'flaky', each, backoff, ...options });
    return { consumer, tries, contexts };
  };
  const isIdle = async (consumer: Consumer) => {
    const { pending, unacknowledged } = await consumer.readPosition();
    return pending === 0 && unacknowledged === 0;
  };

  it('passes validated messages to the handler of their type, and acknowledges the others', async () => {
    const context = await newContext();
    const seen: number[] = [];
    await bus.publish(createCountedMessage(context, 1, { type: `${context}.thing.renamed.v1` }));
    await bus.publish(createCountedMessage(context, 2));
    const on = defineHandler(defineCountedMessage(context), async ({ data }) => void seen.push(data.n));
    const consumer = bus.consume({ stream: context, durable: 'typed', on });
    await eventually(() => seen.length === 1 && isIdle(consumer));
    expect(seen).toEqual([2]);
    await consumer.stop();
  });

  it('waits for a stream that another service creates later', async () => {
    const context = uniqueName('consume');
    const { consumer, tries } = flaky(context, {});
    await eventually(() => consumer.status().lastError !== undefined);
    expect(consumer.status().state).toBe('starting');
    await bus.ensureStreams([contextStream(context)]);
    await bus.publish(createCountedMessage(context, 1));
    await eventually(() => tries.length === 1);
    expect(consumer.status().state).toBe('running');
    await consumer.stop();
  });

  it('acknowledges only after the handler is done', async () => {
    const context = await newContext();
    const { promise, resolve } = Promise.withResolvers<void>();
    let started = false;
    const each = () => ((started = true), promise);
    const consumer = bus.consume({ stream: context, durable: 'slow', each });
    await bus.publish(createCountedMessage(context, 1));
    await eventually(() => started);
    expect(await consumer.readPosition()).toMatchObject({ pending: 0, unacknowledged: 1 });
    resolve();
    await eventually(() => isIdle(consumer));
    await consumer.stop();
  });

  it('keeps a message in progress while its handler works, and those queued behind it', async () => {
    const context = await newContext();
    const { promise, resolve } = Promise.withResolvers<void>();
    const redelivered: boolean[] = [];
    const each: ConsumeOptions['each'] = async (_, { redelivered: again }) => {
      redelivered.push(again);
      await promise;
    };
    const options = { stream: context, durable: 'long', each, ackWaitMs: 300 };
    const consumers = [bus.consume(options)];
    await Promise.all(range(1, 3).map((n) => bus.publish(createCountedMessage(context, n))));
    await eventually(async () => (await consumers[0]?.readPosition())?.unacknowledged === 3);
    const begun = performance.now();
    consumers.push(bus.consume(options));
    await eventually(() => performance.now() - begun > 1_000);
    resolve();
    await eventually(() => redelivered.length >= 3 && isIdle(consumers[0] as Consumer));
    expect(redelivered).toEqual([false, false, false]);
    await Promise.all(consumers.map((consumer) => consumer.stop()));
  });

  it('retries a failed message after its back-off and continues with the others', async () => {
    const context = await newContext();
    const times: number[] = [];
    const { consumer, tries, contexts } = flaky(context, { 2: 2 }, { backoff: [100, 300] });
    const publishedAt = performance.now();
    for (const n of range(1, 3)) await bus.publish(createCountedMessage(context, n));
    await eventually(() => (times.push(performance.now() - publishedAt), tries.length === 5));
    expect(times.at(-1)).toBeGreaterThan(350);
    expect(tries.filter((n) => n === 2)).toHaveLength(3);
    expect(tries.indexOf(3)).toBeLessThan(tries.lastIndexOf(2));
    expect(contexts.filter((_, index) => tries[index] === 2).map(({ attempt }) => attempt)).toEqual([
      1, 2, 3,
    ]);
    await eventually(() => isIdle(consumer));
    await consumer.stop();
  });

  it('redelivers only the failed message of a batch and those after it', async () => {
    const context = await newContext();
    const { consumer, tries } = flaky(context, { 3: 1 });
    await bus.publishBatch({
      id: context,
      context,
      messages: range(1, 5).map((n) => createCountedMessage(context, n)),
    });
    await eventually(() => tries.length === 6 && isIdle(consumer));
    expect(tries).toEqual([1, 2, 3, 3, 4, 5]);
    await consumer.stop();
  });

  it('retries transient errors without counting an attempt', async () => {
    const context = await newContext();
    const { consumer, tries, contexts } = flaky(
      context,
      { 1: 2 },
      { maxDeliver: 1, isTransient: () => true },
    );
    await bus.publish(createCountedMessage(context, 1));
    await eventually(() => tries.length === 3 && isIdle(consumer));
    expect(contexts.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
    expect(consumer.status()).toMatchObject({ handled: 1, failed: 0, deadLettered: 0 });
    await consumer.stop();
  });

  it('does not count an attempt that a stop ends during a transient error', async () => {
    const context = await newContext();
    const started: number[] = [];
    const run = (each: () => void) =>
      bus.consume({
        stream: context,
        durable: 'stopped',
        backoff,
        isTransient: (error) => error instanceof Error && error.message === 'down',
        each: (_, { attempt }) => {
          started.push(attempt);
          each();
        },
      });
    const first = run(() => {
      throw new Error(started.length === 1 ? 'not handled' : 'down');
    });
    await bus.publish(createCountedMessage(context, 1));
    await eventually(() => started.length >= 2);
    await first.stop();
    started.length = 0;
    const second = run(() => {});
    await eventually(() => second.status().handled === 1);
    expect(started).toEqual([2]);
    await second.stop();
  });

  it('shares the messages of one durable name between processes', async () => {
    const context = await newContext();
    const seen: number[][] = [[], [], []];
    const others = await Promise.all(
      seen.map(() => connectBus({ servers: readTestNatsUrl(), name: 'worker' })),
    );
    const workers = others.map((other, index) =>
      other.consume({
        stream: context,
        durable: 'shared',
        each: (message) => void seen[index]?.push(readNumber(message)),
      }),
    );
    await eventually(() => workers.every((worker) => worker.status().state === 'running'));
    await Promise.all(range(1, 300).map((n) => bus.publish(createCountedMessage(context, n))));
    await eventually(() => seen.flat().length >= 300 && isIdle(workers[0] as Consumer));
    expect(seen.flat().toSorted((a, b) => a - b)).toEqual(range(1, 300));
    expect(seen.every(({ length }) => length > 0)).toBe(true);
    await Promise.all(others.map((other) => other.close()));
  });

  it('finishes the message in progress when stopped, and returns the rest for other instances', async () => {
    const context = await newContext();
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen: number[] = [];
    const first = bus.consume({
      stream: context,
      durable: 'handed-over',
      each: async (message) => {
        await promise;
        seen.push(readNumber(message));
      },
    });
    await Promise.all(range(1, 10).map((n) => bus.publish(createCountedMessage(context, n))));
    await eventually(async () => (await first.readPosition()).unacknowledged === 10);
    const stopped = first.stop();
    resolve();
    await stopped;
    expect(seen).toHaveLength(1);
    const second = bus.consume({
      stream: context,
      durable: 'handed-over',
      each: (message) => void seen.push(readNumber(message)),
    });
    await eventually(() => seen.length === 10 && isIdle(second), { timeout: 5_000 });
    expect(seen.toSorted((a, b) => a - b)).toEqual(range(1, 10));
    await second.stop();
  });
});
