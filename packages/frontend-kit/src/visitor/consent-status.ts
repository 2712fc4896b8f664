import { type ResponseOf, verifyConsent } from '@aera/contracts';
import { callApi, safeLocalStorage, storageKeys } from '@aera/frontend-kit';
import { clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';

/** Returns whether a consent of this browser waits to be sent. */
export const hasQueuedConsent = (): boolean =>
  safeLocalStorage.keys(`${storageKeys.pendingConsents}:`).length > 0;

/**
 * Reads whether this browser has consented. If it was erased, for example on request by mail, deletes its visitor id and the
 * acknowledgement: the server rejects events under that id, and reports the erasure only once. A consent that is queued, or was recorded
 * during the request, keeps both: its response brings a new id.
 */
export async function readConsentStatus(): Promise<ResponseOf<typeof verifyConsent>> {
  const consentId = safeLocalStorage.get(storageKeys.consentId);
  const status = await callApi(verifyConsent, { body: {} });
  if (status.erased && !hasQueuedConsent() && consentId === safeLocalStorage.get(storageKeys.consentId))
    clearVisitor();
  return status;
}
