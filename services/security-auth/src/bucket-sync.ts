import { isDeepStrictEqual } from 'node:util';
import type { Bucket } from '@aera/event-bus';
import { acquireTransactionLock, createKeyedMutex } from '@aera/event-store';
import { isTransientError } from '@aera/service-kit';
import type { SecurityContext } from './security-context.ts';

/**
 * Keeps entries that gateways read equal to the log. An advisory lock per entry serializes writers across instances. Each writer reads the
 * log after it has the lock, so the last write is current. The writers of a process take turns, so that those that wait for a lock or for
 * the bucket occupy one connection. Calls for one entry share a writer that has not started, so that repeats do not lengthen the queue.
 * @param name of the entries, in locks and logs
 */
export const createBucketSync = <T extends object>(
  { store, log }: Pick<SecurityContext, 'store' | 'log'>,
  bucket: Bucket<T>,
  name: string,
) => {
  const runExclusive = createKeyedMutex();
  /** Writers that have not started, by key. */
  const waiting = new Map<string, Promise<void>>();
  /** Returns null for an unreadable entry, too. */
  const readEntry = (key: string): Promise<T | null> =>
    bucket.get(key).then(
      (entry) => entry?.value ?? null,
      (err: unknown) => {
        // The bucket does not respond.
        if (isTransientError(err)) throw err;
        log.warn({ err, key }, `an unreadable entry of the ${name} is overwritten`);
        return null;
      },
    );
  return {
    readEntry,
    /** @param readLog returns the entry; null deletes it. The same for all calls with this key */
    syncEntry(key: string, readLog: () => Promise<T | null>): Promise<void> {
      const writer =
        waiting.get(key) ??
        runExclusive(name, () => {
          waiting.delete(key);
          return store.transaction(async (sql) => {
            await acquireTransactionLock(sql, `${name} ${key}`);
            const entry = await readLog();
            if (!entry) await bucket.delete(key);
            else if (!isDeepStrictEqual(await readEntry(key), entry)) await bucket.put(key, entry);
          });
        });
      waiting.set(key, writer);
      return writer;
    },
  };
};
