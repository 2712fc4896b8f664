import type { StewardUser } from '@aera/contracts';
import { formatFullName } from '../full-name.ts';
import type { StewardAccount } from './steward.ts';

/** Returns the name in the history of a steward's actions. */
export const formatStewardName = (account: StewardAccount | null): string =>
  account ? formatFullName(account) : 'A former steward';

/** Maps a steward to the response. */
export const toStewardUser = (
  { stewardId: id, firstName, lastName, username, role, roleExpiresAt }: StewardAccount,
  lacksSecondFactor = false,
): StewardUser => ({ id, firstName, lastName, username, role, roleExpiresAt, lacksSecondFactor });
