import { LRUCache } from 'lru-cache';

/** A bucket that holds `burst` and is filled again by `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimitResult {
  readonly allowed: boolean;
  /** How many more would be let through right now. */
  readonly remaining: number;
  /** Milliseconds until the next one is let through; 0 when it was. */
  readonly retryAfter: number;
}

export interface RateLimiter {
  /** Takes one from the bucket of `key`, if there is one in it. */
  take(key: string, rate: Rate): RateLimitResult;
  /** Buckets in memory; full ones need none. */
  readonly size: number;
}

export interface RateLimiterOptions {
  /** Buckets in memory; past it the one that was unused for longest is forgotten, and so is full again. */
  readonly maxBuckets?: number;
  readonly now?: () => number;
}

/** A monotonic clock: setting the wall clock back would keep buckets empty for that time. */
const monotonic = () => performance.now();

/**
 * Token buckets by key, as GCRA (ITU-T I.371): of each only the moment is kept at which it will be full again. In any window of t
 * seconds, at most burst + perSecond · t are let through.
 */
export function createRateLimiter({
  maxBuckets = 20_000,
  now = monotonic,
}: RateLimiterOptions = {}): RateLimiter {
  const fullAt = new LRUCache<string, number>({ max: maxBuckets });

  return {
    take(key, { burst, perSecond }) {
      const interval = 1_000 / perSecond;
      const time = now();
      const was = fullAt.get(key) ?? 0;
      const next = Math.max(time, was) + interval;
      const room = burst * interval - (next - time);
      // A thousandth of an interval is what sums of fractions may be off by.
      if (room < -interval / 1_000) return { allowed: false, remaining: 0, retryAfter: -room };
      fullAt.set(key, next);
      return { allowed: true, remaining: Math.max(0, Math.floor(room / interval)), retryAfter: 0 };
    },
    get size() {
      return fullAt.size;
    },
  };
}
