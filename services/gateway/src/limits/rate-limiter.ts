import { LRUCache } from 'lru-cache';

/** A token bucket: its size, and how fast it refills. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimitResult {
  readonly allowed: boolean;
  /** Requests that would be allowed right now. */
  readonly remaining: number;
  /** Milliseconds until the next request is allowed; 0 when this one was. */
  readonly retryAfterMs: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

export interface RateLimiterOptions {
  /** Buckets in memory. The least recently used is evicted, and so is full again. */
  readonly maxBuckets?: number;
  readonly now?: () => number;
}

/**
 * Token buckets by key, as GCRA (ITU-T I.371): one number per bucket, the time at which it is full again. In any window of t seconds, at
 * most burst + perSecond · t requests are allowed.
 */
export function createRateLimiter({
  maxBuckets = 20_000,
  // Monotonic: setting the system clock back must not keep buckets empty.
  now = () => performance.now(),
}: RateLimiterOptions = {}) {
  const fullAt = new LRUCache<string, number>({ max: maxBuckets });

  return {
    /** Takes a token from the bucket of `key`, if it has one. */
    take(key: string, { burst, perSecond }: Rate): RateLimitResult {
      const interval = 1_000 / perSecond;
      const time = now();
      const next = Math.max(time, fullAt.get(key) ?? 0) + interval;
      const room = burst * interval - (next - time);
      // Tolerates rounding errors.
      if (room < -interval / 1_000) return { allowed: false, remaining: 0, retryAfterMs: -room };
      fullAt.set(key, next);
      return { allowed: true, remaining: Math.max(0, Math.floor(room / interval)), retryAfterMs: 0 };
    },
    /** Buckets in memory. */
    get size() {
      return fullAt.size;
    },
  };
}
