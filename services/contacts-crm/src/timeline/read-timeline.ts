import type { Activity, ActivityKind, Holder } from '@aera/contracts';
import { TimelineCursor } from '@aera/contracts/server';
import { createCursor } from '@aera/service-kit';
import { z } from 'zod';

const first = 0;
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as timelines have it, to the millisecond and in UTC; outside of the years that can be compared as text, the nearest in them. */
export const toIsoInstant = (at: string | Date, laterBy = 0): string =>
  new Date(Math.min(Math.max(new Date(at).getTime() + laterBy, first), last)).toISOString();

const timelineCursor = createCursor(z.tuple([TimelineCursor.shape.at, TimelineCursor.shape.id.max(200)]));

export const toTimelineCursor = ({ at, id }: TimelineCursor): string => timelineCursor.format([at, id]);

/** @throws HttpProblem 400 for one that was not made here */
export function fromTimelineCursor(text: string): TimelineCursor {
  const [at, id] = timelineCursor.parse(text);
  return { at: toIsoInstant(at), id };
}

/** What one source answers of what lies before a place, newest first. */
export interface SourcePage<Item extends TimelineCursor> {
  readonly items: readonly Item[];
  /** There is more beyond the last of them. */
  readonly more: boolean;
}

/** Negative when the first is the newer one, which is the order of a timeline. */
export const newestFirst = (one: TimelineCursor, other: TimelineCursor): number =>
  compare(other.at, one.at) || compare(other.id, one.id);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * Merges pages of several sources. Only items that are newer than everything still unread are returned: down to the newest cursor at which
 * a source with more items stopped. The next page starts there. Null: end of the timeline.
 */
function mergeTimelinePages<Item extends TimelineCursor>(
  pages: readonly SourcePage<Item>[],
): { received: Item[]; next: TimelineCursor | null } {
  const ends = pages.flatMap(({ items, more }) => (more && items.length > 0 ? [items.at(-1) as Item] : []));
  const end = ends.toSorted(newestFirst)[0];
  // The first source that tells of something has the word: two ways to the same thing are one thing.
  const once = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) if (!once.has(item.id)) once.set(item.id, item);
  const received = [...once.values()]
    .filter((item) => !end || newestFirst(item, end) <= 0)
    .toSorted(newestFirst);
  return { received, next: end ? { at: end.at, id: end.id } : null };
}

/** Answers what lies before a place, newest first; null when it cannot. */
export interface TimelineSource {
  readonly service: Holder | 'contacts-crm';
  readonly read: (before: TimelineCursor | null, limit: number) => Promise<SourcePage<Activity> | null>;
}

interface TimelineQuery {
  readonly before: TimelineCursor | null;
  readonly limit: number;
  /** All of them when left out. */
  readonly kinds?: readonly ActivityKind[] | undefined;
}

interface Timeline {
  readonly items: Activity[];
  readonly next: TimelineCursor | null;
  /** Services whose part is missing. */
  readonly unavailable: ReadonlySet<TimelineSource['service']>;
}

/** Maximum page size per source, for filters that discard many items. */
const maxPerSource = 200;
/** How often sources are asked for one page. With few of the wanted kinds a page may have fewer than it could, and the next goes on. */
const maxRounds = 5;

const nothing: SourcePage<Activity> = { items: [], more: false };

/** One page over all sources. A source that does not answer once is left alone, and only its part is missing. */
export async function readTimeline(
  sources: readonly TimelineSource[],
  { before, limit, kinds }: TimelineQuery,
): Promise<Timeline> {
  const silent = new Set<TimelineSource['service']>();
  const wanted = ({ kind }: Activity): boolean => !kinds || kinds.includes(kind);
  const readFrom = async ({ service, read }: TimelineSource, place: TimelineCursor | null) => {
    if (silent.has(service)) return nothing;
    const page = await read(place, kinds ? maxPerSource : limit);
    if (!page) silent.add(service);
    return page
      ? { ...page, items: page.items.filter((item) => !place || newestFirst(place, item) < 0) }
      : nothing;
  };

  const items: Activity[] = [];
  let place = before;
  for (let round = 0; round < maxRounds; round += 1) {
    const from = place;
    const { received, next } = mergeTimelinePages(
      await Promise.all(sources.map((source) => readFrom(source, from))),
    );
    items.push(...received.filter(wanted));
    place = next;
    if (items.length >= limit || next === null) break;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const next = items.length > limit && last ? { at: last.at, id: last.id } : place;
  return { items: page, next, unavailable: silent };
}
