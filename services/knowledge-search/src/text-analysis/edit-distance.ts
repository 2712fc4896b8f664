/**
 * Optimal string alignment distance: insertions, deletions, substitutions, and swaps of two neighbours.
 * @returns the distance, or `limit + 1` as soon as it must be larger than `limit`.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || countDifferingLetters(a, b) > 2 * limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(substitution, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/**
 * Number of letters (by the low five bits of their code) that only one of the words has. A substitution changes at most two of them, every
 * other edit fewer, which decides most pairs of words without computing their distance.
 */
function countDifferingLetters(a: string, b: string): number {
  let rest = countLetters(a) ^ countLetters(b);
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function countLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Returns the number of typos that are tolerated in a word of this length. */
export const computeMaxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the prefixes of an incomplete word without its last one to four letters, longest first: it may be longer than the stem of the
 * complete word, as `certifica` is longer than `certif`.
 */
export const listStemPrefixes = (word: string): string[] =>
  [1, 2, 3, 4].map((letters) => word.slice(0, -letters)).filter(({ length }) => length >= 4);

/** Returns the word with each pair of adjacent letters swapped in turn: for `truts` they include `trust`. */
export const listTranspositions = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => `${word.slice(0, index)}${word[index + 1]}${word[index]}${word.slice(index + 2)}`,
  );
