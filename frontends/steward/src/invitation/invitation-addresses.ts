import type { acceptInvitation, lookAtInvitation } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec of the onboarding holds each against the contract. */
export const invitationAddresses = {
  lookAtInvitation: address<typeof lookAtInvitation>('POST', '/api/auth/invitation'),
  acceptInvitation: address<typeof acceptInvitation>('POST', '/api/auth/invitation/accept'),
};
