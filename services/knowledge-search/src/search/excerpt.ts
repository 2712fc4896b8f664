import type { Token } from '../text-analysis/tokens.ts';
import type { Span } from './to-search-result.ts';

/** Maximum length of an excerpt. Shorter texts are shown completely. */
const maxExcerptLength = 320;
/** Maximum distance from the start of the sentence to a match; otherwise the excerpt starts at the match. */
const maxLeadLength = 120;

const sentenceEnd = /[.!?…:]["'”’)\]]*\s+|\n+/gu;

/**
 * Returns the passage with the highest total weight (`worth`) of distinct terms, as `[start, end)`. It starts with a sentence if one starts
 * nearby. Both ends are between words.
 */
export function selectExcerpt(
  text: string,
  tokens: readonly Token[],
  worth: ReadonlyMap<string, number>,
): Span {
  if (text.length <= maxExcerptLength) return [0, text.length];
  const starts = [0, ...text.matchAll(sentenceEnd).map((match) => match.index + match[0].length)];
  let best = readPassage(tokens, 0, 0, worth);
  for (const [index, { term, start }] of tokens.entries()) {
    if (term === null || !worth.has(term)) continue;
    const sentence = starts.findLast((begin) => begin <= start) ?? 0;
    const next = readPassage(tokens, start - sentence <= maxLeadLength ? sentence : start, index, worth);
    if (next.value > best.value) best = next;
  }
  return withClosingMark(text, best.span);
}

/** Returns the passage from `start` to the last word that fits, and its weight. `near` is the index of a word at or after `start`. */
function readPassage(
  tokens: readonly Token[],
  start: number,
  near: number,
  worth: ReadonlyMap<string, number>,
) {
  let first = near;
  while (first > 0 && (tokens[first - 1]?.start ?? -1) >= start) first -= 1;
  let end = start;
  const terms = new Set<string>();
  for (let index = first; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || token.end > start + maxExcerptLength) break;
    end = token.end;
    if (token.term !== null) terms.add(token.term);
  }
  const value = terms.values().reduce((sum, term) => sum + (worth.get(term) ?? 0), 0);
  return { span: [start, end] as Span, value };
}

/** Includes the punctuation that ends the sentence. */
function withClosingMark(text: string, [start, end]: Span): Span {
  const mark = /^[.!?…]+/u.exec(text.slice(end, end + 3));
  return [start, end + (mark?.[0].length ?? 0)];
}
