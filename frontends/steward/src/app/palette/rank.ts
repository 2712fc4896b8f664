import type { PaletteEntry } from '../../shared/feature.ts';

type Act = 'log-out' | 'shortcuts' | 'retry';

export interface Entry extends Omit<PaletteEntry, 'does'> {
  /** Keys of the shortcut. */
  readonly keys?: readonly string[];
  readonly does: PaletteEntry['does'] | { readonly act: Act };
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns whether the letters appear in this order, the first at the start, such as `qst` in `questions`. */
function skims(letters: string, word: string): boolean {
  if (letters.length < 2 || letters[0] !== word[0]) return false;
  let at = -1;
  return letters.split('').every((letter) => (at = word.indexOf(letter, at + 1)) >= 0);
}

function fit(typed: string, word: string): number {
  if (word === typed) return 4;
  if (word.startsWith(typed)) return 3;
  if (word.includes(typed)) return 2;
  return skims(typed, word) ? 1 : 0;
}

const bestFit = (typed: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fit(typed, word)));

/** Relevance of an entry; 0 if a word matches nothing. Matches in the label count twice. */
export function rankEntry(typed: string, { label, detail = '', also = '' }: Entry): number {
  const seen = splitWords(label);
  const beside = splitWords(`${detail} ${also}`);
  let rank = 0;
  for (const word of splitWords(typed)) {
    const fits = Math.max(bestFit(word, seen) * 2, bestFit(word, beside));
    if (fits === 0) return 0;
    rank += fits;
  }
  return rank;
}

/** Matching entries, most relevant first; recent ones first among equals. */
export function ranked(
  typed: string,
  entries: readonly Entry[],
  recent: readonly string[],
): readonly Entry[] {
  const age = ({ id }: Entry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return entries
    .map((entry) => ({ entry, rank: rankEntry(typed, entry) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || age(a.entry) - age(b.entry))
    .map(({ entry }) => entry);
}
