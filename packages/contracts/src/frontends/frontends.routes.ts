import type { Route } from '../route.ts';
import type { frontendsSchemas } from './frontends.schemas.ts';

type S = typeof frontendsSchemas;

const service = 'security-auth';

export const listFrontends: Route<S['listFrontends'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/operations/frontends',
  access: 'steward',
  audit: 'none',
};

export const pinFrontend: Route<S['pinFrontend'], 'steward'> = {
  service,
  method: 'PUT',
  path: '/api/admin/operations/frontends/:name/pin',
  access: 'steward',
  stepUp: true,
};

export const unpinFrontend: Route<S['unpinFrontend'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/operations/frontends/:name/unpin',
  access: 'steward',
  stepUp: true,
};

export const listFrontendDecisions: Route<S['listFrontendDecisions'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/operations/frontends/:name/history',
  access: 'steward',
  audit: 'none',
};
