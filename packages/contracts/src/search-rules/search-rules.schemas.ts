import { z } from 'zod';
import { documentId } from '../articles/articles.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText } from '../text.ts';

/** Words or phrases with the same meaning. */
const SynonymGroup = z.array(requiredText(60)).min(2).max(12);
/** Documents that come first for a query, in this order. Word order and inflection of the query do not matter. */
const Pin = z.object({ query: requiredText(200), documentIds: z.array(documentId).min(1).max(3) });

/** Search rules of stewards. */
export const SearchRulesInput = z.object({
  synonyms: z.array(SynonymGroup).max(300),
  pins: z.array(Pin).max(300),
});
export type SearchRulesInput = z.infer<typeof SearchRulesInput>;

export const SearchRules = z.object({
  synonyms: z.array(z.array(z.string())),
  pins: z.array(z.object({ query: z.string(), documentIds: z.array(z.string()) })),
  /** 0 before the first change. */
  version: z.int(),
  updatedAt: instant.nullable(),
  stewardId: z.string().nullable(),
  /** Title of each pinned document that is searchable; a missing one has no effect. */
  titles: z.record(z.string(), z.string()),
});
export type SearchRules = z.infer<typeof SearchRules>;

const Ranked = z.object({ id: z.string(), title: z.string(), confidence: z.number(), pinned: z.boolean() });
const Outcome = z.object({ results: z.array(Ranked), hasAnswer: z.boolean() });

export const searchRulesSchemas = {
  readSearchRules: {
    summary: 'View search rules',
    response: SearchRules,
  },
  reviseSearchRules: {
    summary: 'Apply search rules',
    body: SearchRulesInput.extend({ expectedVersion: z.int().min(0) }),
    response: SearchRules,
  },
  previewSearchRules: {
    summary:
      'Preview what synonyms and pins change for some queries; without queries, for the most frequent recent ones',
    body: SearchRulesInput.extend({ queries: z.array(requiredText(200)).max(20).optional() }),
    response: z.object({
      queries: z.array(
        z.object({ query: z.string(), changed: z.boolean(), before: Outcome, after: Outcome }),
      ),
    }),
  },
} satisfies Record<string, RouteSchemas>;
