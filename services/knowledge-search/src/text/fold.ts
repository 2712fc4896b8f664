const plain = /^[a-z0-9]+$/;
const marks = /\p{M}+/gu;
const possessive = /['’]s$/u;
const unspoken = /[^\p{L}\p{N}]+/gu;

/** A word as it is compared: lower case, without accents, apostrophes and a possessive `'s`. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  const bare = lower.replace(possessive, '').normalize('NFKD').toLowerCase();
  return bare.replace(marks, '').replace(unspoken, '');
}
