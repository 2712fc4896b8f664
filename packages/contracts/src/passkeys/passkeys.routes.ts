import { deviceCookie } from '../cookies.ts';
import { type Route, stewardRoles, strictStepUpMaxAgeSeconds } from '../route.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

type S = typeof passkeysSchemas;

export const listPasskeys: Route<S['listPasskeys'], 'member'> = {
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
};

export const startPasskeyRegistration: Route<S['startPasskeyRegistration'], 'member'> = {
  method: 'POST',
  path: '/api/auth/passkeys/options',
  access: 'member',
  cookies: [deviceCookie],
};

export const finishPasskeyRegistration: Route<S['finishPasskeyRegistration'], 'member'> = {
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'member',
  status: 201,
};

export const renamePasskey: Route<S['renamePasskey'], 'member'> = {
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'member',
};

export const removePasskey: Route<S['removePasskey'], 'member'> = {
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'member',
};

export const startPasskeySignIn: Route<S['startPasskeySignIn'], 'public'> = {
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  access: 'public',
};

export const signInWithPasskey: Route<S['signInWithPasskey'], 'public'> = {
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  access: 'public',
  cookies: [deviceCookie],
};

export const startMemberPasskeyReauthentication: Route<S['startMemberPasskeyReauthentication'], 'member'> = {
  method: 'POST',
  path: '/api/auth/reauth-passkey/options',
  access: 'member',
};

export const listStewardPasskeys: Route<S['listStewardPasskeys'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/passkeys',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const startStewardPasskeyRegistration: Route<S['startStewardPasskeyRegistration'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys/options',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
  cookies: [deviceCookie],
  beforeSecondFactor: true,
};

export const finishStewardPasskeyRegistration: Route<S['finishStewardPasskeyRegistration'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys',
  access: 'steward',
  roles: stewardRoles,
  status: 201,
  beforeSecondFactor: true,
};

export const renameStewardPasskey: Route<S['renameStewardPasskey'], 'steward'> = {
  method: 'PATCH',
  path: '/api/admin/auth/passkeys/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const removeStewardPasskey: Route<S['removeStewardPasskey'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/auth/passkeys/:id',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const startStewardPasskeySignIn: Route<S['startStewardPasskeySignIn'], 'public'> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys/sign-in/options',
  access: 'public',
};

export const signInStewardWithPasskey: Route<S['signInStewardWithPasskey'], 'public'> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys/sign-in',
  access: 'public',
  audit: 'command',
  cookies: [deviceCookie],
};

export const startPasskeyReauthentication: Route<S['startPasskeyReauthentication'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/reauth-passkey/options',
  access: 'steward',
  roles: stewardRoles,
  beforeSecondFactor: true,
};
