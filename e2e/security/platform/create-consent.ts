import type { recordConsent, RequestParts } from '@aera/contracts';

/** Returns the body of a valid consent, for a new session unless one is given. */
export const createConsent = (sessionId?: string): RequestParts<typeof recordConsent>['body'] => ({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: new Date().toISOString(),
  aeraTimestamp: 'Eden 1',
  userAgent: 'a browser',
  url: '/',
  consentAction: 'accepted',
  jurisdictionAccepted: true,
  sessionId,
});
