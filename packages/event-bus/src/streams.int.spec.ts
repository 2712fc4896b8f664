import { readTestNatsUrl } from '@aera/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
import { uniqueName } from './testing/messages.ts';

describe('setting up streams', () => {
  let nc: NatsConnection;
  let bus: Bus;
  beforeAll(async () => {
    nc = await connect({ servers: readTestNatsUrl() });
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'streams-spec' });
  });
  afterAll(() => Promise.all([bus.close(), nc.close()]));
  const readConfig = async (name: string) => (await (await jetstreamManager(nc)).streams.info(name)).config;

  it('stores on files, deduplicates for ten minutes, and rejects instead of deleting', async () => {
    const context = uniqueName('streams');
    await bus.ensureStreams([contextStream(context)]);
    expect(await readConfig(context)).toMatchObject({
      subjects: [`events.${context}.>`],
      storage: 'file',
      retention: 'limits',
      discard: 'new',
      duplicate_window: 600e9,
      max_age: 0,
    });
  });

  it('updates a stream in place, and leaves an equal one unchanged', async () => {
    const context = uniqueName('streams');
    await bus.ensureStreams([contextStream(context)]);
    await bus.ensureStreams([contextStream(context, { maxAgeMs: 3_600_000, dedupeMs: 1_200_000 })]);
    await bus.ensureStreams([contextStream(context, { maxAgeMs: 3_600_000, dedupeMs: 1_200_000 })]);
    expect(await readConfig(context)).toMatchObject({ max_age: 3_600e9, duplicate_window: 1_200e9 });
  });

  it('is safe from several processes', async () => {
    const context = uniqueName('streams');
    const others = await Promise.all(
      [1, 2, 3].map(() => connectBus({ servers: readTestNatsUrl(), name: 'other' })),
    );
    await Promise.all(
      others.map((other, index) => other.ensureStreams([contextStream(context, { maxAgeMs: index * 1e6 })])),
    );
    expect(await readConfig(context)).toMatchObject({ name: context });
    await Promise.all(others.map((other) => other.close()));
  });

  it('reserves a share of the storage and rejects messages once it is used', async () => {
    const context = uniqueName('streams');
    const small = await connectBus({ servers: readTestNatsUrl(), name: 'small', storageBytes: 20_000 });
    await small.ensureStreams([contextStream(context, { storageShare: 0.5 })]);
    const send = (id: string) =>
      small.send({
        subject: `events.${context}.full`,
        id,
        body: JSON.stringify('x'.repeat(4_000)),
        contentType: 'application/json',
      });
    await send('1');
    await send('2');
    await expect(send('3')).rejects.toMatchObject({ code: 'stream-full' });
    expect(await small.streamState(context)).toMatchObject({ messages: 2, maxBytes: 10_000 });
    await small.close();
  });

  it('rejects a name that is not a token', () =>
    expect(bus.ensureStreams([contextStream('no.dots')])).rejects.toThrow(/letters, digits/));
});
