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
  // Created on first use, because it allocates all its entries, and a gateway has 30 limiters.
  let buckets: LRUCache<string, number> | undefined;

  const request = (key: string, { burst, perSecond }: Rate) => {
    const intervalMs = 1_000 / perSecond;
    const time = now();
    const nextFullAt = Math.max(time, buckets?.get(key) ?? 0) + intervalMs;
    const roomMs = burst * intervalMs - (nextFullAt - time);
    // Tolerates rounding errors.
    const allowed = roomMs >= -intervalMs / 1_000;
    const result: RateLimitResult = allowed
      ? { allowed, remaining: Math.max(0, Math.floor(roomMs / intervalMs)), retryAfterMs: 0 }
      : { allowed, remaining: 0, retryAfterMs: -roomMs };
    return { result, nextFullAt };
  };

  return {
    /** The result of `take`, without taking a token. */
    peek: (key: string, rate: Rate): RateLimitResult => request(key, rate).result,
    /** Takes a token from the bucket of `key`, if it has one. */
    take(key: string, rate: Rate): RateLimitResult {
      const { result, nextFullAt } = request(key, rate);
      if (result.allowed) (buckets ??= new LRUCache({ max: maxBuckets })).set(key, nextFullAt);
      return result;
    },
    /** Buckets in memory. */
    get size() {
      return buckets?.size ?? 0;
    },
  };
}
