/** Milliseconds: a character typed, a character deleted, a whole word standing. */
const pace = { type: 150, erase: 80, hold: 2000 } as const;

/** Which word is on show, how many of its characters, and whether they are going. */
export interface TypedWord {
  readonly index: number;
  readonly length: number;
  readonly erasing: boolean;
}

/** The first word stands whole: what a pre-rendered page shows. */
export const firstWord = (words: readonly string[]): TypedWord => ({
  index: 0,
  length: words[0]?.length ?? 0,
  erasing: false,
});

const isWhole = (words: readonly string[], { index, length }: TypedWord): boolean =>
  length === words[index]?.length;

/** How long this state lasts. */
export const paceOf = (words: readonly string[], typed: TypedWord): number => {
  if (typed.erasing) return pace.erase;
  return isWhole(words, typed) ? pace.hold : pace.type;
};

/** One character on: a whole word begins to go, an empty one makes room for the next. */
export function nextTyped(words: readonly string[], typed: TypedWord): TypedWord {
  const { index, length, erasing } = typed;
  if (!erasing && !isWhole(words, typed)) return { index, length: length + 1, erasing };
  if (length > 1) return { index, length: length - 1, erasing: true };
  return { index: (index + 1) % words.length, length: 0, erasing: false };
}
