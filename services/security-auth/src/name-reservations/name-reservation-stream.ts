import { defineStream } from '@aera/event-store';
import { nameReservation } from './name-reservation.ts';

/** One category per kind of name. The stream id is an HMAC of the name. */
export const reservationStreams = {
  email: defineStream('email', nameReservation),
  username: defineStream('username', nameReservation),
  'steward-email': defineStream('steward-email', nameReservation),
} as const;
