import { safeLocalStorage } from './safe-storage.ts';
import type { StorageKeys } from './storage-keys.ts';

/** The notice was not acknowledged: what waits to be sent would say that it was. */
export function clearAcknowledgement(keys: StorageKeys): void {
  for (const waiting of safeLocalStorage.keys(`${keys.pendingConsents}:`)) safeLocalStorage.remove(waiting);
  for (const key of [keys.acknowledged, keys.noticeVersion, keys.noticeAgain]) safeLocalStorage.remove(key);
}

/** Neither the acknowledgement nor a number by which this browser was known. */
export function clearVisitor(keys: StorageKeys): void {
  clearAcknowledgement(keys);
  for (const key of [keys.consentId, keys.visitorSession]) safeLocalStorage.remove(key);
}
