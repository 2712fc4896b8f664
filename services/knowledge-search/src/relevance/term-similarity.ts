import type { QueryTerm } from '../engine/search-engine.ts';
import { computeEditDistance, computeMaxTypos } from '../text-analysis/edit-distance.ts';
import type { Token } from '../text-analysis/tokens.ts';

/** Similarity of a word and a query term: 1 if equal, less for a synonym, prefix or typo, 0 for no match. */
type TermSimilarity = 0 | 0.6 | 0.7 | 0.8 | 1;

const prefixSimilarity = 0.6;
const typoSimilarity = 0.7;
const synonymSimilarity = 0.8;

/** @param misspelled whether the term is matched with typos */
export function computeTermSimilarity(
  wanted: QueryTerm,
  { term, word }: Pick<Token, 'term' | 'word'>,
  misspelled: boolean,
): TermSimilarity {
  if (term === null) return 0;
  if (term === wanted.term) return 1;
  if (wanted.related.includes(term)) return synonymSimilarity;
  if (wanted.typing && word.startsWith(wanted.word)) return prefixSimilarity;
  if (!misspelled) return 0;
  return isTypo(wanted.term, term) || isTypo(wanted.word, word) ? typoSimilarity : 0;
}

function isTypo(wanted: string, other: string): boolean {
  const allowed = computeMaxTypos(wanted.length);
  return allowed > 0 && computeEditDistance(wanted, other, allowed) <= allowed;
}
