/** What this process has handled, so that a redelivery repeats nothing it still remembers. */
export interface HandledKeyCache {
  has(key: string): boolean;
  add(key: string): void;
}

/**
 * Remembers the last `limit` keys at least, and up to twice as many. Two generations, since taking the oldest out of one set, key by key,
 * leaves holes that every look for the next oldest has to step over.
 */
export function createHandledKeyCache(limit = 20_000): HandledKeyCache {
  let young = new Set<string>();
  let old = new Set<string>();
  return {
    has: (key) => young.has(key) || old.has(key),
    add: (key) => {
      young.add(key);
      if (young.size < limit) return;
      old = young;
      young = new Set();
    },
  };
}
