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
  let current = new Set<string>();
  let previous = new Set<string>();
  return {
    has: (key) => current.has(key) || previous.has(key),
    add: (key) => {
      current.add(key);
      if (current.size < limit) return;
      previous = current;
      current = new Set();
    },
  };
}
