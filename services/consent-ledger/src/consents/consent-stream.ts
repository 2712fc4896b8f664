import { defineStream } from '@aera/event-store';
import { consentMessage } from './consent-messages.ts';
import { consent, personal, upcasters } from './consent.ts';

export const consentStream = defineStream('consent', consent, {
  personalFields: personal,
  upcasters,
  publish: consentMessage,
});
