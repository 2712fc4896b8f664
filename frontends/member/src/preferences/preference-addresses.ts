import type { readPreferences, savePreferences, unsubscribe } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each to its contract. */
export const preferenceAddresses = {
  readPreferences: address<typeof readPreferences>('GET', '/api/notifications/preferences'),
  savePreferences: address<typeof savePreferences>('PUT', '/api/notifications/preferences'),
  unsubscribe: address<typeof unsubscribe>('POST', '/api/mail/unsubscribe'),
};
