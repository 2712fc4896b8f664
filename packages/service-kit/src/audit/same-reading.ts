/** How long a repeat of the same reading counts as the first one, in milliseconds. */
const windowMs = 5 * 60_000;
const remembered = 10_000;

export interface SameReadings {
  /** Whether this very reading was recorded within the last minutes. */
  has(key: string): boolean;
  add(key: string): void;
  delete(key: string): void;
}

/** Screens read the same again every few seconds: what a session reads anew within five minutes is one entry, not hundreds. */
export function createSameReadings(now: () => number): SameReadings {
  const until = new Map<string, number>();
  return {
    has: (key) => (until.get(key) ?? 0) > now(),
    add(key) {
      if (until.size >= remembered) until.delete(until.keys().next().value as string);
      until.delete(key);
      until.set(key, now() + windowMs);
    },
    delete: (key) => void until.delete(key),
  };
}
