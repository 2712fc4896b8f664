/**
 * An unfinished word may be longer than the stem of what it will be, as `certifica` is longer than `certif`: what is
 * left of it without its last one to four letters, longest first.
 */
export const shortenings = (word: string): string[] =>
  [1, 2, 3, 4].map((letters) => word.slice(0, -letters)).filter(({ length }) => length >= 4);
