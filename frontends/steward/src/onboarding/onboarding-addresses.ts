import type {
  changeStewardRole,
  inviteSteward,
  listStewards,
  ownChecklist,
  reinstateSteward,
  resendInvitation,
  suspendSteward,
  withdrawInvitation,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const onboardingAddresses = {
  listStewards: address<typeof listStewards>('GET', '/api/admin/stewards'),
  ownChecklist: address<typeof ownChecklist>('GET', '/api/admin/auth/checklist'),
  inviteSteward: address<typeof inviteSteward>('POST', '/api/admin/stewards/invitations'),
  resendInvitation: address<typeof resendInvitation>(
    'POST',
    '/api/admin/stewards/invitations/:stewardId/resend',
  ),
  withdrawInvitation: address<typeof withdrawInvitation>(
    'POST',
    '/api/admin/stewards/invitations/:stewardId/withdraw',
  ),
  changeStewardRole: address<typeof changeStewardRole>('PUT', '/api/admin/stewards/:stewardId/role'),
  suspendSteward: address<typeof suspendSteward>('POST', '/api/admin/stewards/:stewardId/suspend'),
  reinstateSteward: address<typeof reinstateSteward>('POST', '/api/admin/stewards/:stewardId/reinstate'),
};
