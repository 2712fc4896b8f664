import type { Activity, ActivityKind, DataSubjectService } from '@aera/contracts';
import { TimelineCursor } from '@aera/contracts/server';
import { createCursorFormat } from '@aera/service-kit';
import { z } from 'zod';

const first = 0;
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns a UTC timestamp in milliseconds. Years that cannot be compared as text are clamped. */
export const toIsoInstant = (at: string | Date, laterBy = 0): string =>
  new Date(Math.min(Math.max(new Date(at).getTime() + laterBy, first), last)).toISOString();

const timelineCursor = createCursorFormat(
  z.tuple([TimelineCursor.shape.at, TimelineCursor.shape.id.max(200)]),
);

export const toTimelineCursor = ({ at, id }: TimelineCursor): string => timelineCursor.format([at, id]);

/** @throws HttpProblem 400 for an invalid cursor */
export function parseTimelineCursor(text: string): TimelineCursor {
  const [at, id] = timelineCursor.parse(text);
  return { at: toIsoInstant(at), id };
}

/** A page of one source before a cursor, newest first. */
export interface SourcePage<Item extends TimelineCursor> {
  readonly items: readonly Item[];
  /** Whether the source has older items. */
  readonly more: boolean;
}

/** Order of a timeline, for `sort`. */
export const compareNewestFirst = (one: TimelineCursor, other: TimelineCursor): number =>
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
  const end = ends.toSorted(compareNewestFirst)[0];
  // Two sources may contain the same activity; the first one takes precedence.
  const once = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) if (!once.has(item.id)) once.set(item.id, item);
  const received = [...once.values()]
    .filter((item) => !end || compareNewestFirst(item, end) <= 0)
    .toSorted(compareNewestFirst);
  return { received, next: end ? { at: end.at, id: end.id } : null };
}

/** Returns the activities before a cursor, newest first; null if the source is unavailable. */
export interface TimelineSource {
  readonly service: DataSubjectService | 'contacts-crm';
  readonly read: (before: TimelineCursor | null, limit: number) => Promise<SourcePage<Activity> | null>;
}

interface TimelineQuery {
  readonly before: TimelineCursor | null;
  readonly limit: number;
  /** All kinds if undefined. */
  readonly kinds?: readonly ActivityKind[] | undefined;
}

interface Timeline {
  readonly items: Activity[];
  readonly next: TimelineCursor | null;
  /** Services whose activities are missing. */
  readonly unavailable: ReadonlySet<TimelineSource['service']>;
}

/** Maximum page size per source, for filters that discard many items. */
const maxPerSource = 200;
/** Maximum number of reads per source and page. If few activities match, a page may be shorter than its limit; the next page continues. */
const maxRounds = 5;

const nothing: SourcePage<Activity> = { items: [], more: false };

/** Reads one page over all sources. A source that fails once is skipped, and only its activities are missing. */
export async function readTimeline(
  sources: readonly TimelineSource[],
  { before, limit, kinds }: TimelineQuery,
): Promise<Timeline> {
  const unavailable = new Set<TimelineSource['service']>();
  const wanted = ({ kind }: Activity): boolean => !kinds || kinds.includes(kind);
  const readFrom = async ({ service, read }: TimelineSource, place: TimelineCursor | null) => {
    if (unavailable.has(service)) return nothing;
    const page = await read(place, kinds ? maxPerSource : limit);
    if (!page) unavailable.add(service);
    return page
      ? { ...page, items: page.items.filter((item) => !place || compareNewestFirst(place, item) < 0) }
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
  return { items: page, next, unavailable };
}
