import type { Route } from '../route.ts';
import type { accountSessionsSchemas } from './account-sessions.schemas.ts';

type S = typeof accountSessionsSchemas;

const service = 'security-auth';
const path = '/api/admin/accounts/:kind/:accountId/sessions';

export const listAccountSessions: Route<S['listAccountSessions'], 'steward'> = {
  service,
  method: 'GET',
  path,
  access: 'steward',
  roles: ['steward'],
};

export const revokeAccountSession: Route<S['revokeAccountSession'], 'steward'> = {
  service,
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'steward',
  stepUp: true,
};

export const revokeAllAccountSessions: Route<S['revokeAllAccountSessions'], 'steward'> = {
  service,
  method: 'DELETE',
  path,
  access: 'steward',
  stepUp: true,
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
