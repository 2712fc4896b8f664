import type { Frequencies } from '../engine/search-engine.ts';
import type { QueryTerm, SearchQuery } from '../engine/search-query.ts';
import { telling } from '../text/weak-words.ts';
import { idf, saturation } from './bm25.ts';
import { confidenceOf } from './confidence.ts';
import type { Match } from './find-matches.ts';
import type { ReadDocument } from './read-document.ts';
import { titleLikeness } from './title-likeness.ts';

/**
 * How sure it is that a document answers a query, 0 to 1; results are ordered by it. Computed from the document's text
 * and from the frequencies of the terms that matched, never from an engine's own score: both engines mean the same.
 */
export function judge(
  query: SearchQuery,
  read: ReadDocument,
  matches: readonly Match[],
  { total, of }: Frequencies,
): number {
  const rarity = (term: string) => telling(term) * idf(total, of.get(term) ?? 0);
  const worthOf = ({ term, fit, occurrences }: Match) => {
    const met = fit * rarity(term);
    return { met, score: met * saturation(occurrences, read.length) };
  };
  const evidenceOf = ({ term }: QueryTerm) => {
    const worth = matches.filter(({ wanted }) => wanted.term === term).map(worthOf);
    const met = Math.max(0, ...worth.map(({ met }) => met));
    return {
      met,
      asked: Math.max(met, rarity(term)),
      score: Math.max(0, ...worth.map(({ score }) => score)),
    };
  };
  const evidence = query.terms.map(evidenceOf);
  const asked = sum(evidence.map(({ asked }) => asked));
  return confidenceOf({
    score: sum(evidence.map(({ score }) => score)),
    total,
    coverage: asked > 0 ? sum(evidence.map(({ met }) => met)) / asked : 0,
    likeness: titleLikeness(query, read, matches),
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
