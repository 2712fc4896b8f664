import { type Message, batchSubject } from '@aera/contracts/server';
import { eventually, readTestNatsUrl } from '@aera/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
import { collect } from './testing/collect.ts';
import { createCountedMessage, range, uniqueName } from './testing/messages.ts';

const [gone, kept] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

describe('a redaction', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'redact-spec' });
  });
  afterAll(() => bus.close());

  const about = (stream: string, n: number, id: string): Message =>
    createCountedMessage(stream, n, { subject: id });
  /** Two messages in one batch and one alone, for each of two people. */
  const filled = async () => {
    const stream = uniqueName('redact');
    await bus.ensureStreams([contextStream(stream)]);
    const messages = [about(stream, 1, gone), about(stream, 2, kept), about(stream, 3, gone)];
    await bus.publishBatch({ id: stream, context: stream, messages });
    await bus.publish(about(stream, 4, gone));
    await bus.publish(about(stream, 5, kept));
    return stream;
  };
  const redact = (stream: string, seqs: readonly number[] = [1, 2, 3]) =>
    bus.redact({ stream, seqs, ids: new Set([gone]), republishSubject: (subject) => `${subject}.resent` });
  /** The stored content of a stream, as text. */
  const stored = async (stream: string) => {
    const connection = await connect({ servers: readTestNatsUrl() });
    const { streams } = await jetstreamManager(connection);
    const { last_seq } = (await streams.info(stream)).state;
    const found = await Promise.all(range(1, last_seq).map((seq) => streams.getMessage(stream, { seq })));
    await connection.close();
    return found.flatMap((message) =>
      message ? [{ subject: message.subject, text: message.string() }] : [],
    );
  };

  it('removes payloads with an id, and republishes the rest', async () => {
    const stream = await filled();
    expect(await redact(stream)).toEqual({ read: 3, removed: 3 });
    expect((await collect(bus, stream, 2)).toSorted()).toEqual([2, 5]);
    expect(JSON.stringify(await stored(stream))).not.toContain(gone);
    expect((await stored(stream)).map(({ subject }) => subject)).toContain(`${batchSubject(stream)}.resent`);
  });

  it('is idempotent, also when run concurrently', async () => {
    const stream = await filled();
    await Promise.all([redact(stream), redact(stream)]);
    expect(await redact(stream, [1, 2, 3, 4])).toMatchObject({ removed: 0 });
    expect((await collect(bus, stream, 2)).toSorted()).toEqual([2, 5]);
  });

  it('reads the given messages only, and skips those that do not exist', async () => {
    const stream = await filled();
    expect(await redact(stream, [2, 99])).toEqual({ read: 1, removed: 1 });
    expect(await collect(bus, stream, 4)).toEqual([1, 2, 3, 5]);
  });

  it('purges subjects that have expired', async () => {
    const stream = await filled();
    await redact(stream);
    await bus.purgeSubjects(stream, `${batchSubject(stream)}.*`, (subject) => subject.endsWith('.resent'));
    expect(await collect(bus, stream, 1)).toEqual([5]);
  });

  it('removes what was stored before a time, and nothing else', async () => {
    const stream = uniqueName('purge');
    await bus.ensureStreams([contextStream(stream)]);
    await bus.publish(createCountedMessage(stream, 1));
    // The server stores times in nanoseconds, a Date in milliseconds.
    const published = Date.now();
    await eventually(() => Date.now() > published + 1);
    const cutoff = new Date();
    await bus.publish(createCountedMessage(stream, 2));
    await bus.purgeBefore(stream, cutoff);
    expect(await bus.streamState(stream)).toMatchObject({ messages: 1 });
    await bus.purgeBefore(stream, cutoff);
    expect(await bus.streamState(stream)).toMatchObject({ messages: 1 });
    await bus.purgeBefore(stream, new Date(Date.now() + 60_000));
    expect(await bus.streamState(stream)).toMatchObject({ messages: 0 });
  });
});
