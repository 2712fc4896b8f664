import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
import type { SubscribeLiveOptions } from './live.ts';
import { createCountedMessage, readNumber, range, uniqueName } from './testing/messages.ts';

describe('a live subscription', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'live-spec' });
  });
  afterAll(() => bus.close());
  const filled = async () => {
    const stream = uniqueName('live');
    await bus.ensureStreams([contextStream(stream)]);
    for (const n of range(1, 3)) await bus.publish(createCountedMessage(stream, n));
    return stream;
  };
  const follow = (options: SubscribeLiveOptions, failing?: number) => {
    const seen: number[] = [];
    const live = bus.subscribeLive(options, (message) => {
      seen.push(readNumber(message));
      if (readNumber(message) === failing) throw new Error('broken pipe');
    });
    return { live, seen };
  };

  it('receives new messages in order, single and batched', async () => {
    const stream = await filled();
    const { live, seen } = follow({ stream });
    await live.ready;
    await bus.publish(createCountedMessage(stream, 4));
    await bus.publishBatch({
      id: stream,
      context: stream,
      messages: range(5, 9).map((n) => createCountedMessage(stream, n)),
    });
    await eventually(() => seen.length === 6);
    expect(seen).toEqual(range(4, 9));
    await live.stop();
  });

  it('begins at a sequence or a time', async () => {
    const stream = await filled();
    const bySeq = follow({ stream, from: { seq: 2 } });
    const byTime = follow({ stream, from: { time: new Date(0) } });
    await eventually(() => bySeq.seen.length === 2 && byTime.seen.length === 3);
    expect(bySeq.seen).toEqual([2, 3]);
    await Promise.all([bySeq.live.stop(), byTime.live.stop()]);
  });

  it('says when it has delivered what the stream had at its start', async () => {
    const stream = await filled();
    const all = follow({ stream, from: { seq: 1 } });
    const none = follow({ stream });
    await Promise.all([all.live.caughtUp, none.live.caughtUp]);
    expect([all.seen, none.seen]).toEqual([[1, 2, 3], []]);
    await Promise.all([all.live.stop(), none.live.stop()]);
  });

  it('receives only the requested types', async () => {
    const stream = await filled();
    const { live, seen } = follow({ stream, from: { seq: 1 }, types: [`${stream}.thing.renamed.v1`] });
    await bus.publish(createCountedMessage(stream, 4, { type: `${stream}.thing.renamed.v1` }));
    await eventually(() => seen.length > 0);
    expect(seen).toEqual([4]);
    await live.stop();
  });

  it('continues when the server has lost its consumer', async () => {
    const stream = await filled();
    const { live, seen } = follow({ stream, from: { seq: 1 } });
    await eventually(() => seen.length === 3);
    const connection = await connect({ servers: readTestNatsUrl() });
    const { consumers } = await jetstreamManager(connection);
    for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name);
    await connection.close();
    await bus.publish(createCountedMessage(stream, 4));
    await eventually(() => seen.length === 4);
    expect(seen).toEqual([1, 2, 3, 4]);
    await live.stop();
  });

  it('continues after a handler fails', async () => {
    const stream = await filled();
    const { live, seen } = follow({ stream, from: { seq: 1 } }, 2);
    await eventually(() => seen.length === 3);
    await live.stop();
  });
});
