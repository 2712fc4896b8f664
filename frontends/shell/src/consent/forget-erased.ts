import { verifyConsent } from '@aera/contracts';
import { callApi, local, logFailure, session } from '@aera/frontend-kit';
import { forgetVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { keys } from '../keys.ts';

/**
 * Asks once a visit whether what identified this browser was erased, as on a request by mail. Then it forgets the number it went by, and
 * that it acknowledged the notice: what it says under that number is taken in no more.
 */
export async function forgetErased(): Promise<void> {
  if (!local.isSet(keys.acknowledged) || session.isSet(keys.erasureAsked)) return;
  session.setFlag(keys.erasureAsked);
  try {
    const { erased } = await callApi(verifyConsent, { body: {} });
    if (erased) forgetVisitor(keys);
  } catch (error) {
    logFailure('Failed to ask whether this browser was erased', error);
  }
}
