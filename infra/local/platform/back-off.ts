/** A process that ran this long, in milliseconds, was well: its next fall counts as the first again. */
export const stableAfter = 10_000;

const first = 100;
const longest = 5_000;

/** Milliseconds to wait before the n-th restart in a row (n from 1): 100, 200, 400 … 5000. */
export const backOff = (attempt: number): number => Math.min(longest, first * 2 ** (attempt - 1));
