/** Keys that this process has handled, so that redeliveries do not repeat them. */
export interface HandledKeyCache {
  has(key: string): boolean;
  add(key: string): void;
}

/**
 * Caches at least the last `limit` keys, and at most twice as many. Two generations of sets, because evicting single keys from one set
 * leaves holes that slow down the search for the next oldest.
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
