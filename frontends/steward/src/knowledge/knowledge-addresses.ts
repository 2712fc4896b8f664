import type {
  beginArticleFromGap,
  dismissGap,
  draftArticle,
  getArticle,
  getArticleVersion,
  getSearchRules,
  listArticles,
  listFilledGaps,
  listGaps,
  previewMarkdown,
  previewSearchRules,
  publishArticle,
  restoreGap,
  reviseArticle,
  reviseSearchRules,
  searchRulesHistory,
  withdrawArticle,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const knowledgeAddresses = {
  listArticles: address<typeof listArticles>('GET', '/api/admin/knowledge/articles'),
  getArticle: address<typeof getArticle>('GET', '/api/admin/knowledge/articles/:id'),
  getArticleVersion: address<typeof getArticleVersion>(
    'GET',
    '/api/admin/knowledge/articles/:id/versions/:version',
  ),
  draftArticle: address<typeof draftArticle>('POST', '/api/admin/knowledge/articles'),
  reviseArticle: address<typeof reviseArticle>('PUT', '/api/admin/knowledge/articles/:id'),
  publishArticle: address<typeof publishArticle>('POST', '/api/admin/knowledge/articles/:id/publish'),
  withdrawArticle: address<typeof withdrawArticle>('POST', '/api/admin/knowledge/articles/:id/withdraw'),
  previewMarkdown: address<typeof previewMarkdown>('POST', '/api/admin/knowledge/preview'),
  dismissGap: address<typeof dismissGap>('PUT', '/api/admin/knowledge/gaps/:id/dismissal'),
  restoreGap: address<typeof restoreGap>('DELETE', '/api/admin/knowledge/gaps/:id/dismissal'),
  listGaps: address<typeof listGaps>('GET', '/api/admin/knowledge/gaps'),
  beginArticleFromGap: address<typeof beginArticleFromGap>('POST', '/api/admin/knowledge/gaps/:id/article'),
  listFilledGaps: address<typeof listFilledGaps>('GET', '/api/admin/knowledge/gaps/filled'),
  getSearchRules: address<typeof getSearchRules>('GET', '/api/admin/knowledge/rules'),
  searchRulesHistory: address<typeof searchRulesHistory>('GET', '/api/admin/knowledge/rules/history'),
  reviseSearchRules: address<typeof reviseSearchRules>('PUT', '/api/admin/knowledge/rules'),
  previewSearchRules: address<typeof previewSearchRules>('POST', '/api/admin/knowledge/rules/preview'),
};
