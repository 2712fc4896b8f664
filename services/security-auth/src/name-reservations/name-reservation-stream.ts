import { defineStream } from '@aera/event-store';
import { claim } from './name-reservation.ts';

/** One category for each kind of name. The id is a keyed hash of the name. */
export const claimStreams = {
  email: defineStream('email', claim),
  username: defineStream('username', claim),
  'steward-email': defineStream('steward-email', claim),
} as const;
