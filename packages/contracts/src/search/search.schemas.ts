import { z } from 'zod';
import { documentId } from '../articles/articles.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';

export const SearchResult = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string().optional(),
  /** 0 to 1: High from 0.8, Medium from 0.6, else Low. */
  confidence: z.number().min(0).max(1),
  content: z.string(),
  sourcePage: z.string().optional(),
  /** Pieces of the text that match, as `[start, end)` offsets into `title` and `content`. */
  highlights: z
    .looseObject({
      title: z.array(z.tuple([z.int(), z.int()])),
      content: z.array(z.tuple([z.int(), z.int()])),
    })
    .optional(),
  /** The passage of `content` that says most about the query, as `[start, end)`; the whole text when it is short. */
  excerpt: z.tuple([z.int(), z.int()]).optional(),
  /** `article` (which can be read by `readArticle`), `answer` or `page`. */
  kind: z.string().optional(),
  /** True when a steward put it first for this query. */
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
      /** True while the visitor is typing: answered alike, and counted only when a result of it is opened. */
      typing: z.boolean().default(false),
    }),
    response: z.object({
      results: z.array(SearchResult),
      hasAnswer: z.boolean(),
      /** Names this search when one of its results is opened. None for an empty query. */
      queryId: uuid.optional(),
      /** Categories of everything found, the most frequent first, whichever of them was asked for. */
      categories: z.array(z.object({ name: z.string(), count: z.int() })).optional(),
    }),
  },
  recordSearchClick: {
    summary: 'A result of a search was opened; the same one again counts once',
    body: z.object({
      queryId: uuid,
      documentId,
      /** Place in the list, from 1. */
      rank: z.int().min(1).max(1000),
    }),
  },
  suggest: {
    summary:
      'Titles, and questions of five visitors and more, for what is being typed (two characters at least)',
    query: z.object({ query: text(200) }),
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  exportMySearches: {
    summary: 'Every search of the member that is still kept, newest first, with what was opened',
    response: z.object({
      searches: z.array(
        z.object({
          query: z.string(),
          askedAt: instant,
          answered: z.boolean(),
          /** Documents that were opened from the results. */
          opened: z.array(z.object({ documentId: z.string(), at: instant })),
        }),
      ),
    }),
  },
} satisfies Record<string, RouteSchemas>;
