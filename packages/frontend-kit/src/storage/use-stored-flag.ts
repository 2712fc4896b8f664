import { useSyncExternalStore } from 'react';
import type { SafeStorage } from './safe-storage.ts';

/**
 * Whether a flag is set, as it changes, in this tab or another. `unknown` is the answer while a page is rendered at build and until
 * it is hydrated: choose the one that shows nothing.
 */
export const useStoredFlag = (area: SafeStorage, key: string, unknown = false): boolean =>
  useSyncExternalStore(
    area.subscribe,
    () => area.isSet(key),
    () => unknown,
  );
