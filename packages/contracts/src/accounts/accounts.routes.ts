import { deviceCookie, pinCookie } from '../cookies.ts';
import { type Route, stewardRoles } from '../route.ts';
import type { accountsSchemas } from './accounts.schemas.ts';

type S = typeof accountsSchemas;

/** Seconds without activity after which a steward is signed out. The portal counts from the last input, the server from the last request. */
export const stewardIdleSeconds = 60 * 60;

export const register: Route<S['register'], 'public'> = {
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  status: 201,
  cookies: [deviceCookie],
};

export const login: Route<S['login'], 'public'> = {
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  cookies: [deviceCookie],
};

export const logout: Route<S['logout'], 'public'> = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
};

export const readCurrentMember: Route<S['readCurrentMember'], 'member'> = {
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
};

export const requestVerification: Route<S['requestVerification'], 'member'> = {
  method: 'POST',
  path: '/api/auth/verification',
  access: 'member',
};

export const verifyEmail: Route<S['verifyEmail'], 'public'> = {
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
};

export const exportMyAccount: Route<S['exportMyAccount'], 'member'> = {
  method: 'GET',
  path: '/api/auth/my-data',
  access: 'member',
};

export const eraseAccount: Route<S['eraseAccount'], 'member'> = {
  method: 'POST',
  path: '/api/auth/erase',
  access: 'member',
  cookies: [deviceCookie],
};

export const checkPin: Route<S['checkPin'], 'public'> = {
  method: 'POST',
  path: '/api/auth/pin',
  access: 'public',
};

export const readPinPage: Route<S['readPinPage'], 'public'> = {
  method: 'GET',
  path: '/api/auth/pin/pages/:page',
  access: 'public',
  cookies: [pinCookie],
};

export const stewardLogin: Route<S['stewardLogin'], 'public'> = {
  method: 'POST',
  path: '/api/admin/auth/login',
  access: 'public',
  audit: 'command',
  cookies: [deviceCookie],
};

export const stewardLogout: Route<S['stewardLogout'], 'public'> = {
  method: 'POST',
  path: '/api/admin/auth/logout',
  access: 'public',
};

export const readCurrentSteward: Route<S['readCurrentSteward'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/me',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const resolveSession: Route<S['resolveSession'], 'gateway'> = {
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'gateway',
};
