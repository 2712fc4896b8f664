import { setImmediate } from 'node:timers/promises';
import { eventually } from '@aera/testing';
import { createLog } from '@aera/service-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FeedPage } from './change-feed.ts';
import { createSseHub, type SseHub } from './sse-hub.ts';

const log = createLog('questions-notifications', 'silent');

/** In-memory feeds of two recipients. */
function memoryFeed() {
  const feeds = new Map<string, number>();
  let reads = 0;
  return {
    reads: () => reads,
    grow: (reader: string, by = 1) => feeds.set(reader, (feeds.get(reader) ?? 0) + by),
    read: async (reader: string, after: number): Promise<FeedPage> => {
      reads += 1;
      await setImmediate();
      const head = feeds.get(reader) ?? 0;
      const numbers = Array.from({ length: Math.max(0, head - after) }, (_, n) => after + 1 + n);
      const entries = numbers.map((seq) => ({
        seq,
        list: 'questions' as const,
        data: { change: 'x', ids: [] },
      }));
      return { head, oldest: 1, entries };
    },
  };
}

describe('SSE connections', () => {
  let streams: SseHub;
  let feed: ReturnType<typeof memoryFeed>;
  const start = (heartbeatMs?: number) => {
    feed = memoryFeed();
    streams = createSseHub({ readFeed: feed.read, log, ...(heartbeatMs && { heartbeatMs }) });
  };
  afterEach(() => {
    streams.close();
    vi.useRealTimers();
  });

  const open = (reader: string, resume: number | 'present' = 'present') => {
    const stream = streams.open(reader, resume);
    if (!stream) throw new Error('The stream was refused.');
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    const ids = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    return { stream, ids, text: () => text };
  };

  it('send a change to all streams of its recipient and to no one else', async () => {
    start();
    const [first, second, other] = [open('a'), open('a'), open('b')];
    await eventually(() => [first, second, other].every(({ ids }) => ids().length === 1));
    feed.grow('a');
    streams.onFeedUpdated('a');
    await eventually(() => first.ids().length === 2 && second.ids().length === 2);
    expect([first.ids(), second.ids(), other.ids()]).toEqual([[0, 1], [0, 1], [0]]);
  });

  it('deliver each change once for repeated notifications', async () => {
    start();
    const one = open('a');
    for (let n = 0; n < 200; n += 1) {
      feed.grow('a');
      streams.onFeedUpdated('a');
      if (n % 7 === 0) await setImmediate();
    }
    const late = open('a', 150);
    await eventually(() => one.ids().at(-1) === 200 && late.ids().at(-1) === 200);
    expect(late.ids()).toEqual(Array.from({ length: 50 }, (_, n) => 151 + n));
    const [begun = 0] = one.ids();
    expect(one.ids()).toEqual(Array.from({ length: 201 - begun }, (_, n) => begun + n));
    expect(feed.reads()).toBeLessThan(200);
  });

  it('read the feed with each heartbeat, because a notification may get lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    start(15_000);
    const one = open('a');
    await eventually(() => one.ids().length === 1);
    feed.grow('a');
    vi.advanceTimersByTime(15_000);
    await eventually(() => one.ids().length === 2);
    expect(one.text()).toContain(': still here\n\n');
  });

  it('survive a feed that cannot be read, and send its entries later', async () => {
    const errors = [new Error('no database')];
    feed = memoryFeed();
    const readFeed = async (reader: string, after: number) => {
      const error = errors.pop();
      if (error) throw error;
      return feed.read(reader, after);
    };
    streams = createSseHub({ readFeed, log });
    const one = open('a');
    await eventually(() => errors.length === 0);
    feed.grow('a');
    streams.onAllFeedsUpdated();
    await eventually(() => one.ids().length === 1);
    expect(one.ids()).toEqual([1]);
  });

  it('are removed when their client disconnects', async () => {
    start();
    const [left, stays] = [open('a'), open('a')];
    left.stream.destroy();
    await eventually(() => streams.count() === 1);
    feed.grow('a');
    streams.onFeedUpdated('a');
    await eventually(() => stays.ids().at(-1) === 1);
  });

  it('are limited per recipient', () => {
    start();
    for (let n = 0; n < 32; n += 1) open('a');
    expect(streams.open('a', 'present')).toBeNull();
    expect(streams.open('b', 'present')).not.toBeNull();
  });

  it('end when the service stops, late subscribers included', async () => {
    start();
    const early = open('a');
    streams.close();
    for (const { stream } of [early, open('a')]) await eventually(() => stream.readableEnded);
  });
});
