import { safeLocalStorage, storageKeys } from '@aera/frontend-kit';

/** Deletes the consent of this browser and the queued and rejected consents. */
export function clearAcknowledgement(): void {
  for (const waiting of safeLocalStorage.keys(storageKeys.pendingConsents)) safeLocalStorage.remove(waiting);
  for (const key of ['acknowledged', 'consentId', 'noticeVersion', 'noticeReconsent'] as const)
    safeLocalStorage.remove(storageKeys[key]);
}

/** Deletes the consent and the visitor id of this browser. */
export function clearVisitor(): void {
  clearAcknowledgement();
  safeLocalStorage.remove(storageKeys.visitorSession);
}
