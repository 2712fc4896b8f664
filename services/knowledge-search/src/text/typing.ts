import { type Token, tokens } from './tokens.ts';

/** The last word of a text that ends inside it, so that it may be the beginning of a longer one; else undefined. */
export function typedToken(text: string, found: readonly Token[] = tokens(text)): Token | undefined {
  const last = found.at(-1);
  return last && last.end === text.length && last.word.length >= 2 ? last : undefined;
}
