import { createHash } from 'node:crypto';
import { tokenize, listWords } from './tokens.ts';

/**
 * Returns one key for all wordings with the same terms: the stems, each once, sorted. A query of stop words only is its own key.
 */
export function toQueryKey(text: string): string {
  const tokens = tokenize(text);
  const terms = new Set(tokens.flatMap(({ term }) => term ?? []));
  return terms.size > 0 ? [...terms].toSorted().join(' ') : tokens.map(({ word }) => word).join(' ');
}

/** Returns one key for all spellings of a title that differ only in case, accents and punctuation; null without any word. */
export function toTitleKey(title: string): string | null {
  const words = listWords(title);
  if (words.length === 0) return null;
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 32);
}
