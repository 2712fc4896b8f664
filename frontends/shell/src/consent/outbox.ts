import type { recordConsent } from '@aera/contracts';
import { address, callApi } from '@aera/web-kit';
import { keys } from '../keys.ts';
import { rememberAnswer } from './ask-again.ts';
import { createConsentOutbox } from './consent-outbox.ts';

/** By address and header name; the spec beside holds both against the contract. */
export const consentAddress = address<typeof recordConsent>('POST', '/api/jurisdiction/consent');
export const idempotencyHeader = 'idempotency-key';

const longestCall = 15_000;

/** The consents of this browser. A call outlives the page that it was made from. */
export const consentOutbox = createConsentOutbox({
  keys,
  async send(body, key) {
    const { consentId, askAgain } = await callApi(consentAddress, {
      body,
      headers: { [idempotencyHeader]: key },
      keepalive: true,
      signal: AbortSignal.timeout(longestCall),
    });
    rememberAnswer(askAgain);
    return consentId;
  },
});
