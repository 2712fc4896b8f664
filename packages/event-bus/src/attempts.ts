import { setTimeout as pause } from 'node:timers/promises';
import { type Attempt, describeError } from './dead-letter.ts';
import type { BatchItem } from './batch-item.ts';
import { isBusError } from './errors.ts';
import type { Bucket } from './bucket.ts';
import { retryDelay } from './retry-delay.ts';

/** Milliseconds for which a stopping consumer waits until an attempt is cancelled. */
const cancelTimeoutMs = 2_000;

/** Stored state of an entry that has failed, also after a restart. */
export interface AttemptRecord {
  attempts: Attempt[];
  /** A handler started at this time and has not finished. */
  startedAt?: string;
  /** It was dead-lettered. */
  deadLettered?: boolean;
}

export interface AttemptsOptions {
  bucket: Pick<Bucket<AttemptRecord>, 'get' | 'put' | 'delete'>;
  consumer: string;
  maxDeliver: number;
  /** Milliseconds before each retry. */
  backoff: readonly number[];
  deadLetter(entry: BatchItem, reason: 'failed' | 'invalid', attempts: Attempt[]): Promise<void>;
  now?(): Date;
}

/** One attempt at an entry; call exactly one of its methods. */
interface AttemptHandle {
  number: number;
  succeeded(): Promise<void>;
  /** The consumer was stopped before the handler finished: the attempt does not count. Best effort: the bus may be gone. */
  cancelled(): Promise<void>;
  /** Returns the milliseconds to wait before the next attempt, or null if the message is dead-lettered. */
  failed(error: unknown): Promise<number | null>;
}

export interface AttemptTracker {
  /** Null if the entry is settled: no attempt is left. */
  begin(entry: BatchItem, redelivered: boolean): Promise<AttemptHandle | null>;
  /** Marks that all entries of a message are handled in one call. Null if a process ended during an earlier one. */
  beginTogether(messageKey: string): Promise<{ ended(): Promise<void> } | null>;
}

const interrupted = 'The process ended before the handler finished.';

/**
 * Counts delivery attempts. After `maxDeliver` attempts, or immediately if the message is invalid, the message is dead-lettered.
 * JetStream's own count is not used because it includes deliveries that no handler processed. From the second delivery on, a marker is
 * stored before the handler runs, so that a message that crashes its process is dead-lettered too.
 */
export function createAttemptTracker(options: AttemptsOptions): AttemptTracker {
  const { bucket, consumer, maxDeliver, backoff, now = () => new Date() } = options;

  async function deadLetter(
    entry: BatchItem,
    reason: 'failed' | 'invalid',
    attempts: Attempt[],
  ): Promise<null> {
    await options.deadLetter(entry, reason, attempts);
    await bucket.put(toKey(consumer, entry), { attempts: [], deadLettered: true });
    return null;
  }

  /** A write is retried while the connection is lost, and a stop must not wait for that. */
  const bestEffort = (write: Promise<unknown>) =>
    Promise.race([write.catch(() => undefined), pause(cancelTimeoutMs, undefined, { ref: false })]);

  return {
    async beginTogether(messageKey) {
      const key = `${consumer}.${messageKey}`;
      if (await bucket.get(key)) return null;
      await bucket.put(key, { attempts: [], startedAt: now().toISOString() });
      return { ended: async () => void (await bestEffort(bucket.delete(key))) };
    },
    async begin(entry, redelivered) {
      const key = toKey(consumer, entry);
      const earlier = entry.retriedDeadLetter?.attempts.length ?? 0;
      const record = redelivered ? (await bucket.get(key))?.value : undefined;
      if (record?.deadLettered) return null;
      const attempts = record?.attempts ?? entry.retriedDeadLetter?.attempts ?? [];
      if (record?.startedAt)
        attempts.push({ number: attempts.length + 1, at: record.startedAt, error: interrupted });
      if (attempts.length - earlier >= maxDeliver) return deadLetter(entry, 'failed', attempts);
      if (redelivered) await bucket.put(key, { attempts, startedAt: now().toISOString() });

      const number = attempts.length + 1;
      return {
        number,
        succeeded: async () => {
          if (redelivered) await bucket.delete(key);
        },
        cancelled: async () => {
          if (redelivered) await bestEffort(bucket.put(key, { attempts }));
        },
        failed: async (error) => {
          attempts.push({ number, at: now().toISOString(), error: describeError(error) });
          if (isBusError(error, 'invalid-message')) return deadLetter(entry, 'invalid', attempts);
          if (attempts.length - earlier >= maxDeliver) return deadLetter(entry, 'failed', attempts);
          await bucket.put(key, { attempts });
          return retryDelay(backoff, attempts.length - earlier);
        },
      };
    },
  };
}

const toKey = (consumer: string, { key }: BatchItem): string => `${consumer}.${key}`;
