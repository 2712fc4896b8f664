import type { changeStewardPassword } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec of the onboarding holds it against the contract. */
export const passwordAddresses = {
  changeStewardPassword: address<typeof changeStewardPassword>('POST', '/api/admin/auth/change-password'),
};
