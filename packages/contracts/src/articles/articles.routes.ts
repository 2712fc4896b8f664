import type { Route } from '../route.ts';
import type { articlesSchemas } from './articles.schemas.ts';

type S = typeof articlesSchemas;

const service = 'knowledge-search';

/** `changed`: published, with later unpublished revisions. */
export const articleStates = ['draft', 'published', 'changed', 'withdrawn'] as const;
/** Fits an article of 50,000 characters in any script. */
const bodyLimit = 256 * 1024;

export const readArticle: Route<S['readArticle'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/knowledge/articles/:id',
  access: 'public',
};

export const listArticles: Route<S['listArticles'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/knowledge/articles',
  access: 'steward',
  audit: 'none',
};

export const getArticle: Route<S['getArticle'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/knowledge/articles/:id',
  access: 'steward',
  audit: 'none',
};

export const getArticleVersion: Route<S['getArticleVersion'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/knowledge/articles/:id/versions/:version',
  access: 'steward',
  audit: 'none',
};

export const createArticle: Route<S['createArticle'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/knowledge/articles',
  access: 'steward',
  status: 201,
  bodyLimit,
};

export const reviseArticle: Route<S['reviseArticle'], 'steward'> = {
  service,
  method: 'PUT',
  path: '/api/admin/knowledge/articles/:id',
  access: 'steward',
  bodyLimit,
};

export const publishArticle: Route<S['publishArticle'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/knowledge/articles/:id/publish',
  access: 'steward',
};

export const withdrawArticle: Route<S['withdrawArticle'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/knowledge/articles/:id/withdraw',
  access: 'steward',
};

export const previewMarkdown: Route<S['previewMarkdown'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/knowledge/preview',
  access: 'steward',
  audit: 'none',
  bodyLimit,
};
