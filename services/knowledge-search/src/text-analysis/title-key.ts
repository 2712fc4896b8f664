import { createHash } from 'node:crypto';
import { wordsOf } from './tokens.ts';

/** One key for all spellings of a title that differ in case, accents and punctuation only; null without any word. */
export function titleKey(title: string): string | null {
  const words = wordsOf(title);
  if (words.length === 0) return null;
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 32);
}
