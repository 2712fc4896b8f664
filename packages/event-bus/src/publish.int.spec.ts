import { readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream, createBatchingPublisher, eventBatchType } from './index.ts';
import { collect } from './testing/collect.ts';
import { createCountedMessage, range, uniqueName } from './testing/messages.ts';

describe('publishing', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'publish-spec' });
  });
  afterAll(() => bus.close());
  const newContext = async () => {
    const context = uniqueName('publish');
    await bus.ensureStreams([contextStream(context)]);
    return context;
  };

  it('deduplicates a message by id', async () => {
    const context = await newContext();
    const message = createCountedMessage(context, 1);
    await Promise.all([bus.publish(message), bus.publish(message), bus.publish(message)]);
    await bus.publish(createCountedMessage(context, 2));
    expect(await collect(bus, context, 2)).toEqual([1, 2]);
  });

  it('stores a batch once, in order, in as few JetStream messages as fit', async () => {
    const context = await newContext();
    const small = {
      id: 'small',
      context,
      messages: range(1, 50).map((n) => createCountedMessage(context, n)),
    };
    await bus.publishBatch(small);
    await bus.publishBatch(small);
    const filler = 'x'.repeat(200_000);
    const large = range(51, 55).map((n) => createCountedMessage(context, n, { data: { n, filler } }));
    await bus.publishBatch({ id: 'large', context, messages: large });
    await bus.publishBatch({ id: 'large', context, messages: large });
    const seqs = new Set<number>();
    expect(await collect(bus, context, 55, (_, { seq }) => seqs.add(seq))).toEqual(range(1, 55));
    // One message for the small payloads; only two of 200 kB each fit into half a MiB.
    expect(seqs.size).toBe(1 + 3);
  });

  it('batches concurrent messages', async () => {
    const context = await newContext();
    const subject = `events.${context}.batch`;
    const publisher = createBatchingPublisher({ bus, subject, contentType: eventBatchType, maxBatch: 64 });
    await Promise.all(range(1, 500).map((n) => publisher.publish(createCountedMessage(context, n))));
    expect((await collect(bus, context, 500)).toSorted((a, b) => a - b)).toEqual(range(1, 500));
    expect((await bus.streamState(context))?.messages).toBeLessThan(20);
    await publisher.drain();
  });

  it('fails at its deadline with the cause', () =>
    expect(bus.publish(createCountedMessage('nobodys', 1), { deadlineMs: 200 })).rejects.toMatchObject({
      code: 'publish-timed-out',
      message: expect.stringContaining('no stream takes it'),
    }));

  it('rejects a message that is too large for a dead letter', async () => {
    const context = await newContext();
    const tooLarge = createCountedMessage(context, 1, { data: 'x'.repeat(2 ** 20) });
    await expect(bus.publish(tooLarge)).rejects.toMatchObject({ code: 'message-too-large' });
  });
});
