import { LRUCache } from 'lru-cache';

/** Networks remembered at most. */
const most = 10_000;

/** How often each key has come within `window` milliseconds. In memory: a restart forgives. */
export function createRecentCount(window: number) {
  const seen = new LRUCache<string, number[]>({ max: most });
  return (key: string, now: number): number => {
    const times = [...(seen.get(key) ?? []).filter((time) => time > now - window), now].slice(-100);
    seen.set(key, times);
    return times.length;
  };
}
