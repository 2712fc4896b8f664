/** Networks remembered at most; the one that has been quiet longest goes first. */
const most = 10_000;

/** How often each key has come within `window` milliseconds. In memory: a restart forgives. */
export function createRecentCount(window: number) {
  const seen = new Map<string, number[]>();
  return (key: string, now: number): number => {
    const times = [...(seen.get(key) ?? []).filter((time) => time > now - window), now].slice(-100);
    // Written anew, so that the map stays in the order of the last time.
    seen.delete(key);
    seen.set(key, times);
    if (seen.size > most) seen.delete(seen.keys().next().value as string);
    return times.length;
  };
}
