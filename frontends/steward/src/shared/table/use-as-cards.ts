import { below } from '@aera/ui';
import { useSyncExternalStore } from 'react';

const phones = () => window.matchMedia?.(below('tablet'));

function subscribe(onChange: () => void): () => void {
  const query = phones();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether rows are drawn as cards, for what has to be reckoned; how they look is left to the style sheet. */
export const useAsCards = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phones()?.matches ?? false,
    () => false,
  );
