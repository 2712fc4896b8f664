import { deviceCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { passwordsSchemas } from './passwords.schemas.ts';

type S = typeof passwordsSchemas;

const service = 'security-auth';

export const requestPasswordReset: Route<S['requestPasswordReset'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/auth/reset/request',
  access: 'public',
};

export const resetPassword: Route<S['resetPassword'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  cookies: [deviceCookie],
};

export const changePassword: Route<S['changePassword'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/auth/password',
  access: 'member',
  cookies: [deviceCookie],
};
