import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusOverloaded } from './errors.ts';
import { createPublishQueue } from './publish-queue.ts';

/** A queue of numbers whose batches return on demand. */
function openQueue({ maxBatch = 4, maxBatchSize = 1_000, maxInFlight = 2, maxQueue = 100 } = {}) {
  const sent: number[][] = [];
  const inFlight: { items: number[]; land(error?: Error): void }[] = [];
  const deferred: (() => void)[] = [];
  const queue = createPublishQueue<number>({
    maxBatch,
    maxBatchSize,
    maxInFlight,
    maxQueue,
    sizeOf: () => 10,
    defer: (flush) => void deferred.push(flush),
    send: (items) => {
      sent.push(items);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      inFlight.push({ items, land: (error) => (error ? reject(error) : resolve()) });
      return promise;
    },
  });
  const turn = () => deferred.splice(0).forEach((flush) => flush());
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, sent, inTheAir: inFlight, turn, settle };
}

describe('a publish queue', () => {
  it('sends concurrent items as one batch', async () => {
    const { queue, sent, inTheAir, turn } = openQueue();
    const pushes = [1, 2, 3].map((item) => queue.push(item));
    turn();
    expect(sent).toEqual([[1, 2, 3]]);
    inTheAir[0]?.land();
    await Promise.all(pushes);
  });

  it('collects items while a batch is in flight and sends them when it returns', async () => {
    const { queue, sent, inTheAir, turn, settle } = openQueue();
    void queue.push(1);
    turn();
    void queue.push(2);
    void queue.push(3);
    turn();
    expect(sent).toEqual([[1]]);
    inTheAir[0]?.land();
    await settle();
    expect(sent).toEqual([[1], [2, 3]]);
  });

  it('does not wait for the batch in flight once the next one is full', () => {
    const { queue, sent, turn } = openQueue({ maxBatch: 2 });
    void queue.push(1);
    turn();
    void queue.push(2);
    void queue.push(3);
    turn();
    expect(sent).toEqual([[1], [2, 3]]);
  });

  it('rejects a caller when it is full', async () => {
    const { queue } = openQueue({ maxQueue: 2 });
    void queue.push(1);
    void queue.push(2);
    await expect(queue.push(3)).rejects.toBeInstanceOf(BusOverloaded);
  });

  it('rejects only the callers of a batch that fails', async () => {
    const { queue, inTheAir, turn } = openQueue({ maxBatch: 1 });
    const pushes = [1, 2].map((item) => queue.push(item));
    turn();
    inTheAir[0]?.land(new Error('refused'));
    inTheAir[1]?.land();
    const outcomes = await Promise.allSettled(pushes);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('drains queued items, and accepts no more', async () => {
    const { queue, inTheAir, turn } = openQueue();
    const push = queue.push(1);
    const drained = queue.drain();
    await expect(queue.push(2)).rejects.toMatchObject({ code: 'closed' });
    turn();
    inTheAir[0]?.land();
    await Promise.all([push, drained]);
    expect(queue.waiting() + queue.inFlight()).toBe(0);
  });

  type Step = { push: number } | { turn: true } | { land: number; fails: boolean };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ push: fc.integer({ min: 1, max: 12 }) }),
    fc.constant({ turn: true } as const),
    fc.record({ land: fc.nat(5), fails: fc.boolean() }),
  );
  const limits = fc.record({
    maxBatch: fc.integer({ min: 1, max: 6 }),
    maxBatchSize: fc.integer({ min: 5, max: 60 }),
    maxInFlight: fc.integer({ min: 1, max: 4 }),
    maxQueue: fc.integer({ min: 1, max: 30 }),
  });

  it('settles every caller exactly once, in order and within bounds, for any sequence of outcomes', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 60 }), async (bounds, steps) => {
        const { queue, sent, inTheAir, turn, settle } = openQueue(bounds);
        const outcomes = new Map<number, string[]>();
        const failed = new Set<number>();
        let next = 0;
        const push = () => {
          const item = next++;
          const heard: string[] = [];
          outcomes.set(item, heard);
          queue.push(item).then(
            () => heard.push('sent'),
            (error: unknown) => heard.push(error instanceof BusOverloaded ? 'overloaded' : 'failed'),
          );
        };
        const land = async (index: number, fails: boolean) => {
          const [batch] = inTheAir.splice(index % Math.max(1, inTheAir.length), 1);
          if (batch && fails) for (const item of batch.items) failed.add(item);
          batch?.land(fails ? new Error('refused') : undefined);
          await settle();
        };
        const within = () => {
          expect(queue.inFlight()).toBeLessThanOrEqual(bounds.maxInFlight);
          expect(queue.waiting()).toBeLessThanOrEqual(bounds.maxQueue);
        };
        for (const action of steps) {
          if ('push' in action) for (let count = 0; count < action.push; count++) push();
          else if ('turn' in action) turn();
          else await land(action.land, action.fails);
          within();
        }
        const drained = queue.drain();
        for (turn(); inTheAir.length > 0;) await land(0, false);
        await drained;
        await settle();

        const all = sent.flat();
        expect(all).toEqual(all.toSorted((a, b) => a - b));
        expect(new Set(all).size).toBe(all.length);
        for (const batch of sent) {
          expect(batch.length).toBeLessThanOrEqual(bounds.maxBatch);
          expect(batch.length === 1 || batch.length * 10 <= bounds.maxBatchSize).toBe(true);
        }
        const wasSent = new Set(all);
        for (const [item, heard] of outcomes) {
          const expected = !wasSent.has(item) ? 'overloaded' : failed.has(item) ? 'failed' : 'sent';
          expect(heard).toEqual([expected]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
