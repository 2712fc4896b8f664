import { z } from 'zod';
import { articleStates } from '../articles/articles.routes.ts';
import { articleInput, StewardArticle } from '../articles/articles.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, page } from '../text.ts';

/** A group of similarly worded searches without an answer, without those of bots. */
export const ContentGap = z.object({
  id: z.string(),
  /** The wording that most visitors used. */
  query: z.string(),
  /** Other wordings, those of most visitors first, at most ten. */
  otherQueries: z.array(z.string()),
  /** Number of other wordings, listed or not. */
  variants: z.int(),
  /** Distinct visitors without an answer. */
  visitors: z.int(),
  searches: z.int(),
  firstSearchedAt: instant,
  lastSearchedAt: instant,
  /** The article created from it. */
  article: z.object({ id: z.string(), title: z.string(), state: z.enum(articleStates) }).nullable(),
});
export type ContentGap = z.infer<typeof ContentGap>;

const days = z.coerce.number().int().min(1).max(90);

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** Searches of one gap in a period. */
const GapPeriod = z.object({
  from: instant,
  to: instant,
  searches: z.int(),
  visitors: z.int(),
  searchesWithAnswer: z.int(),
  /** `searchesWithAnswer / searches`; null without any search. */
  answerRate: z.number().nullable(),
  /** Searches followed by a click on any result. */
  clickedAnyResult: z.int(),
  /** Searches followed by a click on this article. */
  clickedThisArticle: z.int(),
});

export const ClosedGap = z.object({
  articleId: z.string(),
  title: z.string(),
  state: z.enum(articleStates),
  /** First publication of the article, which separates the two periods; null if not yet published. */
  publishedAt: instant.nullable(),
  /** The days before publication; null without one. */
  before: GapPeriod.nullable(),
  /** The days since publication; null without one. */
  after: GapPeriod.nullable(),
});
export type ClosedGap = z.infer<typeof ClosedGap>;

export const contentGapsSchemas = {
  listGaps: {
    summary: 'View content gaps',
    query: z.object({
      days: days.default(30),
      /** Open or dismissed gaps. */
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
    body: z.object(articleInput),
    response: StewardArticle,
  },
  listClosedGaps: {
    summary: 'View the effect of articles created from gaps, newest first',
    query: z.object({ days: days.default(30), ...page() }),
    response: z.object({ gaps: z.array(ClosedGap), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
