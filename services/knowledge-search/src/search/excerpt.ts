import type { Token } from '../text-analysis/tokens.ts';
import type { Span } from './to-search-result.ts';

/** Characters of a text that is shown whole, and of the longest passage of any other. */
const maxExcerptLength = 320;
/** A sentence that begins further before a match is not shown from its beginning. */
const longestLead = 120;

const sentenceEnd = /[.!?…:]["'”’)\]]*\s+|\n+/gu;

/**
 * The passage of a text that says most about a query, as `[start, end)`: where the highest `worth` of different terms
 * stands close together, from the beginning of a sentence where one is near. Both ends lie between words.
 */
export function excerpt(text: string, tokens: readonly Token[], worth: ReadonlyMap<string, number>): Span {
  if (text.length <= maxExcerptLength) return [0, text.length];
  const starts = [0, ...text.matchAll(sentenceEnd).map((match) => match.index + match[0].length)];
  let best = passage(tokens, 0, 0, worth);
  for (const [at, { term, start }] of tokens.entries()) {
    if (term === null || !worth.has(term)) continue;
    const sentence = starts.findLast((begin) => begin <= start) ?? 0;
    const next = passage(tokens, start - sentence <= longestLead ? sentence : start, at, worth);
    if (next.value > best.value) best = next;
  }
  return withClosingMark(text, best.span);
}

/** From `start` to the last word that fits, and what its terms are worth. `near`: a word at or after `start`. */
function passage(tokens: readonly Token[], start: number, near: number, worth: ReadonlyMap<string, number>) {
  let first = near;
  while (first > 0 && (tokens[first - 1]?.start ?? -1) >= start) first -= 1;
  let end = start;
  const terms = new Set<string>();
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.end > start + maxExcerptLength) break;
    end = token.end;
    if (token.term !== null) terms.add(token.term);
  }
  const value = terms.values().reduce((sum, term) => sum + (worth.get(term) ?? 0), 0);
  return { span: [start, end] as Span, value };
}

/** A mark that closes the sentence belongs to it. */
function withClosingMark(text: string, [start, end]: Span): Span {
  const mark = /^[.!?…]+/u.exec(text.slice(end, end + 3));
  return [start, end + (mark?.[0].length ?? 0)];
}
