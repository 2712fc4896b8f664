import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRequestBatcher } from './request-batcher.ts';

/** A batcher whose batches end when the spec ends them. */
function controlled(options: Partial<Parameters<typeof createRequestBatcher<number, number>>[0]> = {}) {
  const batches: (PromiseWithResolvers<void> & { items: number[] })[] = [];
  const batcher = createRequestBatcher<number, number>({
    maxItems: 3,
    concurrency: 1,
    maxQueued: 10,
    ...options,
    async run(items) {
      const batch = { items, ...Promise.withResolvers<void>() };
      batches.push(batch);
      await batch.promise;
      return items.map((item) => item * 10);
    },
  });
  return { batcher, batches, sent: () => batches.map(({ items }) => items) };
}

describe('a batcher', () => {
  it('batches concurrent calls and resolves each', async () => {
    const { batcher, batches, sent } = controlled();
    const answers = [1, 2].map((item) => batcher.add(item));
    await turn();
    expect(sent()).toEqual([[1, 2]]);
    batches[0]?.resolve();
    expect(await Promise.all(answers)).toEqual([10, 20]);
  });

  it('collects the next batch while one runs, up to its size', async () => {
    const { batcher, batches, sent } = controlled();
    const first = batcher.add(1);
    await turn();
    const rest = [2, 3, 4, 5].map((item) => batcher.add(item));
    await turn();
    expect(sent()).toEqual([[1]]);
    batches[0]?.resolve();
    await first;
    await turn();
    expect(sent()).toEqual([[1], [2, 3, 4]]);
    batches[1]?.resolve();
    await rest[0];
    await turn();
    expect(sent()).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('limits the bytes of a batch, and sends a large item alone', async () => {
    const { batcher, sent } = controlled({ maxBytes: 10, sizeInBytes: (item) => item, concurrency: 5 });
    for (const item of [50, 6, 4, 7]) void batcher.add(item);
    await turn();
    await turn();
    await turn();
    await turn();
    expect(sent()).toEqual([[50], [6, 4], [7]]);
  });

  it('fails only the batch that failed', async () => {
    const { batcher, batches } = controlled();
    const first = batcher.add(1);
    await turn();
    const second = batcher.add(2);
    batches[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await turn();
    batches[1]?.resolve();
    expect(await second).toBe(20);
  });

  it('fails only the item whose result is rejected', async () => {
    const batcher = createRequestBatcher<number, number>({
      maxItems: 3,
      concurrency: 1,
      maxQueued: 10,
      run: async (items) => items.map(async (item) => (item > 1 ? item : Promise.reject(new Error('bad')))),
    });
    const results = await Promise.allSettled([1, 2].map((item) => batcher.add(item)));
    expect(results).toMatchObject([{ reason: { message: 'bad' } }, { value: 2 }]);
  });

  it('rejects items beyond its limit', async () => {
    const { batcher } = controlled({ maxQueued: 2 });
    void batcher.add(1);
    void batcher.add(2);
    await expect(batcher.add(3)).rejects.toMatchObject({ code: 'event-store-overloaded' });
  });

  it('resolves when it is drained', async () => {
    const { batcher, batches } = controlled();
    void batcher.add(1);
    let drained = false;
    const done = batcher.drained().then(() => (drained = true));
    await turn();
    expect(drained).toBe(false);
    batches[0]?.resolve();
    await done;
    await batcher.drained();
  });
});
