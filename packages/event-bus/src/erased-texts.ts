import { createHash } from 'node:crypto';
import type { BatchItem } from './batch-item.ts';
import type { Bucket } from './bucket.ts';

/** Texts whose dead letters were erased, as digests with the time: older messages that mention them may still be retried. */
export interface ErasedTexts {
  /** Case does not matter. */
  add(texts: Iterable<string>): Promise<void>;
  /** Whether a message contains a text that was erased after the message was stored; a later message may contain it. */
  areIn(entry: Pick<BatchItem, 'payload' | 'storedAt'>): Promise<boolean>;
}

/** @param bucket time of the erasure in milliseconds since 1970, by digest */
export const createErasedTexts = (
  bucket: Pick<Bucket<number>, 'get' | 'put'>,
  now = () => Date.now(),
): ErasedTexts => ({
  async add(texts) {
    for (const text of texts) await bucket.put(toKey(text), now());
  },
  async areIn({ payload, storedAt }) {
    for (const text of new Set(listTexts(payload))) {
      const erased = await bucket.get(toKey(text));
      if (erased && storedAt <= erased.value) return true;
    }
    return false;
  },
});

/** All strings of a JSON value, without the names of its fields. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

const toKey = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('hex');
