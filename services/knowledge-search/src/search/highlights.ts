import type { Token } from '../text/tokens.ts';

/** `[start, end)` in UTF-16 units. */
export type Span = [start: number, end: number];

/** The words among `tokens` that stand for one of `terms`, in order. */
export const highlights = (tokens: readonly Token[], terms: ReadonlySet<string>): Span[] =>
  tokens.filter(({ term }) => term !== null && terms.has(term)).map(({ start, end }) => [start, end]);
