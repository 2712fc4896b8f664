import type { SearchResult } from '@aera/contracts';
import { selectTopK } from '../engine/top-k.ts';
import type { IndexReader } from '../engine/search-engine.ts';
import { answerThreshold } from '../relevance/confidence.ts';
import { analyzeDocument } from '../relevance/analyze-document.ts';
import { type CompiledRules, noRules } from '../search-rules/compile-rules.ts';
import { rankDocuments, toPinnedResult } from './rank-documents.ts';
import { type RankedDocument, toSearchResult } from './to-search-result.ts';

interface SearchResponse {
  results: SearchResult[];
  /** Whether the first result is likely to answer the question. */
  hasAnswer: boolean;
  /** Categories of the candidates, the most frequent first, regardless of the requested category. */
  categories: { name: string; count: number }[];
}

interface SearchOptions {
  readonly rules?: CompiledRules;
  /** Only results of this category. */
  readonly category?: string | undefined;
  /** Returns false once the request is cancelled; further work is then obsolete. */
  readonly isRequestOpen?: () => boolean;
}

/** Documents that are ranked in full. */
const candidates = 30;
/** The same with a category filter, which leaves most of them out. */
const candidatesOfCategory = 100;
const maxResults = 10;
/** Weight of results by a synonym instead of the visitor's own word. */
const synonymWeight = 0.95;

/** Finds and ranks candidates for the query and its synonyms. An empty query has no results. */
export async function searchKnowledge(
  engine: IndexReader,
  text: string,
  { rules = noRules, category, isRequestOpen = () => true }: SearchOptions = {},
): Promise<SearchResponse> {
  const rank = async (wanted: number): Promise<RankedDocument[]> => {
    const [rankedForQuery = [], ...rankedForSynonyms] = await Promise.all(
      [text, ...rules.expandSynonyms(text)].map((wording) =>
        rankDocuments(engine, wording, { candidates: wanted, isRequestOpen }),
      ),
    );
    const found = new Map(rankedForQuery.map((ranked) => [ranked.analyzed.document.id, ranked]));
    for (const ranked of rankedForSynonyms.flat()) {
      const { id } = ranked.analyzed.document;
      const confidence = ranked.confidence * synonymWeight;
      if (confidence > (found.get(id)?.confidence ?? 0)) found.set(id, { ...ranked, confidence });
    }
    return placePinnedFirst(engine, rules.pinned(text), found);
  };
  const all = await rank(candidates);
  // Categories are counted over the same candidates with and without a filter.
  const shown =
    category === undefined
      ? all
      : (await rank(candidatesOfCategory)).filter((each) => each.analyzed.document.category === category);
  const results = selectTopK(shown, ({ confidence }) => confidence, maxResults).map(toSearchResult);
  return {
    results,
    hasAnswer: (results[0]?.confidence ?? 0) >= answerThreshold,
    categories: countCategories(all),
  };
}

/** Puts pinned documents first; `selectTopK` keeps the order of equal confidence. */
async function placePinnedFirst(
  engine: IndexReader,
  ids: readonly string[],
  found: ReadonlyMap<string, RankedDocument>,
): Promise<RankedDocument[]> {
  if (ids.length === 0) return [...found.values()];
  const documents = await engine.documents(ids);
  const pinned = documents.map((document) =>
    toPinnedResult(analyzeDocument(document), found.get(document.id)),
  );
  const isPinned = new Set(documents.map(({ id }) => id));
  return [...pinned, ...found.values().filter(({ analyzed }) => !isPinned.has(analyzed.document.id))];
}

function countCategories(found: readonly RankedDocument[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { analyzed } of found) {
    const { category } = analyzed.document;
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
