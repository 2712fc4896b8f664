import type { Route } from '../route.ts';
import type { contentGapsSchemas } from './content-gaps.schemas.ts';

type S = typeof contentGapsSchemas;

/** That of an article. */
const bodyLimit = 256 * 1024;

export const listGaps: Route<S['listGaps'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/gaps',
  access: 'steward',
  audit: 'none',
};

export const dismissGap: Route<S['dismissGap'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/knowledge/gaps/:id/dismissal',
  access: 'steward',
};

export const restoreGap: Route<S['restoreGap'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/knowledge/gaps/:id/dismissal',
  access: 'steward',
};

export const createArticleFromGap: Route<S['createArticleFromGap'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/gaps/:id/article',
  access: 'steward',
  status: 201,
  bodyLimit,
};

export const listClosedGaps: Route<S['listClosedGaps'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/gaps/closed',
  access: 'steward',
  audit: 'none',
};
