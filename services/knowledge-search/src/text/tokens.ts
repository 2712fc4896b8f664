import { fold } from './fold.ts';
import { termOf } from './stem.ts';

/** One word of a text. `[start, end)` are offsets in UTF-16 units into the text as it was given. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The folded word. */
  readonly word: string;
  /** What it is indexed by, or null for a stop word. */
  readonly term: string | null;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order, stop words included. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = fold(match[0]);
    if (word)
      found.push({ start: match.index, end: match.index + match[0].length, word, term: termOf(word) });
  }
  return found;
}

/** The terms of a text in order, repeats included, stop words left out. */
export const termsOf = (text: string): string[] =>
  tokens(text).flatMap(({ term }) => (term === null ? [] : [term]));

/** The folded words of a text in order. */
export const wordsOf = (text: string): string[] => tokens(text).map(({ word }) => word);
