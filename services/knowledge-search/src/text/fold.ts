const plain = /^[a-z0-9]+$/;
const marks = /\p{M}+/gu;
const possessive = /['’]s$/u;
const unspoken = /[^\p{L}\p{N}]+/gu;

/** A word as it is compared: lower case, without accents, apostrophes and a possessive `'s`. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower.replace(possessive, '').normalize('NFKD').replace(marks, '').replace(unspoken, '');
}
