import { type ResponseOf, verifyConsent } from '@aera/contracts';
import { callApi, safeLocalStorage, storageKeys } from '@aera/frontend-kit';
import { clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';

const timeoutMs = 15_000;

/** Returns whether a consent of this browser waits to be sent. */
export const hasQueuedConsent = (): boolean =>
  safeLocalStorage.keys(`${storageKeys.pendingConsents}:`).length > 0;

/**
 * Reads whether this browser has consented. If it was erased, for example on request by mail, deletes its visitor id and the
 * acknowledgement: the server rejects events under that id, and reports the erasure only once. A queued consent keeps both: its response
 * brings a new id.
 */
export const readConsentStatus = (): Promise<ResponseOf<typeof verifyConsent>> =>
  lockVisitor(async () => {
    const status = await callApi(verifyConsent, { body: {}, signal: AbortSignal.timeout(timeoutMs) });
    if (status.erased && !hasQueuedConsent()) clearVisitor();
    return status;
  });
