import { deviceCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

type S = typeof passkeysSchemas;

const service = 'security-auth';

export const passkeyList: Route<S['passkeyList'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
};

export const beginPasskey: Route<S['beginPasskey'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/auth/passkeys/options',
  access: 'member',
  cookies: [deviceCookie],
};

export const addPasskey: Route<S['addPasskey'], 'member'> = {
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

export const beginPasskeySignIn: Route<S['beginPasskeySignIn'], 'public'> = {
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
