import { deviceCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { membersSchemas } from './members.schemas.ts';

type S = typeof membersSchemas;

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

export const listMemberSessions: Route<S['listMemberSessions'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
};

export const revokeMemberSession: Route<S['revokeMemberSession'], 'member'> = {
  service,
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
};

export const revokeOtherMemberSessions: Route<S['revokeOtherMemberSessions'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  access: 'member',
};
