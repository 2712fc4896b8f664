import { createHash } from 'node:crypto';
import type { Bucket } from './bucket.ts';

/** Texts whose dead letters were erased, as digests: messages that mention them may still be retried. */
export interface ErasedTexts {
  /** Case does not matter. */
  add(texts: Iterable<string>): Promise<void>;
  /** Returns the erased texts among the strings of a JSON value. */
  findIn(value: unknown): Promise<string[]>;
}

export const createErasedTexts = (bucket: Pick<Bucket<true>, 'get' | 'put'>): ErasedTexts => ({
  async add(texts) {
    for (const text of texts) await bucket.put(toKey(text), true);
  },
  async findIn(value) {
    const found: string[] = [];
    for (const text of new Set(listTexts(value))) if (await bucket.get(toKey(text))) found.push(text);
    return found;
  },
});

/** All strings of a JSON value, without the names of its fields. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

const toKey = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('hex');
