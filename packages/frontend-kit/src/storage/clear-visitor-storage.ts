import { safeLocalStorage } from './safe-storage.ts';
import type { StorageKeys } from './storage-keys.ts';

/** Deletes the acknowledgement of the notice and the consents still to be sent. */
export function clearAcknowledgement(keys: StorageKeys): void {
  for (const waiting of safeLocalStorage.keys(`${keys.pendingConsents}:`)) safeLocalStorage.remove(waiting);
  for (const key of [keys.acknowledged, keys.noticeVersion, keys.noticeAgain]) safeLocalStorage.remove(key);
}

/** Deletes the acknowledgement and the ids of this browser. */
export function clearVisitor(keys: StorageKeys): void {
  clearAcknowledgement(keys);
  for (const key of [keys.consentId, keys.visitorSession]) safeLocalStorage.remove(key);
}
