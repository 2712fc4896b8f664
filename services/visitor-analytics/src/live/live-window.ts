import type { LiveVisits } from '@aera/contracts';
import type { Classification } from '../coordination/classifications.ts';

/** A page view of the live view. */
export interface LiveView {
  readonly id: string;
  readonly visitorId: string;
  /** Milliseconds. */
  readonly at: number;
  readonly path: string;
  readonly country: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  /** By its score. */
  readonly isBot: boolean;
}

const minute = 60_000;
export const liveMinutes = 5;
const span = liveMinutes * minute;

/** Maximum number of views in memory; beyond it, the oldest are evicted early. */
const maxViews = 50_000;

/** Views of the last five minutes by id. */
export type LiveWindow = Map<string, LiveView>;

/** Adds a view: once per id, with the latest visitor and the time of the first delivery. */
export function addView(views: LiveWindow, view: LiveView): void {
  const known = views.get(view.id);
  views.set(view.id, known ? { ...view, at: Math.min(view.at, known.at) } : view);
  if (views.size <= maxViews) return;
  for (const oldest of views.keys()) return void views.delete(oldest);
}

/** Removes expired views. */
export function evictExpired(views: LiveWindow, now: number): void {
  for (const [id, { at }] of views) if (at <= now - span) views.delete(id);
}

/**
 * Summarizes the last five minutes. Bots are listed among the newest views, but not counted.
 * @param classifications By stewards, which override the scores, by visitor.
 */
export function summarize(
  views: LiveWindow,
  now: number,
  classifications: ReadonlyMap<string, Pick<Classification, 'classifiedAs'>>,
): LiveVisits {
  const isBotVisitor = ({ visitorId, isBot }: LiveView): boolean => {
    const classification = classifications.get(visitorId);
    return classification ? classification.classifiedAs === 'bot' : isBot;
  };
  const recent = [...views.values()].filter(({ at }) => at > now - span).sort((a, b) => b.at - a.at);
  const people = recent.filter((view) => !isBotVisitor(view));
  const perMinute = Array<number>(liveMinutes).fill(0);
  for (const { at } of people) {
    const ago = Math.min(liveMinutes - 1, Math.max(0, Math.floor((now - at) / minute)));
    perMinute[liveMinutes - 1 - ago]! += 1;
  }
  return {
    at: new Date(now).toISOString(),
    visitors: countVisitors(people),
    views: people.length,
    perMinute,
    pages: topTen(people, ({ path }) => path).map(([path, visitors]) => ({ path, visitors })),
    countries: topTen(people, ({ country }) => country).map(([country, visitors]) => ({ country, visitors })),
    recent: recent.slice(0, 20).map((view) => ({
      at: new Date(view.at).toISOString(),
      path: view.path,
      country: view.country,
      browser: view.browser,
      device: view.device,
      isBot: isBotVisitor(view),
    })),
  };
}

const countVisitors = (views: readonly LiveView[]): number =>
  new Set(views.map(({ visitorId }) => visitorId)).size;

/** The ten values with the most visitors. */
function topTen(views: readonly LiveView[], of: (view: LiveView) => string | null): [string, number][] {
  const groups = Map.groupBy(views, of);
  groups.delete(null);
  return [...groups]
    .map(([value, same]): [string, number] => [value as string, countVisitors(same)])
    .sort(([a, more], [b, fewer]) => fewer - more || (a < b ? -1 : 1))
    .slice(0, 10);
}
