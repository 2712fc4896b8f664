import { eventually, selectByTier, startTestNats } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream, createBatchingPublisher, eventBatchType } from './index.ts';
import { collect } from './testing/collect.ts';
import { createCountedMessage, readNumber, range } from './testing/messages.ts';

const context = 'crash';
const crashCount = selectByTier({ fast: 1, slow: 3 });
type Nats = Awaited<ReturnType<typeof startTestNats>>;

describe('when the server crashes', () => {
  let nats: Nats;
  let bus: Bus;
  beforeEach(async () => {
    nats = await startTestNats();
    bus = await connectBus({ servers: nats.url, name: 'crash-spec' });
    await bus.ensureStreams([contextStream(context)]);
  });
  afterEach(async () => {
    await bus.close();
    await nats.stop();
  });

  /** Kills and restarts the server whenever `done` has grown by `each`; `over` resolves after `times` crashes. */
  function crashRepeatedly(done: () => number, times: number, each: number) {
    let left = times;
    const finished = (async () => {
      for (; left > 0; left--) {
        const target = done() + each;
        await eventually(() => done() >= target, { interval: 1 });
        await nats.kill();
        await nats.restart();
      }
    })();
    return { finished, over: () => left === 0 };
  }

  it('stores every acknowledged message exactly once and acknowledges all', async () => {
    const acknowledged: number[] = [];
    let next = 0;
    const crashes = crashRepeatedly(() => acknowledged.length, crashCount, 150);
    const writer = async () => {
      while (!crashes.over()) {
        const n = next++;
        await bus.publish(createCountedMessage(context, n));
        acknowledged.push(n);
      }
    };
    await Promise.all([crashes.finished, ...range(1, 16).map(writer)]);
    expect(acknowledged).toHaveLength(next);
    const stored = await collect(bus, context, next);
    expect(stored.toSorted((a, b) => a - b)).toEqual(range(0, next - 1));
  });

  it('stores batched messages exactly once', async () => {
    const subject = `events.${context}.batch`;
    const publisher = createBatchingPublisher({ bus, subject, contentType: eventBatchType });
    const acknowledged: number[] = [];
    let next = 0;
    const crashes = crashRepeatedly(() => acknowledged.length, crashCount, 2_000);
    const caller = async () => {
      while (!crashes.over()) {
        const n = next++;
        await publisher.publish(createCountedMessage(context, n));
        acknowledged.push(n);
      }
    };
    await Promise.all([crashes.finished, ...range(1, 200).map(caller)]);
    await publisher.drain();
    const stored = await collect(bus, context, next);
    expect(stored.toSorted((a, b) => a - b)).toEqual(range(0, next - 1));
  });

  it('delivers every message to a consumer, with repetitions at most', async () => {
    const seen = new Set<number>();
    const consumer = bus.consume({
      stream: context,
      durable: 'survivor',
      ackWaitMs: 2_000,
      each: (message) => void seen.add(readNumber(message)),
    });
    let published = 0;
    const crashes = crashRepeatedly(() => seen.size, crashCount, 100);
    while (!crashes.over()) await bus.publish(createCountedMessage(context, published++));
    await crashes.finished;
    await eventually(() => seen.size === published, { timeout: 20_000 });
    await eventually(async () => (await consumer.readPosition()).unacknowledged === 0);
    expect(consumer.status()).toMatchObject({ state: 'running', failed: 0, deadLettered: 0 });
  });

  it('resumes live views and watches at their position', async () => {
    const live: number[] = [];
    const watched: unknown[] = [];
    const view = bus.subscribeLive({ stream: context }, (message) => void live.push(readNumber(message)));
    await view.ready;
    const kv = bus.kv('settings');
    kv.watch(({ value }) => void watched.push(value));
    await bus.publish(createCountedMessage(context, 1));
    await kv.put('k', 'before');
    await eventually(() => live.length === 1 && watched.length === 1);
    await nats.kill();
    expect(await eventually(() => !bus.status().connected)).toBe(true);
    const published = bus.publish(createCountedMessage(context, 2));
    const put = kv.put('k', 'after');
    await nats.restart();
    await Promise.all([published, put]);
    await bus.publish(createCountedMessage(context, 3));
    await eventually(() => live.length === 3 && watched.length === 2);
    expect(live).toEqual([1, 2, 3]);
    expect(watched).toEqual(['before', 'after']);
    expect(bus.status().connected).toBe(true);
  });

  it('waits for a server that is not available yet', async () => {
    await nats.kill();
    const waits: string[] = [];
    const heard = (_: object, message: string) => void waits.push(message);
    const log = { debug: heard, info: heard, warn: heard, error: heard };
    const connecting = connectBus({ servers: nats.url, name: 'early', log });
    await eventually(() => waits.length >= 2);
    await nats.restart();
    const early = await connecting;
    expect(early.status().connected).toBe(true);
    await early.close();
  });

  it('closes without a server too', async () => {
    const consumer = bus.consume({ stream: context, durable: 'closing', each: () => {} });
    await eventually(() => consumer.status().state === 'running');
    await nats.kill();
    await eventually(() => !bus.status().connected);
    await bus.close();
    await expect(bus.publish(createCountedMessage(context, 1))).rejects.toMatchObject({ code: 'closed' });
  });
});
