import type { SearchQuery } from '../engine/search-query.ts';
import { titleKey } from '../text/title-key.ts';
import type { Match } from './find-matches.ts';
import type { ReadDocument } from './read-document.ts';

/**
 * How much the query is the title itself: 1 when all words are the same, else the Dice coefficient of their terms
 * (stop words aside), where misspelt and unfinished words count less. It does not depend on the size of the corpus.
 */
export function titleLikeness(
  query: SearchQuery,
  { document, title }: ReadDocument,
  matches: readonly Match[],
): number {
  if (query.titleKey !== null && query.titleKey === titleKey(document.title)) return 1;
  const terms = new Set(title.flatMap(({ term }) => term ?? []));
  if (query.terms.length === 0 || terms.size === 0) return 0;
  const fits = new Map<string, number>();
  for (const { wanted, term, fit } of matches) {
    if (terms.has(term)) fits.set(wanted.term, Math.max(fit, fits.get(wanted.term) ?? 0));
  }
  const common = fits.values().reduce((sum, fit) => sum + fit, 0);
  return (2 * Math.min(common, terms.size)) / (query.terms.length + terms.size);
}
