import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value drawn from the clock, looked at every so many milliseconds; renders again only when it changes. Null while a page is
 * rendered at build and until it is hydrated: nobody knew then when, and in which zone, it would be read.
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
