import { safeLocalStorage } from './safe-storage.ts';
import type { StorageKeys } from './storage-keys.ts';

/** Deletes the consent of this browser and the queued consents. */
export function clearAcknowledgement(keys: StorageKeys): void {
  for (const waiting of safeLocalStorage.keys(`${keys.pendingConsents}:`)) safeLocalStorage.remove(waiting);
  for (const key of [keys.acknowledged, keys.noticeVersion, keys.noticeReconsent])
    safeLocalStorage.remove(key);
}

/** Deletes the consent and the ids of this browser. */
export function clearVisitor(keys: StorageKeys): void {
  clearAcknowledgement(keys);
  for (const key of [keys.consentId, keys.visitorSession]) safeLocalStorage.remove(key);
}
