import { z } from 'zod';
import { documentId } from '../articles/articles.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';

export const SearchResult = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string().optional(),
  /** 0 to 1; High from 0.8, Medium from 0.6, else Low. */
  confidence: z.number().min(0).max(1),
  content: z.string(),
  /** Path on this site: of the page itself, or of the page with more information on an article. */
  sourcePage: z.string().optional(),
  /** Matches as `[start, end)` offsets into `title` and `content`. */
  highlights: z
    .looseObject({
      title: z.array(z.tuple([z.int(), z.int()])),
      content: z.array(z.tuple([z.int(), z.int()])),
    })
    .optional(),
  /** The most relevant passage of `content` as `[start, end)`; the whole text if it is short. */
  excerpt: z.tuple([z.int(), z.int()]).optional(),
  /** `article` (see `readArticle`), `answer` or `page`. */
  kind: z.string().optional(),
  /** True if a steward pinned it for this query. */
  pinned: z.boolean().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchSchemas = {
  searchKnowledge: {
    summary: 'Search the knowledge index; an empty query only opens a search session',
    body: z.object({
      query: text(1000),
      /** Only results of this category. */
      category: text(60).optional(),
      /** True while the visitor is typing: the results are the same, and the search counts only if one of them is opened. */
      typing: z.boolean().default(false),
    }),
    response: z.object({
      results: z.array(SearchResult),
      hasAnswer: z.boolean(),
      /** Id of this search, to report opened results. Absent for an empty query. */
      queryId: uuid.optional(),
      /** Categories of all results, most frequent first, regardless of the filter. */
      categories: z.array(z.object({ name: z.string(), count: z.int() })).optional(),
    }),
  },
  recordSearchClick: {
    summary: 'Report an opened search result; a repeat counts once',
    body: z.object({
      queryId: uuid,
      documentId,
      /** Position in the list, from 1. */
      rank: z.int().min(1).max(1000),
    }),
  },
  suggest: {
    summary:
      'Suggest titles, and questions of at least five visitors, for typed text of at least two characters',
    query: z.object({ query: text(200) }),
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  exportMySearches: {
    summary: 'Export own searches with opened results, newest first',
    response: z.object({
      searches: z.array(
        z.object({
          query: z.string(),
          searchedAt: instant,
          hasAnswer: z.boolean(),
          /** Documents opened from the results. */
          opened: z.array(z.object({ documentId: z.string(), at: instant })),
        }),
      ),
    }),
  },
} satisfies Record<string, RouteSchemas>;
