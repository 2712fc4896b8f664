import { defineStream } from '@aera/event-store';
import { nameReservation } from './name-reservation.ts';

/** One category for each kind of name. The id is a keyed hash of the name. */
export const claimStreams = {
  email: defineStream('email', nameReservation),
  username: defineStream('username', nameReservation),
  'steward-email': defineStream('steward-email', nameReservation),
} as const;
