import type { PaletteEntry } from '../../shared/feature.ts';

type EntryAction = 'log-out' | 'shortcuts' | 'retry';

export interface Entry extends Omit<PaletteEntry, 'action'> {
  /** Keys of the shortcut. */
  readonly keys?: readonly string[];
  readonly action: PaletteEntry['action'] | { readonly act: EntryAction };
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns whether the letters appear in this order, the first at the start, such as `qst` in `questions`. */
function matchesInOrder(letters: string, word: string): boolean {
  if (letters.length < 2 || letters[0] !== word[0]) return false;
  let index = -1;
  return letters.split('').every((letter) => (index = word.indexOf(letter, index + 1)) >= 0);
}

function rankWord(typed: string, word: string): number {
  if (word === typed) return 4;
  if (word.startsWith(typed)) return 3;
  if (word.includes(typed)) return 2;
  return matchesInOrder(typed, word) ? 1 : 0;
}

const rankBestWord = (typed: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => rankWord(typed, word)));

/** Relevance of an entry; 0 if a word matches nothing. Matches in the label count twice. */
export function rankEntry(typed: string, { label, detail = '', aliases = '' }: Entry): number {
  const labelWords = splitWords(label);
  const otherWords = splitWords(`${detail} ${aliases}`);
  let rank = 0;
  for (const word of splitWords(typed)) {
    const wordRank = Math.max(rankBestWord(word, labelWords) * 2, rankBestWord(word, otherWords));
    if (wordRank === 0) return 0;
    rank += wordRank;
  }
  return rank;
}

/** Matching entries, most relevant first; recent ones first among equals. */
export function rankEntries(
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
