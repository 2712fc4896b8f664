import type { Route } from '../route.ts';
import type { searchRulesSchemas } from './search-rules.schemas.ts';

type S = typeof searchRulesSchemas;

const bodyLimit = 512 * 1024;

export const readSearchRules: Route<S['readSearchRules'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/rules',
  access: 'steward',
  audit: 'none',
};

export const reviseSearchRules: Route<S['reviseSearchRules'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/knowledge/rules',
  access: 'steward',
  bodyLimit,
};

export const previewSearchRules: Route<S['previewSearchRules'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/rules/preview',
  access: 'steward',
  roles: ['steward', 'auditor'],
  audit: 'none',
  bodyLimit,
};
