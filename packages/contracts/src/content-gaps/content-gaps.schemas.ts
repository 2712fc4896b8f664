import { z } from 'zod';
import { articleStates } from '../articles/articles.routes.ts';
import { StewardArticle } from '../articles/articles.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, page } from '../text.ts';

/** What was asked, in much the same words, and not answered. Programs do not count. */
export const ContentGap = z.object({
  id: z.string(),
  /** The wording that most visitors used. */
  query: z.string(),
  /** Other wordings, the most frequent first, ten at most. */
  otherQueries: z.array(z.string()),
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

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

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
  /** Number of searches followed by a click on any result, and of those followed by a click on this article. */
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

export const contentGapsSchemas = {
  listGaps: {
    summary: 'Questions without an answer, by the number of visitors who asked them',
    query: z.object({
      days: days.default(30),
      /** Those that stand, or those that a steward dismissed. */
      show: z.enum(['open', 'dismissed']).default('open'),
      ...page(),
    }),
    response: z.object({ gaps: z.array(ContentGap), total: z.int() }),
  },
  dismissGap: {
    summary: 'Dismiss content gap',
    params,
  },
  restoreGap: {
    summary: 'Restore content gap',
    params,
  },
  createArticleFromGap: {
    summary: 'Create article from content gap',
    params,
    response: StewardArticle,
  },
  listFilledGaps: {
    summary:
      'Whether articles that were begun from gaps helped: the same searches before and after, the newest article first',
    query: z.object({ days: days.default(30), ...page() }),
    response: z.object({ filled: z.array(FilledGap), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
