import type { Activity, ActivityKind, Holder, TimelinePlace } from '@aera/contracts';
import { mergePages, newestFirst, type SourcePage } from './merge-pages.ts';

/** Answers what lies before a place, newest first; null when it cannot. */
export interface TimelineSource {
  readonly service: Holder | 'contacts-crm';
  readonly read: (before: TimelinePlace | null, limit: number) => Promise<SourcePage<Activity> | null>;
}

interface Wanted {
  readonly before: TimelinePlace | null;
  readonly limit: number;
  /** All of them when left out. */
  readonly kinds?: readonly ActivityKind[] | undefined;
}

interface Timeline {
  readonly items: Activity[];
  readonly next: TimelinePlace | null;
  /** Services whose part is missing. */
  readonly silent: ReadonlySet<TimelineSource['service']>;
}

/** Most a source is asked for at once, where many may be of kinds that nobody asks for. */
const most = 200;
/** How often sources are asked for one page. With few of the wanted kinds a page may have fewer than it could, and the next goes on. */
const rounds = 5;

const nothing: SourcePage<Activity> = { items: [], more: false };

/** One page over all sources. A source that does not answer once is left alone, and only its part is missing. */
export async function readTimeline(
  sources: readonly TimelineSource[],
  { before, limit, kinds }: Wanted,
): Promise<Timeline> {
  const silent = new Set<TimelineSource['service']>();
  const wanted = ({ kind }: Activity): boolean => !kinds || kinds.includes(kind);
  const readFrom = async ({ service, read }: TimelineSource, place: TimelinePlace | null) => {
    if (silent.has(service)) return nothing;
    const page = await read(place, kinds ? most : limit);
    if (!page) silent.add(service);
    return page
      ? { ...page, items: page.items.filter((item) => !place || newestFirst(place, item) < 0) }
      : nothing;
  };

  const items: Activity[] = [];
  let place = before;
  for (let round = 0; round < rounds; round += 1) {
    const from = place;
    const { told, next } = mergePages(await Promise.all(sources.map((source) => readFrom(source, from))));
    items.push(...told.filter(wanted));
    place = next;
    if (items.length >= limit || next === null) break;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const next = items.length > limit && last ? { at: last.at, id: last.id } : place;
  return { items: page, next, silent };
}
