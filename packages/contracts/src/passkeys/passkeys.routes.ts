import { deviceCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

type S = typeof passkeysSchemas;

const service = 'security-auth';

export const listPasskeys: Route<S['listPasskeys'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
};

export const startPasskeyRegistration: Route<S['startPasskeyRegistration'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/auth/passkeys/options',
  access: 'member',
  cookies: [deviceCookie],
};

export const finishPasskeyRegistration: Route<S['finishPasskeyRegistration'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'member',
  status: 201,
};

export const renamePasskey: Route<S['renamePasskey'], 'member'> = {
  service,
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'member',
};

export const removePasskey: Route<S['removePasskey'], 'member'> = {
  service,
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'member',
};

export const startPasskeySignIn: Route<S['startPasskeySignIn'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  access: 'public',
};

export const signInWithPasskey: Route<S['signInWithPasskey'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  access: 'public',
  cookies: [deviceCookie],
};
