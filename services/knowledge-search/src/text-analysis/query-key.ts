import { tokenize } from './tokens.ts';

/** One key for all ways to ask the same: the stems of a query, each once, sorted; the words when all are stop words. */
export function queryKey(text: string): string {
  const words = tokenize(text);
  const terms = new Set(words.flatMap(({ term }) => term ?? []));
  return terms.size > 0 ? [...terms].toSorted().join(' ') : words.map(({ word }) => word).join(' ');
}
