import { safeLocalStorage, storageKeys } from '@aera/frontend-kit';

/** Deletes the consent of this browser and the queued and rejected consents. */
export function clearAcknowledgement(): void {
  for (const waiting of safeLocalStorage.keys(storageKeys.pendingConsents)) safeLocalStorage.remove(waiting);
  for (const key of [storageKeys.acknowledged, storageKeys.noticeVersion, storageKeys.noticeReconsent])
    safeLocalStorage.remove(key);
}

/** Deletes the consent and the ids of this browser. */
export function clearVisitor(): void {
  clearAcknowledgement();
  for (const key of [storageKeys.consentId, storageKeys.visitorSession]) safeLocalStorage.remove(key);
}
