import type { MultiSearchQuery } from 'meilisearch';
import { idf } from './bm25.ts';
import type { DocumentFrequencies, SearchQuery } from './search-engine.ts';
import { stemPrefixes } from '../text-analysis/edit-distance.ts';
import { topK } from './top-k.ts';

/** A query, and how much its answer counts. */
interface WeightedQuery {
  readonly ask: MultiSearchQuery;
  readonly weight: number;
}

/** How much an answer counts beside exact terms: a whole title decides, a guess counts less. */
const weights = { exactly: 1, titled: 100, related: 0.7, together: 0.5, beginning: 0.4, roughly: 0.6 };
/** Known terms that candidates are looked for by, the rarest first. `scoreDocument` counts the others, too. */
const maxSelectiveTerms = 6;

/** What to ask the server for candidates, now that the frequencies of the query's terms are known. */
export function planQueries(
  uid: string,
  { terms, titleKey }: SearchQuery,
  { of }: DocumentFrequencies,
): WeightedQuery[] {
  const frequency = (term: string) => of.get(term) ?? 0;
  const known = terms.map(({ term }) => term).filter((term) => frequency(term) > 0);
  const telling = known.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, maxSelectiveTerms);
  const unknown = terms.filter(({ term }) => frequency(term) === 0);
  const typing = terms.find((term) => term.typing);
  const [rarest] = telling;
  const planned = (weight: number, asks: MultiSearchQuery[]): WeightedQuery[] =>
    asks.map((ask) => ({ ask, weight }));
  return [
    ...planned(weights.titled, titleKey ? [titleKeyQuery(uid, titleKey)] : []),
    ...planned(
      weights.exactly,
      telling.map((term) => exactTermQuery(uid, term)),
    ),
    ...planned(
      weights.related,
      [...new Set(terms.flatMap(({ related }) => related))].map((term) => exactTermQuery(uid, term)),
    ),
    ...planned(
      weights.roughly,
      unknown.map(({ term }) => fuzzyTermQuery(uid, term)),
    ),
    // When even the rarest term has more documents than are sent, those that hold several terms must be asked for.
    ...planned(
      weights.together,
      rarest !== undefined && telling.length > 1 && frequency(rarest) > maxHitsPerTerm
        ? [multiTermQuery(uid, telling)]
        : [],
    ),
    ...planned(
      weights.beginning,
      typing
        ? [
            prefixQuery(uid, typing.word),
            ...stemPrefixes(typing.word).map((start) => exactTermQuery(uid, start)),
          ]
        : [],
    ),
  ];
}

/** Documents asked for per term: the server spends most of its time on these. */
const maxHitsPerTerm = 100;
const ids = { attributesToRetrieve: ['id'], showRankingScore: true };
const inTerms = { ...ids, attributesToSearchOn: ['terms'], limit: maxHitsPerTerm };

/** A one-word phrase: exactly this term, no prefix, no typo. Its total is the term's document frequency. */
export const exactTermQuery = (indexUid: string, term: string, limit = maxHitsPerTerm): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `"${term}"`,
  limit,
});

/** The term or one with typos; the space after it switches prefixes off. */
const fuzzyTermQuery = (indexUid: string, term: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${term} `,
});

/** Terms that begin so. */
const prefixQuery = (indexUid: string, word: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: word,
});

/** Several terms at once (it reads ten), giving up the frequent ones first: finds what holds many common words. */
const multiTermQuery = (indexUid: string, terms: readonly string[]): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${terms.join(' ')} `,
  matchingStrategy: 'frequency',
});

const titleKeyQuery = (indexUid: string, titleKey: string): MultiSearchQuery => ({
  indexUid,
  ...ids,
  filter: `titleKey = "${titleKey}"`,
  limit: 10,
});

/** Every document, none of them sent: the total is the size of the index. */
export const countAllQuery = (indexUid: string): MultiSearchQuery => ({ indexUid, q: '', limit: 0 });

/** What one query of a `/multi-search` found. */
export interface QueryHits {
  readonly hits: readonly { readonly id: string; readonly _rankingScore?: number }[];
  readonly estimatedTotalHits: number;
}

/**
 * Adds up the answers of several queries: `_rankingScore` knows nothing of rare words, so each answer weighs as much as
 * it is rare (`weight` × inverse document frequency).
 * @returns ids, best first
 */
export function fuseScores(
  total: number,
  answers: readonly { found: QueryHits; weight: number }[],
  limit: number,
): string[] {
  const scores = new Map<string, number>();
  for (const { found, weight } of answers) {
    const rarity = weight * idf(total, found.estimatedTotalHits);
    for (const { id, _rankingScore = 1 } of found.hits) {
      scores.set(id, (scores.get(id) ?? 0) + rarity * _rankingScore);
    }
  }
  return topK(scores, ([, score]) => score, limit).map(([id]) => id);
}
