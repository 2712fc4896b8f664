import type { BotSignal, VisitChannel } from '@aera/contracts';
import { classifyChannel } from '../hits/channel.ts';
import { hasOrigin, type TrafficOrigin, type ViewProperties } from '../hits/hit-rows.ts';
import { computeBotScore } from './bot-score.ts';

/** A view as input of sessionization. */
export interface PageView {
  readonly id: string;
  readonly visitorId: string;
  readonly consented: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Time of its last delivery; `at` by default. */
  readonly lastSeenAt?: string;
  readonly engagementSeconds: number;
  readonly scrollDepth: number;
  readonly properties: ViewProperties;
}

/** The origin that a visitor reported when the session was opened. */
export interface SessionStart {
  readonly id: string;
  readonly visitorId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly origin: TrafficOrigin;
}

export interface VisitPage {
  readonly path: string;
  readonly views: number;
  readonly engagement_seconds: number;
  /** Mean percent over its views. */
  readonly scroll_depth: number;
}

/** A visit; unknown texts are empty. */
export interface VisitRow {
  readonly day: string;
  /** Id of its first view. */
  readonly id: string;
  readonly visitor_id: string;
  readonly consented: boolean;
  readonly started_at: string;
  readonly ended_at: string;
  /** Time of the last delivery of one of its views. */
  readonly last_seen_at: string;
  readonly views: number;
  readonly bounced: boolean;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
  readonly entry_page: string;
  readonly exit_page: string;
  readonly source: string;
  readonly channel: VisitChannel;
  readonly campaign: string;
  readonly medium: string;
  readonly term: string;
  readonly content: string;
  readonly country: string;
  /** With the country, because several cities may have the same name. */
  readonly city: string;
  readonly device: string;
  readonly browser: string;
  readonly os: string;
  readonly pages: readonly VisitPage[];
  readonly bot_score: number;
  readonly bot_signals: readonly BotSignal[];
  readonly is_bot: boolean;
}

const minute = 60_000;
/** A visit ends after this time without a view. */
export const visitTimeoutMs = 30 * minute;
/** Maximum duration of a visit, so that permanent activity is split into visits. */
export const maxVisitMs = 24 * 60 * minute;
/** Maximum number of views in a visit, so that a client that never pauses is split into visits. */
const maxViewsPerVisit = 1000;
/** Minimum visible time in seconds of a single view that is not a bounce. */
const bounceThresholdSeconds = 10;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Splits the views of one visitor into visits, the earliest first. The order and repetition of views do not matter. */
export function sessionize(
  views: readonly PageView[],
  classification?: 'bot' | 'human',
  sessionStarts: readonly SessionStart[] = [],
): VisitRow[] {
  const visits: PageView[][] = [];
  let start = 0;
  let last = 0;
  for (const view of sortAndDedupe(views)) {
    const at = Date.parse(view.at);
    const current = visits.at(-1);
    if (
      current &&
      current.length < maxViewsPerVisit &&
      at - last <= visitTimeoutMs &&
      at - start <= maxVisitMs
    )
      current.push(view);
    else {
      visits.push([view]);
      start = at;
    }
    last = at;
  }
  return visits.map((visit) => toVisit(visit as [PageView, ...PageView[]], classification, sessionStarts));
}

/** Each view once, with its first delivery. */
function sortAndDedupe(views: readonly PageView[]): PageView[] {
  const sorted = views.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const once = new Map<string, PageView>();
  for (const view of sorted) if (!once.has(view.id)) once.set(view.id, view);
  return [...once.values()];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The origin of the first view, or else that of the earliest session start in the visit or up to the visit timeout before it. */
function findOrigin(first: PageView, last: PageView, sessionStarts: readonly SessionStart[]): TrafficOrigin {
  if (hasOrigin(first.properties)) return first.properties;
  const earliest = Date.parse(first.at) - visitTimeoutMs;
  const [start] = sessionStarts
    .filter(({ at }) => Date.parse(at) >= earliest && at <= last.at)
    .toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  return start?.origin ?? first.properties;
}

function toVisit(
  views: [PageView, ...PageView[]],
  classification: 'bot' | 'human' | undefined,
  sessionStarts: readonly SessionStart[],
): VisitRow {
  const [first] = views;
  const last = views.at(-1) ?? first;
  const { properties } = first;
  const origin = findOrigin(first, last, sessionStarts);
  const engagementSeconds = views.reduce((sum, view) => sum + view.engagementSeconds, 0);
  const { botScore, botSignals, isBot } = computeBotScore({
    signals: views.flatMap((view) => view.properties.signals),
    times: views.map(({ at }) => Date.parse(at)),
    engagementSeconds,
  });
  return {
    day: first.at.slice(0, 10),
    id: first.id,
    visitor_id: first.visitorId,
    consented: views.some(({ consented }) => consented),
    started_at: first.at,
    ended_at: last.at,
    last_seen_at: views.reduce(
      (latest, { at, lastSeenAt = at }) => (lastSeenAt > latest ? lastSeenAt : latest),
      last.at,
    ),
    views: views.length,
    bounced: views.length === 1 && engagementSeconds < bounceThresholdSeconds,
    engagement_seconds: engagementSeconds,
    scroll_depth: mean(views.map(({ scrollDepth }) => scrollDepth)),
    entry_page: properties.path,
    exit_page: last.properties.path,
    source: origin.source ?? origin.referrerHost ?? '',
    channel: classifyChannel({
      ...origin,
      referrer: origin.referrerHost,
      clicks: Object.keys(origin.clickIds),
    }),
    campaign: origin.campaign ?? '',
    medium: origin.medium ?? '',
    term: origin.term ?? '',
    content: origin.content ?? '',
    country: properties.country ?? '',
    city: [properties.city, properties.city && properties.country].filter(Boolean).join(', '),
    device: properties.device ?? '',
    browser: properties.browser ?? '',
    os: properties.os ?? '',
    pages: toPages(views),
    bot_score: botScore,
    bot_signals: botSignals,
    is_bot: classification ? classification === 'bot' : isBot,
  };
}

function toPages(views: readonly PageView[]): VisitPage[] {
  const byPath = Map.groupBy(views, ({ properties: { path } }) => path);
  return [...byPath].map(([path, same]) => ({
    path,
    views: same.length,
    engagement_seconds: same.reduce((sum, { engagementSeconds }) => sum + engagementSeconds, 0),
    scroll_depth: mean(same.map(({ scrollDepth }) => scrollDepth)),
  }));
}
