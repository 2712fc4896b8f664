import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream, defineHandler } from './index.ts';
import type { ConsumeOptions } from './consume.ts';
import {
  createCountedMessage,
  defineCountedMessage,
  readNumber,
  range,
  uniqueName,
} from './testing/messages.ts';

describe('dead letters', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'dead-letters-spec' });
  });
  afterAll(() => bus.close());

  const newContext = async () => {
    const context = uniqueName('dead');
    await bus.ensureStreams([contextStream(context)]);
    return context;
  };
  /** A consumer that fails the numbers that are currently in `broken`. */
  const consumer = (stream: string, broken: Set<number>, options: Partial<ConsumeOptions> = {}) => {
    const handled: number[] = [];
    const running = bus.consume({
      stream,
      durable: 'fragile',
      maxDeliver: 3,
      backoff: [10],
      each: (message) => {
        if (broken.has(readNumber(message))) throw new Error(`broken by ${readNumber(message)}`);
        handled.push(readNumber(message));
      },
      ...options,
    });
    return { running, handled };
  };
  const listed = (stream: string, count: number) =>
    eventually(async () => {
      const letters = await bus.deadLetters.list({ stream });
      return letters.length === count && letters;
    });

  it('contain the payload, the last error and every attempt, while the rest of the batch continues', async () => {
    const stream = await newContext();
    const messages = range(1, 4).map((n) => createCountedMessage(stream, n));
    const { running, handled } = consumer(stream, new Set([2]));
    await bus.publishBatch({ id: stream, context: stream, messages });
    const [letter] = await listed(stream, 1);
    await eventually(() => handled.length === 3);
    expect(handled).toEqual([1, 3, 4]);
    expect(letter).toMatchObject({
      stream,
      consumer: 'fragile',
      payload: messages[1],
      reason: 'failed',
      error: 'Error: broken by 2',
      origin: { stream, seq: 1, index: 1, id: `${stream}#1`, subject: `events.${stream}.batch` },
      retries: 0,
    });
    expect(letter?.attempts.map(({ number, error }) => [number, error])).toEqual(
      range(1, 3).map((number) => [number, 'Error: broken by 2']),
    );
    expect(await bus.deadLetters.get(letter?.seq ?? 0)).toEqual(letter);
    await running.stop();
  });

  it('count attempts past a restart of the consumer', async () => {
    const stream = await newContext();
    const first = consumer(stream, new Set([1]), { backoff: [500] });
    await bus.publish(createCountedMessage(stream, 1));
    await eventually(() => first.running.status().failed === 1);
    await first.running.stop();
    const second = consumer(stream, new Set([1]));
    const [letter] = await listed(stream, 1);
    expect(letter?.attempts).toHaveLength(3);
    expect(second.running.status().failed).toBe(2);
    await second.running.stop();
  });

  it('receive malformed messages without retries', async () => {
    const stream = await newContext();
    const on = defineHandler(defineCountedMessage(stream), () => {});
    const { running } = consumer(stream, new Set(), { each: undefined, on });
    const subject = `events.${stream}.thing.counted.v1`;
    await bus.send({ subject, id: 'no-json', body: 'hello', contentType: 'text/plain' });
    await bus.send({ subject, id: 'no-envelope', body: '{"a":1}', contentType: 'application/json' });
    await bus.publish(createCountedMessage(stream, 0, { data: { n: 'one' } }));
    const letters = await listed(stream, 3);
    expect(letters.map(({ reason, attempts }) => [reason, attempts.length])).toEqual(
      letters.map(() => ['invalid', 1]),
    );
    expect(Buffer.from(letters[2]?.raw ?? '', 'base64').toString()).toBe('hello');
    expect(letters[1]?.payload).toEqual({ a: 1 });
    expect(running.status()).toMatchObject({ failed: 3, deadLettered: 3 });
    await running.stop();
  });

  it('are redelivered once, only to the consumer that failed', async () => {
    const stream = await newContext();
    const broken = new Set([1]);
    const { running, handled } = consumer(stream, broken);
    const bystander = consumer(stream, new Set(), { durable: 'bystander' });
    await bus.publish(createCountedMessage(stream, 1));
    const [letter] = await listed(stream, 1);
    await eventually(() => bystander.handled.length === 1);
    broken.clear();
    const seq = letter?.seq ?? 0;
    const answers = await Promise.all([bus.deadLetters.retry(seq), bus.deadLetters.retry(seq)]);
    expect(answers).toContain(true);
    await eventually(() => handled.length === 1);
    expect(await bus.deadLetters.retry(seq)).toBe(false);
    expect(await bus.deadLetters.get(seq)).toBeNull();
    expect(await bus.deadLetters.list({ stream })).toEqual([]);
    await running.stop();
    await bystander.running.stop();
    expect([handled, bystander.handled]).toEqual([[1], [1]]);
  });

  it('keep their whole history when a retry fails', async () => {
    const stream = await newContext();
    const { running } = consumer(stream, new Set([1]));
    await bus.publish(createCountedMessage(stream, 1));
    const [first] = await listed(stream, 1);
    expect(await bus.deadLetters.retry(first?.seq ?? 0)).toBe(true);
    const [second] = await eventually(async () => {
      const letters = await bus.deadLetters.list({ stream });
      return letters[0]?.retries === 1 && letters;
    });
    expect(second).toMatchObject({ origin: first?.origin, payload: first?.payload });
    expect(second?.attempts.map(({ number }) => number)).toEqual(range(1, 6));
    await running.stop();
  });

  it('are not retried for a consumer that never ran', async () => {
    const stream = await newContext();
    const letter = {
      stream,
      consumer: 'ghost',
      origin: {},
      attempts: [],
      retries: 0,
      at: 'now',
      error: '',
      reason: 'failed',
    };
    const subject = `dead-letters.dead-letters-spec.pending.${stream}.ghost`;
    await bus.send({ subject, id: stream, body: JSON.stringify(letter), contentType: 'application/json' });
    const [listedLetter] = await listed(stream, 1);
    await expect(bus.deadLetters.retry(listedLetter?.seq ?? 0)).rejects.toMatchObject({
      code: 'consumer-not-found',
    });
  });

  it('are discarded once and recorded', async () => {
    const stream = await newContext();
    const { running } = consumer(stream, new Set([1]), { maxDeliver: 1 });
    await bus.publish(createCountedMessage(stream, 1));
    const [letter] = await listed(stream, 1);
    const seq = letter?.seq ?? 0;
    expect(await bus.deadLetters.discard(seq, 'A duplicate from the old system.')).toBe(true);
    expect(await bus.deadLetters.discard(seq, 'Again.')).toBe(false);
    expect(await bus.deadLetters.list({ stream })).toEqual([]);
    expect(await bus.deadLetters.listDiscarded({ stream })).toMatchObject([
      { origin: letter?.origin, discarded: { reason: 'A duplicate from the old system.' } },
    ]);
    await running.stop();
  });

  it('of a data subject are erased: pending, retried and discarded ones', async () => {
    const stream = await newContext();
    const [email, id] = [`${stream}@Example.org`, crypto.randomUUID()];
    const texts = [email, id, 'someone else', `not ${id}`, `"${id}`];
    const each = () => {
      throw new Error('broken');
    };
    const { running } = consumer(stream, new Set(), { maxDeliver: 1, each });
    for (const [n, text] of texts.entries())
      await bus.publish(createCountedMessage(stream, n, { data: { n, text } }));
    const letters = await listed(stream, texts.length);
    await running.stop();
    await bus.deadLetters.retry(letters.at(-1)?.seq ?? 0);
    expect(await bus.deadLetters.erase([email.toLowerCase(), id.toUpperCase()])).toBe(2);
    expect(await bus.deadLetters.erase([email, id])).toBe(0);
    expect((await bus.deadLetters.list({ stream })).map(({ payload }) => payload)).toMatchObject(
      texts
        .slice(2)
        .map((text) => ({ data: { text } }))
        .toReversed(),
    );
    expect((await bus.streamState('dead-letter-retries-dead-letters-spec'))?.messages).toBe(0);
  });

  it('are listed newest first, page by page, and counted', async () => {
    const stream = await newContext();
    const { running } = consumer(stream, new Set(range(1, 25)), { maxDeliver: 1 });
    for (const n of range(1, 25)) await bus.publish(createCountedMessage(stream, n));
    await listed(stream, 25);
    const pages: number[][] = [];
    for (let before: number | undefined; ;) {
      const page = await bus.deadLetters.list({ stream, consumer: 'fragile', limit: 10, before });
      if (page.length === 0) break;
      pages.push(page.map(({ payload }) => readNumber(payload as Parameters<typeof readNumber>[0])));
      before = page.at(-1)?.seq;
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(pages.flat()).toEqual(range(1, 25).toReversed());
    expect((await bus.deadLetters.countPending())[`${stream}.fragile`]).toBe(25);
    await running.stop();
  });
});
