/** Failures are counted in windows of this many milliseconds. */
const window = 15 * 60_000;
/** Keys remembered at most; the oldest goes first. */
const remembered = 50_000;

export interface AttemptBudget {
  /** Seconds to wait before the next try, 0 when one is allowed now. */
  wait(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Lets `allowed` failures per key through in fifteen minutes; in memory, per process. */
export function createAttemptBudget(allowed: number, now: () => number = Date.now): AttemptBudget {
  const failures = new Map<string, { count: number; since: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry && now() - entry.since < window) return entry;
    failures.delete(key);
    return undefined;
  };
  return {
    wait(key) {
      const entry = current(key);
      return entry && entry.count >= allowed ? Math.ceil((entry.since + window - now()) / 1000) : 0;
    },
    failed(key) {
      const entry = current(key);
      if (entry) entry.count += 1;
      else {
        if (failures.size >= remembered) failures.delete(failures.keys().next().value as string);
        failures.set(key, { count: 1, since: now() });
      }
    },
    succeeded: (key) => void failures.delete(key),
  };
}
