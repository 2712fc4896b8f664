import { z } from 'zod';
import { articleStates, StewardArticle } from './knowledge-search.articles.ts';
import { defineRoute } from './route.ts';
import { instant, page } from './text.ts';

const service = 'knowledge-search';

/** What was asked, in much the same words, and not answered. Programs do not count. */
export const ContentGap = z.object({
  id: z.string(),
  /** The wording that most visitors used. */
  query: z.string(),
  /** Other wordings, the most frequent first, ten at most. */
  alsoAsked: z.array(z.string()),
  /** Different visitors who were left without an answer. */
  visitors: z.int(),
  searches: z.int(),
  firstAskedAt: instant,
  lastAskedAt: instant,
  /** The article that was begun from it. */
  article: z.object({ id: z.string(), title: z.string(), state: z.enum(articleStates) }).nullable(),
});
export type ContentGap = z.infer<typeof ContentGap>;

const days = z.coerce.number().int().min(1).max(90);

export const listGaps = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/knowledge/gaps',
  summary: 'Questions without an answer, by the number of visitors who asked them',
  access: 'steward',
  audit: 'none',
  query: z.object({
    days: days.default(30),
    /** Those that stand, or those that a steward dismissed. */
    show: z.enum(['open', 'dismissed']).default('open'),
    ...page(),
  }),
  response: z.object({ gaps: z.array(ContentGap), total: z.int() }),
});

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

export const dismissGap = defineRoute({
  service,
  method: 'PUT',
  path: '/api/admin/knowledge/gaps/:id/dismissal',
  summary: 'Say that a gap needs no answer; it stands again once it is asked in other words',
  access: 'steward',
  params,
});

export const restoreGap = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/admin/knowledge/gaps/:id/dismissal',
  summary: 'Say that a gap needs an answer after all',
  access: 'steward',
  params,
});

export const beginArticleFromGap = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/knowledge/gaps/:id/article',
  summary: 'Begin an article that closes a gap; the same one when it was begun before',
  access: 'steward',
  status: 201,
  params,
  response: StewardArticle,
});

/** Searches of one gap in one span of time. */
const Span = z.object({
  from: instant,
  to: instant,
  searches: z.int(),
  visitors: z.int(),
  /** Searches that were answered. */
  answered: z.int(),
  /** `answered / searches`; null without any search. */
  answeredShare: z.number().nullable(),
  /** Searches after which somebody opened a result, and after which it was this article. */
  clicked: z.int(),
  clickedArticle: z.int(),
});

export const FilledGap = z.object({
  articleId: z.string(),
  title: z.string(),
  state: z.enum(articleStates),
  query: z.string(),
  /** When the article was first published; the two spans meet there. Null: not yet. */
  publishedAt: instant.nullable(),
  before: Span.nullable(),
  after: Span.nullable(),
});
export type FilledGap = z.infer<typeof FilledGap>;

export const listFilledGaps = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/knowledge/gaps/filled',
  summary:
    'Whether articles that were begun from gaps helped: the same searches before and after, the newest article first',
  access: 'steward',
  audit: 'none',
  query: z.object({ days: days.default(30), ...page() }),
  response: z.object({ filled: z.array(FilledGap), total: z.int() }),
});

export const gapRoutes = { listGaps, dismissGap, restoreGap, beginArticleFromGap, listFilledGaps };
