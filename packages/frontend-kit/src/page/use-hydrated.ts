import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is rendered at build and until it is hydrated, true from then on: the browser may be asked. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
