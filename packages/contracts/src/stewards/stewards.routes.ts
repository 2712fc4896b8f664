import { deviceCookie } from '../cookies.ts';
import { type Route, stewardRoles } from '../route.ts';
import type { stewardsSchemas } from './stewards.schemas.ts';

type S = typeof stewardsSchemas;

export const listStewards: Route<S['listStewards'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/stewards',
  access: 'steward',
};

export const readMyChecklist: Route<S['readMyChecklist'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/checklist',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const inviteSteward: Route<S['inviteSteward'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/stewards/invitations',
  access: 'steward',
  stepUp: true,
  status: 201,
};

export const resendInvitation: Route<S['resendInvitation'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/stewards/invitations/:stewardId/resend',
  access: 'steward',
  stepUp: true,
};

export const withdrawInvitation: Route<S['withdrawInvitation'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/stewards/invitations/:stewardId/withdraw',
  access: 'steward',
  stepUp: true,
};

export const changeStewardRole: Route<S['changeStewardRole'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/stewards/:stewardId/role',
  access: 'steward',
  stepUp: true,
};

export const suspendSteward: Route<S['suspendSteward'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/stewards/:stewardId/suspend',
  access: 'steward',
  stepUp: true,
};

export const reinstateSteward: Route<S['reinstateSteward'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/stewards/:stewardId/reinstate',
  access: 'steward',
  stepUp: true,
};

export const resetStewardSecondFactor: Route<S['resetStewardSecondFactor'], 'operator'> = {
  method: 'POST',
  path: '/internal/operator/stewards/:stewardId/reset-second-factor',
  access: 'operator',
};

export const changeStewardPassword: Route<S['changeStewardPassword'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/change-password',
  access: 'steward',
  roles: stewardRoles,
  cookies: [deviceCookie],
};

export const listStewardSessions: Route<S['listStewardSessions'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/sessions',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const revokeStewardSession: Route<S['revokeStewardSession'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/auth/sessions/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const revokeOtherStewardSessions: Route<S['revokeOtherStewardSessions'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/sessions/revoke-others',
  access: 'steward',
  roles: stewardRoles,
};

export const readInvitation: Route<S['readInvitation'], 'public'> = {
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'public',
};

export const acceptInvitation: Route<S['acceptInvitation'], 'public'> = {
  method: 'POST',
  path: '/api/auth/invitation/accept',
  access: 'public',
  status: 201,
  cookies: [deviceCookie],
};
