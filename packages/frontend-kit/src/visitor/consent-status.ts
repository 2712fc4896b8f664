import { type ResponseOf, verifyConsent } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';

/**
 * Reads whether this browser has consented. If it was erased, for example on request by mail, deletes its visitor id and the
 * acknowledgement: the server rejects events under that id, and reports the erasure only once.
 */
export async function readConsentStatus(): Promise<ResponseOf<typeof verifyConsent>> {
  const status = await callApi(verifyConsent, { body: {} });
  if (status.erased) clearVisitor();
  return status;
}
