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

export const revokeAccountSessions: Route<S['revokeAccountSessions'], 'steward'> = {
  service,
  method: 'DELETE',
  path,
  access: 'steward',
  stepUp: true,
};
