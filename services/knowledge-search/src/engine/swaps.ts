/** A word with each two neighbouring letters swapped in turn: `truts` has `trust` among them. */
export const swaps = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
