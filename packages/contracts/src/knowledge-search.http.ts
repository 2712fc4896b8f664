import { z } from 'zod';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const service = 'knowledge-search';

/** Response header with the id of the search session; sent back by the client when it knows one. */
export const searchSessionHeader = 'x-session-id';

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
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchKnowledge = defineRoute({
  service,
  method: 'POST',
  path: '/api/search',
  summary: 'Search the knowledge index; an empty query only opens a search session',
  access: 'public',
  body: z.object({ query: text(1000) }),
  response: z.object({ results: z.array(SearchResult), hasAnswer: z.boolean() }),
});

export const suggest = defineRoute({
  service,
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Completions of what is being typed (two characters at least)',
  access: 'public',
  query: z.object({ query: text(200) }),
  response: z.object({ suggestions: z.array(z.string()) }),
});

export const knowledgeSearchRoutes = { searchKnowledge, suggest };
