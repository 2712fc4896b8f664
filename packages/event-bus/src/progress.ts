/** What this process has handled, so that a redelivery repeats nothing it still remembers. */
export interface Progress {
  has(key: string): boolean;
  add(key: string): void;
}

/** Remembers the last `limit` keys. */
export function createProgress(limit = 20_000): Progress {
  const done = new Set<string>();
  return {
    has: (key) => done.has(key),
    add: (key) => {
      done.add(key);
      if (done.size <= limit) return;
      for (const oldest of done) {
        done.delete(oldest);
        return;
      }
    },
  };
}
