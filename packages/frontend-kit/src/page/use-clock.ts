import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value derived from the clock, sampled at an interval; renders only when it changes. Null during prerendering and
 * until hydration, when time and zone of the reader are unknown.
 */
export function useClock<T extends string | number>(read: (now: Date) => T, intervalMs = 10_000): T | null {
  const subscribe = useCallback(
    (look: () => void) => {
      const timer = setInterval(look, intervalMs);
      return () => clearInterval(timer);
    },
    [intervalMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => null,
  );
}
