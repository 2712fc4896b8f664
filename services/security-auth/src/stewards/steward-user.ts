import type { StewardUser } from '@aera/contracts';
import type { AppointedSteward } from './steward-accounts.ts';

/** Maps a steward to the response. */
export const stewardUser = ({
  stewardId: id,
  firstName,
  lastName,
  username,
  role,
  until,
}: AppointedSteward): StewardUser => ({ id, firstName, lastName, username, role, until });
