import { deviceCookie } from '../cookies.ts';
import { type Route, stewardRoles, strictStepUpMaxAgeSeconds } from '../route.ts';
import type { emailChangesSchemas } from './email-changes.schemas.ts';

type S = typeof emailChangesSchemas;

export const readMyEmail: Route<S['readMyEmail'], 'member'> = {
  method: 'GET',
  path: '/api/auth/email',
  access: 'member',
};

export const requestEmailChange: Route<S['requestEmailChange'], 'member'> = {
  method: 'POST',
  path: '/api/auth/email',
  access: 'member',
  cookies: [deviceCookie],
};

export const resendEmailChange: Route<S['resendEmailChange'], 'member'> = {
  method: 'POST',
  path: '/api/auth/email/resend',
  access: 'member',
};

export const cancelEmailChange: Route<S['cancelEmailChange'], 'member'> = {
  method: 'POST',
  path: '/api/auth/email/cancel',
  access: 'member',
};

export const confirmEmailChange: Route<S['confirmEmailChange'], 'member'> = {
  method: 'POST',
  path: '/api/auth/email/confirm',
  access: 'member',
  cookies: [deviceCookie],
};

export const cancelEmailChangeByLink: Route<S['cancelEmailChangeByLink'], 'public'> = {
  method: 'POST',
  path: '/api/auth/email/cancel-by-link',
  access: 'public',
};

export const readStewardEmail: Route<S['readStewardEmail'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/email',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const requestStewardEmailChange: Route<S['requestStewardEmailChange'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/email',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const resendStewardEmailChange: Route<S['resendStewardEmailChange'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/email/resend',
  access: 'steward',
  roles: stewardRoles,
};

export const cancelStewardEmailChange: Route<S['cancelStewardEmailChange'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/email/cancel',
  access: 'steward',
  roles: stewardRoles,
};

export const confirmStewardEmailChange: Route<S['confirmStewardEmailChange'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/email/confirm',
  access: 'steward',
  roles: stewardRoles,
};
