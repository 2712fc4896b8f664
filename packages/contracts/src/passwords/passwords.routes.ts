import { deviceCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { passwordsSchemas } from './passwords.schemas.ts';

type S = typeof passwordsSchemas;

export const requestPasswordReset: Route<S['requestPasswordReset'], 'public'> = {
  method: 'POST',
  path: '/api/auth/reset/request',
  access: 'public',
};

export const resetPassword: Route<S['resetPassword'], 'public'> = {
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  cookies: [deviceCookie],
};

export const changePassword: Route<S['changePassword'], 'member'> = {
  method: 'POST',
  path: '/api/auth/password',
  access: 'member',
  cookies: [deviceCookie],
};
