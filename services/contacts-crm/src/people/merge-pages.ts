import type { TimelinePlace } from '@aera/contracts';

/** What one source answers of what lies before a place, newest first. */
export interface SourcePage<Item extends TimelinePlace> {
  readonly items: readonly Item[];
  /** There is more beyond the last of them. */
  readonly more: boolean;
}

/** Negative when the first is the newer one, which is the order of a timeline. */
export const newestFirst = (one: TimelinePlace, other: TimelinePlace): number =>
  compare(other.at, one.at) || compare(other.id, one.id);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * Joins what several sources answer of the same stretch. Only what no source can still add something newer to is told: down to the
 * newest of the places where a source that has more broke off, which is where the next reading starts. Null: all has been told.
 */
export function mergePages<Item extends TimelinePlace>(
  pages: readonly SourcePage<Item>[],
): { told: Item[]; next: TimelinePlace | null } {
  const ends = pages.flatMap(({ items, more }) => (more && items.length > 0 ? [items.at(-1) as Item] : []));
  const end = ends.toSorted(newestFirst)[0];
  // The first source that tells of something has the word: two ways to the same thing are one thing.
  const once = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) if (!once.has(item.id)) once.set(item.id, item);
  const told = [...once.values()].filter((item) => !end || newestFirst(item, end) <= 0).toSorted(newestFirst);
  return { told, next: end ? { at: end.at, id: end.id } : null };
}
