import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.ts';

const english = /^[a-z]{3,}$/;
/** Longer "words" are noise (keys, encoded data); their beginning is enough to find them. */
const longest = 48;
const memo = new Map<string, string>();
const memoLimit = 50_000;

/** The term a folded word is found by: its Porter stem, or null for a stop word. */
export const termOf = (word: string): string | null => (stopWords.has(word) ? null : stem(word));

/** The Porter stem of a folded English word; any other word as it is. Remembered: stemming costs most of indexing. */
export function stem(word: string): string {
  if (!english.test(word)) return word.slice(0, longest);
  const known = memo.get(word);
  if (known !== undefined) return known;
  if (memo.size >= memoLimit) memo.clear();
  const term = stemmer(word).slice(0, longest);
  memo.set(word, term);
  return term;
}
