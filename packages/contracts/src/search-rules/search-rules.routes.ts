import type { Route } from '../route.ts';
import type { searchRulesSchemas } from './search-rules.schemas.ts';

type S = typeof searchRulesSchemas;

const service = 'knowledge-search';

const bodyLimit = 512 * 1024;

export const readSearchRules: Route<S['readSearchRules'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/knowledge/rules',
  access: 'steward',
  audit: 'none',
};

export const reviseSearchRules: Route<S['reviseSearchRules'], 'steward'> = {
  service,
  method: 'PUT',
  path: '/api/admin/knowledge/rules',
  access: 'steward',
  bodyLimit,
};

export const previewSearchRules: Route<S['previewSearchRules'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/knowledge/rules/preview',
  access: 'steward',
  roles: ['steward', 'auditor'],
  audit: 'none',
  bodyLimit,
};
