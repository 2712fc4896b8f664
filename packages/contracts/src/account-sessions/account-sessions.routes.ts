import type { Route } from '../route.ts';
import type { accountSessionsSchemas } from './account-sessions.schemas.ts';

type S = typeof accountSessionsSchemas;

const path = '/api/admin/accounts/:kind/:accountId/sessions';

export const listAccountSessions: Route<S['listAccountSessions'], 'steward'> = {
  method: 'GET',
  path,
  access: 'steward',
  roles: ['steward'],
};

export const revokeAccountSession: Route<S['revokeAccountSession'], 'steward'> = {
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'steward',
  stepUp: true,
};

export const revokeAllAccountSessions: Route<S['revokeAllAccountSessions'], 'steward'> = {
  method: 'DELETE',
  path,
  access: 'steward',
  stepUp: true,
};

export const listMemberSessions: Route<S['listMemberSessions'], 'member'> = {
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
};

export const revokeMemberSession: Route<S['revokeMemberSession'], 'member'> = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
};

export const revokeOtherMemberSessions: Route<S['revokeOtherMemberSessions'], 'member'> = {
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  access: 'member',
};
