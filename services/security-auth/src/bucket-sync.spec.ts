import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bucket } from '@aera/event-bus';
import { describe, expect, it, vi } from 'vitest';
import { createBucketSync } from './bucket-sync.ts';
import type { SecurityContext } from './security-context.ts';

interface Entry {
  readonly n: number;
}
type Fake = Partial<Pick<Bucket<Entry>, 'get' | 'put' | 'delete'>>;

/** Counts the transactions that are open at the same time. */
function start(bucket: Fake) {
  const transactions = { active: 0, max: 0 };
  const store = {
    async transaction<T>(work: (sql: () => Promise<unknown[]>) => Promise<T>): Promise<T> {
      transactions.active += 1;
      transactions.max = Math.max(transactions.max, transactions.active);
      return work(async () => []).finally(() => (transactions.active -= 1));
    },
  };
  const log = { warn: vi.fn<() => void>() };
  const context = { store, log } as unknown as SecurityContext;
  const { syncEntry } = createBucketSync(
    context,
    { get: async () => null, ...bucket } as Bucket<Entry>,
    'entries',
  );
  return { syncEntry, transactions, log };
}

describe('the writers of a bucket', () => {
  it('occupy one connection while the bucket is slow', async () => {
    const { syncEntry, transactions } = start({ put: () => nextTurn(1) });
    await Promise.all(['a', 'b', 'c'].map((key) => syncEntry(key, async () => ({ n: 1 }))));
    expect(transactions.max).toBe(1);
  });

  it('share one that has not started and writes the same entry', async () => {
    const put = vi.fn<Bucket<Entry>['put']>(() => nextTurn(1));
    const { syncEntry } = start({ put });
    const readLog = vi.fn<() => Promise<Entry>>(async () => ({ n: 1 }));
    const first = syncEntry('a', readLog);
    await nextTurn();
    await Promise.all([first, ...Array.from({ length: 5 }, () => syncEntry('a', readLog))]);
    // One had started, and may have read the log before the last change.
    expect(readLog).toHaveBeenCalledTimes(2);
    await syncEntry('a', readLog);
    expect(readLog).toHaveBeenCalledTimes(3);
  });

  it('are no longer shared after one has failed', async () => {
    const put = vi.fn<Bucket<Entry>['put']>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1);
    const { syncEntry } = start({ put });
    const write = () => syncEntry('a', async () => ({ n: 1 }));
    await expect(write()).rejects.toThrow('away');
    await expect(write()).resolves.toBeUndefined();
  });

  it.each([
    ['overwrite an entry that is not valid', 'invalid-message', 1],
    ['do not write to a bucket that does not respond', 'publish-timed-out', 0],
  ])('%s', async (_, code, writes) => {
    const put = vi.fn<Bucket<Entry>['put']>(async () => 1);
    const error = Object.assign(new Error('get'), { code });
    const { syncEntry, log } = start({ put, get: () => Promise.reject(error) });
    const result = await syncEntry('a', async () => ({ n: 1 })).catch((thrown: unknown) => thrown);
    expect(result).toBe(writes ? undefined : error);
    expect([put.mock.calls.length, log.warn.mock.calls.length]).toEqual([writes, writes]);
  });
});
