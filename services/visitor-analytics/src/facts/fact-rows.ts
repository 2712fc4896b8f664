import {
  engagementRecorded,
  type FunnelStep,
  type Message,
  type MessageOf,
  pageViewed,
  sessionOpened,
} from '@aera/contracts/server';
import { hostOf } from './channel.ts';
import type { HitEnrichment, HitClient } from './enrich-hit.ts';

/** What is kept of a view beside who and when; one JSON value in its row. */
export interface ViewFacts extends HitEnrichment {
  readonly path: string;
  readonly title: string;
  readonly referrer: string | null;
  /** Host of the page before, unless it is the site's own. */
  readonly referrerHost: string | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
  readonly clickIds: Readonly<Record<string, string | null>>;
  readonly language: string | null;
  readonly screen: string | null;
}

interface ViewRow {
  readonly day: string;
  readonly id: string;
  readonly visitor: string;
  /** The visitor of an earlier delivery of this view, whose visit must be recomputed. */
  readonly former: string | null;
  readonly consented: boolean;
  readonly viewed_at: string;
  readonly seen_until: string;
  readonly received_at: string;
  readonly facts: ViewFacts;
}

interface EngagementRow {
  readonly day: string;
  readonly view_id: string;
  readonly engaged: number;
  readonly depth: number;
  /** Time of delivery; not stored, but it bounds the time of the view. */
  readonly at: string;
}

interface IpAddressRow {
  readonly day: string;
  readonly hit_id: string;
  readonly visitor: string;
  readonly ip: string | null;
  readonly user_agent: string;
  readonly referrer: string | null;
  readonly is_view: boolean;
  readonly seen_at: string;
}

interface FunnelStepRow {
  readonly visitor: string;
  readonly step: FunnelStep;
  readonly taken_at: string;
}

/** What a batch of hits adds to the tables; one row per key, since one statement may touch a row only once. */
export interface FactRows {
  readonly views: ViewRow[];
  readonly engagements: EngagementRow[];
  readonly addresses: IpAddressRow[];
  readonly steps: FunnelStepRow[];
}

const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);
const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Which of two sendings of a view counts: one after consent before one without it, then the earlier. */
const deliveryPrecedence = ({ consented, received_at, visitor, facts }: ViewRow): string =>
  JSON.stringify([consented ? 0 : 1, received_at, visitor, facts]);

/** The same view, sent twice. Commutative, associative and idempotent but for `former`, which only names whom to look at again. */
function mergeViews(a: ViewRow, b: ViewRow): ViewRow {
  const [kept, other] = deliveryPrecedence(a) <= deliveryPrecedence(b) ? [a, b] : [b, a];
  return {
    ...kept,
    former: kept.visitor === other.visitor ? (kept.former ?? other.former) : other.visitor,
    viewed_at: earlier(a.viewed_at, b.viewed_at),
    seen_until: later(a.seen_until, b.seen_until),
  };
}

/** A page is left once, but its browser may tell so several times: the longest and deepest count. */
const mergeEngagements = (a: EngagementRow, b: EngagementRow): EngagementRow => ({
  ...a,
  engaged: Math.max(a.engaged, b.engaged),
  depth: Math.max(a.depth, b.depth),
  at: earlier(a.at, b.at),
});

const mergeSteps = (a: FunnelStepRow, b: FunnelStepRow): FunnelStepRow => (a.taken_at <= b.taken_at ? a : b);

/** Of two sendings, the one that has an address, then the earlier. */
const mergeAddresses = (a: IpAddressRow, b: IpAddressRow): IpAddressRow =>
  addressPrecedence(a) <= addressPrecedence(b) ? a : b;
const addressPrecedence = (row: IpAddressRow): string =>
  JSON.stringify([row.ip === null ? 1 : 0, row.seen_at, row.visitor, row]);

/** The hits of a batch, parsed by their contracts; messages of other types are passed over. */
export function parseHits(messages: readonly Message[]): Hit[] {
  return messages.flatMap((message): Hit[] => {
    const kind = [pageViewed, sessionOpened, engagementRecorded].find(({ type }) => type === message.type);
    return kind ? [{ ...message, data: kind.data.parse(message.data) } as Hit] : [];
  });
}

export type Hit =
  | MessageOf<typeof pageViewed>
  | MessageOf<typeof sessionOpened>
  | MessageOf<typeof engagementRecorded>;

/** Measurement precision. Browsers may send finer values, and a `real` rejects values that underflow. */
const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Folds a batch of hits into rows. Pure. */
export function foldHits(hits: readonly Hit[], describe: (sender: HitClient) => HitEnrichment): FactRows {
  const views = new Map<string, ViewRow>();
  const engagements = new Map<string, EngagementRow>();
  const addresses = new Map<string, IpAddressRow>();
  const steps = new Map<string, FunnelStepRow>();
  const step = (visitor: string, name: FunnelStep, taken_at: string) =>
    upsert(steps, `${visitor} ${name}`, { visitor, step: name, taken_at }, mergeSteps);

  for (const hit of hits) {
    const day = dayOf(hit.time);
    const visitor = hit.data.sessionId;
    if (hit.type === engagementRecorded.type) {
      const { pageViewId: view_id, timeOnPage, scrollDepth, action } = hit.data;
      const row = {
        day,
        view_id,
        engaged: toThousandths(timeOnPage),
        depth: toThousandths(scrollDepth),
        at: hit.time,
      };
      upsert(engagements, `${day} ${view_id}`, row, mergeEngagements);
      if (action) step(visitor, action, hit.time);
      continue;
    }
    const isView = hit.type === pageViewed.type;
    const consented = hit.data.consented ?? true;
    const address = {
      day,
      hit_id: isView ? hit.data.pageViewId : hit.id,
      visitor,
      ip: consented ? hit.data.ip : null,
      user_agent: hit.data.userAgent,
      referrer: hit.data.referrer,
      is_view: isView,
      seen_at: hit.time,
    };
    upsert(addresses, `${day} ${address.hit_id}`, address, mergeAddresses);
    if (!isView) continue;
    const row: ViewRow = {
      day,
      id: hit.data.pageViewId,
      visitor,
      former: null,
      consented,
      viewed_at: hit.time,
      seen_until: hit.time,
      received_at: hit.time,
      facts: viewFacts(hit.data, describe(hit.data)),
    };
    upsert(views, `${day} ${row.id}`, row, mergeViews);
    if (row.facts.path === '/search') step(visitor, 'search', hit.time);
  }
  return {
    views: [...views.values()],
    engagements: [...engagements.values()],
    addresses: [...addresses.values()],
    steps: [...steps.values()],
  };
}

function upsert<Row>(rows: Map<string, Row>, key: string, row: Row, merge: (a: Row, b: Row) => Row): void {
  const known = rows.get(key);
  rows.set(key, known === undefined ? row : merge(known, row));
}

function viewFacts(data: MessageOf<typeof pageViewed>['data'], description: HitEnrichment): ViewFacts {
  const { path, title, referrer, utm, clickIds = {}, language, screen, signals = [], inside } = data;
  return {
    ...description,
    signals: [...signals, ...description.signals],
    path: truncatePath(path),
    title,
    referrer,
    referrerHost: inside ? null : hostOf(referrer),
    source: utm?.source ?? null,
    medium: utm?.medium ?? null,
    campaign: utm?.campaign ?? null,
    term: utm?.term ?? null,
    content: utm?.content ?? null,
    clickIds,
    language: language ?? null,
    screen: screen ?? null,
  };
}

/** Figures are kept by path, and an index entry has an end. */
const truncatePath = (path: string): string => path.slice(0, 500).toWellFormed();
