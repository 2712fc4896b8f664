import type { BodyOf, recordConsent } from '@aera/contracts';
import { formatAeraTimestamp } from '@aera/living-time';
import { visitorSessionId } from '@aera/frontend-kit';
import { keys } from '../keys.ts';

export type ConsentBody = BodyOf<typeof recordConsent>;

/** What is recorded when a visitor acknowledges the notice; the location is added once it is known. */
export const consentRecord = (now: Date, consentAction: string): ConsentBody => ({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: now.toISOString(),
  aeraTimestamp: formatAeraTimestamp(now),
  userAgent: navigator.userAgent.slice(0, 1000),
  url: (location.origin + location.pathname).slice(0, 2000),
  consentAction,
  jurisdictionAccepted: true,
  sessionId: visitorSessionId(keys.visitorSession),
});
