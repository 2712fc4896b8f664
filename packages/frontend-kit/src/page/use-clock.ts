import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value derived from the clock, sampled every given number of milliseconds; renders only when it changes. Null during prerendering and
 * until hydration, when time and zone of the reader are unknown.
 */
export function useClock<T extends string | number>(read: (now: Date) => T, every = 10_000): T | null {
  const subscribe = useCallback(
    (look: () => void) => {
      const timer = setInterval(look, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => null,
  );
}
