import type { StewardUser } from '@aera/contracts';
import type { AppointedSteward } from './steward-accounts.ts';

/** A steward as returned to the browser. */
export const stewardUser = ({
  stewardId: id,
  firstName,
  lastName,
  username,
  role,
  until,
}: AppointedSteward): StewardUser => ({ id, firstName, lastName, username, role, until });
