import type { BotSignal } from '@aera/contracts';
import { classifyChannel } from '../hits/channel.ts';
import type { ViewProperties } from '../hits/hit-rows.ts';
import { computeBotScore } from './bot-score.ts';

/** A view as input of sessionization. */
export interface PageView {
  readonly id: string;
  readonly visitorId: string;
  readonly consented: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly engagementSeconds: number;
  readonly scrollDepth: number;
  readonly properties: ViewProperties;
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
  readonly views: number;
  readonly bounced: boolean;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
  readonly entry_page: string;
  readonly exit_page: string;
  readonly source: string;
  readonly channel: string;
  readonly campaign: string;
  readonly country: string;
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
export function sessionize(views: readonly PageView[], classification?: 'bot' | 'human'): VisitRow[] {
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
  return visits.map((visit) => toVisit(visit as [PageView, ...PageView[]], classification));
}

/** Each view once, with its first delivery. */
function sortAndDedupe(views: readonly PageView[]): PageView[] {
  const sorted = views.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const once = new Map<string, PageView>();
  for (const view of sorted) if (!once.has(view.id)) once.set(view.id, view);
  return [...once.values()];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function toVisit(views: [PageView, ...PageView[]], classification?: 'bot' | 'human'): VisitRow {
  const [first] = views;
  const last = views.at(-1) ?? first;
  const { properties } = first;
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
    views: views.length,
    bounced: views.length === 1 && engagementSeconds < bounceThresholdSeconds,
    engagement_seconds: engagementSeconds,
    scroll_depth: mean(views.map(({ scrollDepth }) => scrollDepth)),
    entry_page: properties.path,
    exit_page: last.properties.path,
    source: properties.source ?? properties.referrerHost ?? '',
    channel: classifyChannel({
      ...properties,
      referrer: properties.referrerHost,
      clicks: Object.keys(properties.clickIds),
    }),
    campaign: properties.campaign ?? '',
    country: properties.country ?? '',
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
