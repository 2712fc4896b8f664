import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during prerendering and until hydration, then true: browser APIs may be used. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
