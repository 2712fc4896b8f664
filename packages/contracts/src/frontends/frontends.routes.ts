import type { Route } from '../route.ts';
import type { frontendsSchemas } from './frontends.schemas.ts';

type S = typeof frontendsSchemas;

export const listFrontends: Route<S['listFrontends'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/operations/frontends',
  access: 'steward',
  audit: 'none',
};

export const pinFrontend: Route<S['pinFrontend'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/operations/frontends/:name/pin',
  access: 'steward',
  stepUp: true,
};

export const unpinFrontend: Route<S['unpinFrontend'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/operations/frontends/:name/unpin',
  access: 'steward',
  stepUp: true,
};

export const listFrontendDecisions: Route<S['listFrontendDecisions'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/operations/frontends/:name/history',
  access: 'steward',
  audit: 'none',
};
