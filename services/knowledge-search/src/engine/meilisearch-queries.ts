import type { MultiSearchQuery } from 'meilisearch';
import { computeIdf } from './bm25.ts';
import type { DocumentFrequencies, SearchQuery } from './search-engine.ts';
import { listStemPrefixes } from '../text-analysis/edit-distance.ts';
import { selectTopK } from './top-k.ts';

/** A query and the weight of its result. */
interface WeightedQuery {
  readonly ask: MultiSearchQuery;
  readonly weight: number;
}

/** Weights relative to exact terms: a whole title decides, an approximate match counts less. */
const weights = { exact: 1, title: 100, synonym: 0.7, multiTerm: 0.5, prefix: 0.4, fuzzy: 0.6 };
/** Maximum number of known terms in the queries, the rarest first. `scoreDocument` also counts the others. */
const maxSelectiveTerms = 6;

/** Plans the queries for candidates from the frequencies of the query's terms. */
export function planQueries(
  uid: string,
  { terms, titleKey }: SearchQuery,
  { of }: DocumentFrequencies,
): WeightedQuery[] {
  const frequency = (term: string) => of.get(term) ?? 0;
  const known = terms.map(({ term }) => term).filter((term) => frequency(term) > 0);
  const selective = known.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, maxSelectiveTerms);
  const unknown = terms.filter(({ term }) => frequency(term) === 0);
  const typing = terms.find((term) => term.typing);
  const [rarest] = selective;
  const weigh = (weight: number, asks: MultiSearchQuery[]): WeightedQuery[] =>
    asks.map((ask) => ({ ask, weight }));
  return [
    ...weigh(weights.title, titleKey ? [createTitleKeyQuery(uid, titleKey)] : []),
    ...weigh(
      weights.exact,
      selective.map((term) => createExactTermQuery(uid, term)),
    ),
    ...weigh(
      weights.synonym,
      [...new Set(terms.flatMap(({ related }) => related))].map((term) => createExactTermQuery(uid, term)),
    ),
    ...weigh(
      weights.fuzzy,
      unknown.map(({ term }) => createFuzzyTermQuery(uid, term)),
    ),
    // If even the rarest term exceeds the hit limit, documents with several terms need a query of their own.
    ...weigh(
      weights.multiTerm,
      rarest !== undefined && selective.length > 1 && frequency(rarest) > maxHitsPerTerm
        ? [createMultiTermQuery(uid, selective)]
        : [],
    ),
    ...weigh(
      weights.prefix,
      typing
        ? [
            createPrefixQuery(uid, typing.word),
            ...listStemPrefixes(typing.word).map((start) => createExactTermQuery(uid, start)),
          ]
        : [],
    ),
  ];
}

/** Maximum number of hits per term, which take most of the server's time. */
const maxHitsPerTerm = 100;
const ids = { attributesToRetrieve: ['id'], showRankingScore: true };
const inTerms = { ...ids, attributesToSearchOn: ['terms'], limit: maxHitsPerTerm };

/** Matches exactly this term, without prefix and typos. The total is the term's document frequency. */
export const createExactTermQuery = (
  indexUid: string,
  term: string,
  limit = maxHitsPerTerm,
): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `"${term}"`,
  limit,
});

/** Matches the term with typos. The trailing space disables prefix matching. */
const createFuzzyTermQuery = (indexUid: string, term: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${term} `,
});

/** Matches terms with this prefix. */
const createPrefixQuery = (indexUid: string, word: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: word,
});

/** Matches several terms (Meilisearch reads ten) and drops frequent ones first. Finds documents with many common words. */
const createMultiTermQuery = (indexUid: string, terms: readonly string[]): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${terms.join(' ')} `,
  matchingStrategy: 'frequency',
});

const createTitleKeyQuery = (indexUid: string, titleKey: string): MultiSearchQuery => ({
  indexUid,
  ...ids,
  filter: `titleKey = "${titleKey}"`,
  limit: 10,
});

/** Returns no documents; the total is the size of the index. */
export const countAllQuery = (indexUid: string): MultiSearchQuery => ({ indexUid, q: '', limit: 0 });

/** Result of one query of a `/multi-search`. */
export interface QueryHits {
  readonly hits: readonly { readonly id: string; readonly _rankingScore?: number }[];
  readonly estimatedTotalHits: number;
}

/**
 * Adds up the results of several queries. `_rankingScore` ignores term rarity, so each result is weighted by `weight` × inverse document
 * frequency.
 * @returns ids, best first
 */
export function fuseScores(
  total: number,
  answers: readonly { found: QueryHits; weight: number }[],
  limit: number,
): string[] {
  const scores = new Map<string, number>();
  for (const { found, weight } of answers) {
    const rarity = weight * computeIdf(total, found.estimatedTotalHits);
    for (const { id, _rankingScore = 1 } of found.hits) {
      scores.set(id, (scores.get(id) ?? 0) + rarity * _rankingScore);
    }
  }
  return selectTopK(scores, ([, score]) => score, limit).map(([id]) => id);
}
