import { idempotencyHeader, recordConsent } from '@aera/contracts';
import { callApi, local } from '@aera/frontend-kit';
import { keys } from '../keys.ts';
import { rememberAnswer } from './ask-again.ts';
import { createConsentOutbox } from './consent-outbox.ts';

const longestCall = 15_000;

/** The consents of this browser. A call outlives the page that it was made from. */
export const consentOutbox = createConsentOutbox({
  keys,
  async send(body, key) {
    const { consentId, sessionId, askAgain } = await callApi(recordConsent, {
      body,
      headers: { [idempotencyHeader]: key },
      keepalive: true,
      signal: AbortSignal.timeout(longestCall),
    });
    // Another one than was sent when a consent of a browser without its cookie has taken that one.
    local.set(keys.visitorSession, sessionId);
    rememberAnswer(askAgain);
    return consentId;
  },
});
