import { stemmer } from 'stemmer';
import { truncateText } from './truncate-text.ts';

const plain = /^[a-z0-9]+$/;
const marks = /\p{M}+/gu;
const possessive = /['’]s$/u;
const unspoken = /[^\p{L}\p{N}]+/gu;

/** Folds a word for comparison: lower case, without accents, apostrophes and a possessive `'s`. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  const bare = lower.replace(possessive, '').normalize('NFKD').toLowerCase();
  return bare.replace(marks, '').replace(unspoken, '');
}

/** English stop words, without `will`, `us` and `them`, because this site has pages about them. */
const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are arent as at be because been before being below between both
  but by can cant cannot could couldnt did didnt do does doesnt doing dont down during each else ever few for from
  further get gets getting give given go goes got had has hasnt have havent having he her here hers him his how i id
  if ill im in into is isnt it its itself ive just let like may maybe me might more most much must my myself no nor
  not now of off on once only or other our ours out over own please same shall she should shouldnt so some such tell
  than that thats the their theirs then there theres these they theyre this those through to too under until up very
  want was wasnt we well were werent weve what whats when where which while who whom whose why with without wont
  would wouldnt yes you youre your yours yourself`.split(/\s+/),
);

const english = /^[a-z]{3,}$/;
/** Longer words are keys or encoded data; they are truncated. */
const maxTermLength = 48;
const memo = new Map<string, string>();
const memoLimit = 50_000;

/** Returns the term of a folded word: its Porter stem, or null for a stop word. */
const toTerm = (word: string): string | null => (stopWords.has(word) ? null : stem(word));

/** Returns the Porter stem of a folded English word; other words are unchanged. Cached, because stemming takes most of the indexing time. */
export function stem(word: string): string {
  if (!english.test(word)) return truncateText(word, maxTermLength);
  const cached = memo.get(word);
  if (cached !== undefined) return cached;
  if (memo.size >= memoLimit) memo.clear();
  const term = stemmer(word).slice(0, maxTermLength);
  memo.set(word, term);
  return term;
}

/** A word of a text. `[start, end)` are offsets in UTF-16 units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The folded word. */
  readonly word: string;
  /** Term in the index; null for a stop word. */
  readonly term: string | null;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** Returns the words of a text in order, including stop words. */
export function tokenize(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = foldWord(match[0]);
    if (word)
      found.push({ start: match.index, end: match.index + match[0].length, word, term: toTerm(word) });
  }
  return found;
}

/** Returns the terms of a text in order, including repetitions, without stop words. */
export const listTerms = (text: string): string[] =>
  tokenize(text).flatMap(({ term }) => (term === null ? [] : [term]));

/** Returns the folded words of a text in order. */
export const listWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Returns the words of a phrase: stems, and stop words unchanged. */
export const listPhraseTerms = (phrase: string): string[] =>
  tokenize(phrase).map(({ term, word }) => term ?? word);

/** Returns the last word if the text ends with it, because it may be incomplete; else undefined. */
export function findIncompleteToken(
  text: string,
  found: readonly Token[] = tokenize(text),
): Token | undefined {
  const last = found.at(-1);
  return last && last.end === text.length && last.word.length >= 2 ? last : undefined;
}
