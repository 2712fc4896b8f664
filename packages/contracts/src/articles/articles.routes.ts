import type { Route } from '../route.ts';
import type { articlesSchemas } from './articles.schemas.ts';

type S = typeof articlesSchemas;

/** `changed`: published, with later unpublished revisions. */
export const articleStates = ['draft', 'published', 'changed', 'unpublished'] as const;
/** Fits an article of 50,000 characters in any script. */
const bodyLimit = 256 * 1024;

export const readArticle: Route<S['readArticle'], 'public'> = {
  method: 'GET',
  path: '/api/knowledge/articles/:id',
  access: 'public',
};

export const listArticles: Route<S['listArticles'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/articles',
  access: 'steward',
  audit: 'none',
};

export const readStewardArticle: Route<S['readStewardArticle'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/articles/:id',
  access: 'steward',
  audit: 'none',
};

export const readArticleVersion: Route<S['readArticleVersion'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/knowledge/articles/:id/versions/:version',
  access: 'steward',
  audit: 'none',
};

export const createArticle: Route<S['createArticle'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/articles',
  access: 'steward',
  status: 201,
  bodyLimit,
};

export const reviseArticle: Route<S['reviseArticle'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/knowledge/articles/:id',
  access: 'steward',
  bodyLimit,
};

export const publishArticle: Route<S['publishArticle'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/articles/:id/publish',
  access: 'steward',
};

export const unpublishArticle: Route<S['unpublishArticle'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/articles/:id/unpublish',
  access: 'steward',
};

export const previewMarkdown: Route<S['previewMarkdown'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/knowledge/preview',
  access: 'steward',
  audit: 'none',
  bodyLimit,
};
