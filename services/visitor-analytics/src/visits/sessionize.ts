import type { BotReason } from '@aera/contracts';
import { classifyChannel } from '../facts/channel.ts';
import type { ViewFacts } from '../facts/fact-rows.ts';
import { botScore } from './bot-score.ts';

/** A view as a visit is made of it. */
export interface PageView {
  readonly id: string;
  readonly visitor: string;
  readonly consented: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly engaged: number;
  readonly depth: number;
  readonly facts: ViewFacts;
}

export interface VisitPage {
  readonly path: string;
  readonly views: number;
  readonly engaged: number;
  /** Mean percent over its views. */
  readonly depth: number;
}

/** What is known of one visit; the empty text stands for what is not. */
export interface VisitRow {
  readonly day: string;
  /** That of its first view. */
  readonly id: string;
  readonly visitor: string;
  readonly consented: boolean;
  readonly started_at: string;
  readonly ended_at: string;
  readonly views: number;
  readonly bounced: boolean;
  readonly engaged: number;
  readonly depth: number;
  readonly entry: string;
  readonly exit: string;
  readonly source: string;
  readonly channel: string;
  readonly campaign: string;
  readonly country: string;
  readonly device: string;
  readonly browser: string;
  readonly system: string;
  readonly pages: readonly VisitPage[];
  readonly score: number;
  readonly reasons: readonly BotReason[];
  readonly bot: boolean;
}

const minute = 60_000;
/** A visit ends after so long without a view. */
export const visitTimeoutMs = 30 * minute;
/** And after so long whatever happens, so that something that never sleeps makes no visit without end. */
export const maxVisitMs = 24 * 60 * minute;
/** And after so many views, so that something that never rests is looked at in pieces. */
const maxViewsPerVisit = 1000;
/** Seconds in sight that make one view more than a bounce. */
const bounceThresholdSeconds = 10;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Cuts the views of one visitor into visits, the earliest first. Neither the order nor a repetition of the views matters. */
export function sessionize(views: readonly PageView[], decision?: 'bot' | 'human'): VisitRow[] {
  const visits: PageView[][] = [];
  let start = 0;
  let last = 0;
  for (const view of inOrder(views)) {
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
  return visits.map((visit) => visitOf(visit as [PageView, ...PageView[]], decision));
}

/** Each view once, as it was first seen. */
function inOrder(views: readonly PageView[]): PageView[] {
  const sorted = views.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const once = new Map<string, PageView>();
  for (const view of sorted) if (!once.has(view.id)) once.set(view.id, view);
  return [...once.values()];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function visitOf(views: [PageView, ...PageView[]], decision?: 'bot' | 'human'): VisitRow {
  const [first] = views;
  const last = views.at(-1) ?? first;
  const { facts } = first;
  const engaged = views.reduce((sum, view) => sum + view.engaged, 0);
  const judged = botScore({
    signals: views.flatMap((view) => view.facts.signals),
    times: views.map(({ at }) => Date.parse(at)),
    engaged,
  });
  return {
    day: first.at.slice(0, 10),
    id: first.id,
    visitor: first.visitor,
    consented: views.some(({ consented }) => consented),
    started_at: first.at,
    ended_at: last.at,
    views: views.length,
    bounced: views.length === 1 && engaged < bounceThresholdSeconds,
    engaged,
    depth: mean(views.map(({ depth }) => depth)),
    entry: facts.path,
    exit: last.facts.path,
    source: facts.source ?? facts.referrerHost ?? '',
    channel: classifyChannel({ ...facts, referrer: facts.referrerHost, clicks: Object.keys(facts.clickIds) }),
    campaign: facts.campaign ?? '',
    country: facts.country ?? '',
    device: facts.device ?? '',
    browser: facts.browser ?? '',
    system: facts.system ?? '',
    pages: pagesOf(views),
    ...judged,
    bot: decision ? decision === 'bot' : judged.bot,
  };
}

function pagesOf(views: readonly PageView[]): VisitPage[] {
  const byPath = Map.groupBy(views, ({ facts: { path } }) => path);
  return [...byPath].map(([path, same]) => ({
    path,
    views: same.length,
    engaged: same.reduce((sum, { engaged }) => sum + engaged, 0),
    depth: mean(same.map(({ depth }) => depth)),
  }));
}
