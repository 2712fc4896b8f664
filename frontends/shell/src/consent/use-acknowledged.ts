import { local, onWindowEvent } from '@aera/web-kit';
import { useSyncExternalStore } from 'react';
import { keys } from '../keys.ts';

/** Whether this browser has acknowledged the notice, here or in another tab. */
export const useAcknowledged = (): boolean => useSyncExternalStore(subscribe, read, () => true);

const read = () => local.isSet(keys.acknowledged);

function subscribe(changed: () => void): () => void {
  const stop = onWindowEvent('jurisdiction-consent-complete', changed);
  window.addEventListener('storage', changed);
  return () => {
    stop();
    window.removeEventListener('storage', changed);
  };
}
