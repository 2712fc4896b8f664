import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bus, type Consumer, connectBus, contextStream, defineHandler } from './index.ts';
import {
  createCountedMessage,
  defineCountedMessage,
  range,
  readNumber,
  uniqueName,
} from './testing/messages.ts';

describe('a message type that only the newer of two releases knows', () => {
  const olderTypes = new Set<string>();
  let older: Bus;
  let newer: Bus;
  beforeAll(async () => {
    const options = { servers: readTestNatsUrl(), name: 'unknown-types-spec' };
    older = await connectBus({ ...options, messageTypes: olderTypes });
    newer = await connectBus(options);
  });
  afterAll(() => Promise.all([older.close(), newer.close()]));

  const newContext = async () => {
    const context = uniqueName('types');
    await newer.ensureStreams([contextStream(context)]);
    return context;
  };
  const publish = (context: string, numbers: number[], known: number[] = []) =>
    newer.publishBatch({
      id: context,
      context,
      messages: numbers.map((n) =>
        known.includes(n)
          ? createCountedMessage(context, n, { type: `${context}.thing.known.v1` })
          : createCountedMessage(context, n),
      ),
    });
  const isIdle = async (consumer: Consumer) => {
    const { pending, unacknowledged } = await consumer.readPosition();
    return pending === 0 && unacknowledged === 0;
  };

  it('reaches the newer process, whichever process it is delivered to', async () => {
    const context = await newContext();
    const options = { stream: context, durable: 'shared', ackWaitMs: 500 };
    const handled: number[] = [];
    const first = older.consume({ ...options, on: {} });
    await Promise.all(range(1, 40).map((n) => newer.publish(createCountedMessage(context, n))));
    await eventually(async () => (await first.readPosition()).unacknowledged === 40);
    const on = defineHandler(
      defineCountedMessage(context),
      async (message) => void handled.push(readNumber(message)),
    );
    const second = newer.consume({ ...options, on });
    await eventually(() => handled.length > 0);
    await first.stop();
    await eventually(() => isIdle(second));
    expect(handled.toSorted((a, b) => a - b)).toEqual(range(1, 40));
    expect(first.status()).toMatchObject({ failed: 0, deadLettered: 0 });
  });

  it('does not keep the other messages of its batch from either process', async () => {
    const context = await newContext();
    const options = { stream: context, durable: 'batches' };
    const seen: number[] = [];
    const first = older.consume({
      ...options,
      on: { [`${context}.thing.known.v1`]: (message) => void seen.push(readNumber(message)) },
    });
    await publish(context, [1, 2, 3], [1, 3]);
    await eventually(() => seen.length === 2);
    expect(await first.readPosition()).toMatchObject({ unacknowledged: 1 });
    await first.stop();
    const second = newer.consume({ ...options, each: (message) => void seen.push(readNumber(message)) });
    await eventually(() => isIdle(second));
    expect(seen).toEqual([1, 3, 1, 2, 3]);
  });

  it('reaches the newer process of a consumer of batches in one call, however often it was given back', async () => {
    const context = await newContext();
    const seen: { first: unknown[][]; second: unknown[][] } = { first: [], second: [] };
    const run = (bus: Bus, into: unknown[][]) =>
      bus.consumeBatches({
        stream: context,
        durable: 'shared',
        handle: async ({ payloads }) => void into.push(payloads),
      });
    const lookups = vi.spyOn(olderTypes, 'has');
    const first = run(older, seen.first);
    await publish(context, [1, 2]);
    await eventually(() => lookups.mock.calls.length >= 2 * 3);
    await first.stop();
    const second = run(newer, seen.second);
    await eventually(() => isIdle(second));
    expect([seen.first.length, seen.second.map((payloads) => payloads.length)]).toEqual([0, [2]]);
    expect(first.status().failed).toBe(0);
  });

  it('becomes a dead letter when no newer process has received it within an hour', async () => {
    const context = await newContext();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    const options = { stream: context, maxDeliver: 1 };
    const consumers = [
      older.consume({ ...options, durable: 'single', on: {} }),
      older.consumeBatches({ ...options, durable: 'batches', handle: async () => {} }),
    ];
    await publish(context, [1]);
    await eventually(() => consumers.every((consumer) => consumer.status().deadLettered === 1));
    vi.useRealTimers();
    expect(await older.deadLetters.list({ stream: context })).toMatchObject([
      { reason: 'failed', error: expect.stringContaining('does not know') },
      { reason: 'failed', error: expect.stringContaining('does not know') },
    ]);
  });
});
