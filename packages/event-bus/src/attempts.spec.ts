import { describe, expect, it } from 'vitest';
import { type AttemptRecord, createAttemptTracker } from './attempts.ts';
import type { Attempt, DeadLetterRecord } from './dead-letter.ts';
import type { BatchItem } from './batch-item.ts';
import { InvalidMessage } from './errors.ts';
import { createMemoryBucket } from './testing/memory-bucket.ts';

const origin = { stream: 's', seq: 7, index: 0, subject: 'events.s.a.b.v1', id: 'm' };
const entry: BatchItem = { key: 's.7-1.0', origin, payload: {} };

function setUp({ maxDeliver = 3 } = {}) {
  const bucket = createMemoryBucket<AttemptRecord>();
  const deadLettered: { reason: string; attempts: Attempt[] }[] = [];
  const attempts = createAttemptTracker({
    bucket,
    consumer: 'c',
    maxDeliver,
    backoff: [100, 1_000],
    deadLetter: async (_, reason, history) =>
      void deadLettered.push({ reason, attempts: structuredClone(history) }),
    now: () => new Date('2025-07-04T00:00:00Z'),
  });
  const fail = async (redelivered: boolean, error: unknown = new Error('no'), on = entry) =>
    (await attempts.begin(on, redelivered))?.failed(error);
  return { attempts, bucket, deadLettered, fail };
}

describe('attempts at a message', () => {
  it('are spaced by the back-off and end in a dead letter with their history', async () => {
    const { fail, deadLettered } = setUp();
    expect(await fail(false, new Error('first'))).toBeCloseTo(100, -2);
    expect(await fail(true, new Error('second'))).toBeGreaterThanOrEqual(900);
    expect(await fail(true, new Error('third'))).toBeNull();
    expect(deadLettered).toMatchObject([
      { reason: 'failed', attempts: [{ number: 1 }, { number: 2 }, { number: 3, error: 'Error: third' }] },
    ]);
  });

  it('are cleared after a success', async () => {
    const { attempts, fail, bucket, deadLettered } = setUp();
    await fail(false);
    const second = await attempts.begin(entry, true);
    expect(second?.number).toBe(2);
    await second?.succeeded();
    expect(bucket.size()).toBe(0);
    expect(deadLettered).toEqual([]);
  });

  it('end immediately for an invalid message', async () => {
    const { fail, deadLettered } = setUp();
    expect(await fail(false, new InvalidMessage('not this'))).toBeNull();
    expect(deadLettered).toMatchObject([
      { reason: 'invalid', attempts: [{ error: 'InvalidMessage: not this' }] },
    ]);
  });

  it('are not counted after the message is dead-lettered, even if it is redelivered', async () => {
    const { attempts, fail, deadLettered } = setUp({ maxDeliver: 1 });
    await fail(false);
    expect(await attempts.begin(entry, true)).toBeNull();
    expect(deadLettered).toHaveLength(1);
  });

  it('count those that crashed the process, so that they end too', async () => {
    const { attempts, deadLettered } = setUp();
    for (let crashes = 0; crashes < 3; crashes++) expect(await attempts.begin(entry, true)).not.toBeNull();
    expect(await attempts.begin(entry, true)).toBeNull();
    expect(deadLettered[0]?.attempts.at(-1)?.error).toMatch(/process ended/);
  });

  it('are made one by one after a process ended while it handled all payloads of a message', async () => {
    const { attempts, bucket } = setUp();
    await (await attempts.beginTogether('s.7-1'))?.ended();
    expect(bucket.size()).toBe(0);
    expect(await attempts.beginTogether('s.7-1')).not.toBeNull();
    expect(await attempts.beginTogether('s.7-1')).toBeNull();
  });

  it('do not count one that a graceful stop ended', async () => {
    const { attempts, fail, deadLettered } = setUp();
    await fail(false, new Error('first'));
    for (let stops = 0; stops < 3; stops++) await (await attempts.begin(entry, true))?.cancelled();
    expect((await attempts.begin(entry, true))?.number).toBe(2);
    expect(deadLettered).toEqual([]);
  });

  it('restart after a retry and keep the earlier history', async () => {
    const { fail, deadLettered } = setUp({ maxDeliver: 2 });
    const before = [1, 2].map((number) => ({ number, at: '2025-07-03T00:00:00Z', error: 'Error: old' }));
    const retriedDeadLetter = { attempts: before, retries: 0 } as unknown as DeadLetterRecord;
    const again: BatchItem = { ...entry, key: 'dead-letter-retries-shop.1-1.0', retriedDeadLetter };
    expect(await fail(false, new Error('new'), structuredClone(again))).not.toBeNull();
    expect(await fail(true, new Error('new'), structuredClone(again))).toBeNull();
    expect(deadLettered[0]?.attempts.map(({ number, error }) => [number, error])).toEqual([
      [1, 'Error: old'],
      [2, 'Error: old'],
      [3, 'Error: new'],
      [4, 'Error: new'],
    ]);
  });
});
