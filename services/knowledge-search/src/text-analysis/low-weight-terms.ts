import { stem } from './tokens.ts';

/**
 * Everyday English words that say little about a text's subject, such as `find` and `happen`. They are searched like any other, but a
 * document without them may still match. Selected from general frequency lists, without the subjects of this site's articles (person,
 * money, court, law, time, day, name).
 */
const words = `able actually almost already always another anybody anyone anything around ask asked away back bad become
  been began begin behind believe best better big both bought bring call came care case certain change come day different
  done early easy enough even ever every everybody everyone everything exactly far feel fill find fine first following found
  front full general going gone good got great had half happen happened happening hard hear help high hold hope important
  instead keep kind know known large last late later least leave left less let likely little long longer look looking
  lot low made main make making many matter mean means might need needed never new next nobody nothing often old one
  ones open pass place point possible probably problem put question quick quite rather really reason receive right
  said saw say see seem seen send sent set several show shown similar simple since small someone somebody something
  sometimes soon start still stop such sure take taken taking talk thing things think though thought tried true
  try trying turn two type understand unless use used useful using usually wait want wanted way went whether while whole
  wish within without wonder wondering word work world wrong yet`;

const weak: ReadonlySet<string> = new Set(words.split(/\s+/).map(stem));

/** Share of its rarity with which a term counts in a query: all, or less for low-weight terms. */
export const computeTermWeight = (term: string): number => (weak.has(term) ? 0.4 : 1);
