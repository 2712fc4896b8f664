import { describe, expect, it } from 'vitest';
import { createBatchingPublisher } from './batching-publisher.ts';
import type { OutgoingMessage } from './publish.ts';

function recordingBus(answer: () => Promise<void> = async () => {}) {
  const sent: OutgoingMessage[] = [];
  return { sent, send: (outgoing: OutgoingMessage) => (sent.push(outgoing), answer()) };
}

describe('a batching publisher', () => {
  it('publishes concurrent payloads as one JSON array and counts them', async () => {
    const bus = recordingBus();
    const publisher = createBatchingPublisher({
      bus,
      subject: 'events.x.batch',
    });
    await Promise.all([{ a: 1 }, 'two', null].map((payload) => publisher.publish(payload)));
    expect(bus.sent).toMatchObject([{ subject: 'events.x.batch', body: '[{"a":1},"two",null]' }]);
    expect(publisher.stats()).toEqual({ messages: 1, payloads: 3, waiting: 0, inFlight: 0, overloaded: 0 });
  });

  it('gives every message a unique id', async () => {
    const bus = recordingBus();
    const publisher = createBatchingPublisher({ bus, subject: 's' });
    await publisher.publish(1);
    await publisher.publish(2);
    expect(new Set(bus.sent.map(({ id }) => id)).size).toBe(2);
  });

  it('rejects payloads when it is full, and counts them', async () => {
    const held = Promise.withResolvers<void>();
    const publisher = createBatchingPublisher({
      bus: recordingBus(() => held.promise),
      subject: 's',
      maxQueue: 1,
    });
    const first = publisher.publish(1);
    await expect(publisher.publish(2)).rejects.toMatchObject({ code: 'overloaded' });
    expect(publisher.stats()).toMatchObject({ overloaded: 1 });
    held.resolve();
    await first;
  });

  it('reports a failure to every caller of a message', async () => {
    const publisher = createBatchingPublisher({
      bus: recordingBus(() => Promise.reject(new Error('no'))),
      subject: 's',
    });
    const outcomes = await Promise.allSettled([publisher.publish(1), publisher.publish(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('rejects payloads that are not JSON or too large', async () => {
    const publisher = createBatchingPublisher({ bus: recordingBus(), subject: 's' });
    await expect(publisher.publish(undefined)).rejects.toThrow(TypeError);
    await expect(publisher.publish('x'.repeat(2 ** 20))).rejects.toMatchObject({ code: 'message-too-large' });
  });
});
