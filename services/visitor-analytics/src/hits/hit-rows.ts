import {
  engagementRecorded,
  type FunnelStep,
  type Message,
  type MessageOf,
  pageViewed,
  sessionOpened,
} from '@aera/contracts/server';
import { parseHost } from './channel.ts';
import type { HitEnrichment, HitClient } from './enrich-hit.ts';
import { toUtcDay } from './utc-day.ts';

/** Where a visitor came from, as a page reports it. */
export interface TrafficOrigin {
  /** Host of the referrer; null without a referrer, or for a page of this site. */
  readonly referrerHost: string | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
  readonly clickIds: Readonly<Record<string, string | null>>;
}

/** False for direct visitors. */
export const hasOrigin = ({
  clickIds,
  referrerHost,
  source,
  medium,
  campaign,
  term,
  content,
}: TrafficOrigin): boolean =>
  [referrerHost, source, medium, campaign, term, content].some(Boolean) || Object.keys(clickIds).length > 0;

/** Properties of a page view, stored as one JSON value. */
export interface ViewProperties extends HitEnrichment, TrafficOrigin {
  readonly path: string;
  readonly title: string;
  readonly referrer: string | null;
  readonly language: string | null;
  readonly screen: string | null;
}

interface ViewRow {
  readonly day: string;
  readonly id: string;
  readonly visitor_id: string;
  /** The visitor of an earlier delivery of this view, whose visit must be recomputed. */
  readonly previous_visitor_id: string | null;
  readonly consented: boolean;
  readonly viewed_at: string;
  readonly last_seen_at: string;
  readonly received_at: string;
  readonly properties: ViewProperties;
}

interface EngagementRow {
  readonly day: string;
  readonly view_id: string;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
  /** Time of delivery; not stored, but it bounds the time of the view. */
  readonly received_at: string;
}

interface IpAddressRow {
  readonly day: string;
  readonly hit_id: string;
  readonly visitor_id: string;
  readonly ip: string | null;
  readonly user_agent: string;
  readonly referrer: string | null;
  readonly is_view: boolean;
  readonly seen_at: string;
}

interface FunnelStepRow {
  readonly visitor_id: string;
  readonly step: FunnelStep;
  readonly reached_at: string;
}

/** The origin that a visitor reported when the session was opened. */
export interface SessionStartRow {
  readonly day: string;
  readonly id: string;
  readonly visitor_id: string;
  readonly opened_at: string;
  readonly origin: TrafficOrigin;
}

/** Rows that a batch of hits adds, one row per key, because a statement must not write a row twice. */
export interface HitRows {
  readonly views: ViewRow[];
  readonly engagements: EngagementRow[];
  readonly ipAddresses: IpAddressRow[];
  readonly steps: FunnelStepRow[];
  readonly sessionStarts: SessionStartRow[];
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Order in which deliveries of a view take precedence: those with consent first, then by time. */
const deliveryPrecedence = ({ consented, received_at, visitor_id, properties }: ViewRow): string =>
  JSON.stringify([consented ? 0 : 1, received_at, visitor_id, properties]);

/** Merges two deliveries of a view. Commutative, associative and idempotent except for `previous_visitor_id`, which only names a visitor whose visits are recomputed. */
function mergeViews(a: ViewRow, b: ViewRow): ViewRow {
  const [preferred, other] = deliveryPrecedence(a) <= deliveryPrecedence(b) ? [a, b] : [b, a];
  return {
    ...preferred,
    previous_visitor_id:
      preferred.visitor_id === other.visitor_id
        ? (preferred.previous_visitor_id ?? other.previous_visitor_id)
        : other.visitor_id,
    viewed_at: earlier(a.viewed_at, b.viewed_at),
    last_seen_at: later(a.last_seen_at, b.last_seen_at),
  };
}

/** Merges deliveries of views: one row for each view and day. */
export function mergeDeliveries(rows: readonly ViewRow[]): ViewRow[] {
  const merged = new Map<string, ViewRow>();
  for (const row of rows) upsert(merged, `${row.day} ${row.id}`, row, mergeViews);
  return [...merged.values()];
}

/** A browser may report the engagement of a view several times: the maximum counts. */
const mergeEngagements = (a: EngagementRow, b: EngagementRow): EngagementRow => ({
  ...a,
  engagement_seconds: Math.max(a.engagement_seconds, b.engagement_seconds),
  scroll_depth: Math.max(a.scroll_depth, b.scroll_depth),
  received_at: earlier(a.received_at, b.received_at),
});

/** Merges two deliveries: one with an IP address takes precedence, then the earlier one. */
const mergeIpAddresses = (a: IpAddressRow, b: IpAddressRow): IpAddressRow =>
  ipAddressPrecedence(a) <= ipAddressPrecedence(b) ? a : b;
const ipAddressPrecedence = (row: IpAddressRow): string =>
  JSON.stringify([row.ip === null ? 1 : 0, row.seen_at, row.visitor_id, row]);

const hitKinds = [pageViewed, sessionOpened, engagementRecorded];

export const isHit = (message: Message): boolean => hitKinds.some(({ type }) => type === message.type);

/** Parses the hits of a batch by their contracts; other message types are ignored. */
export function parseHits(messages: readonly Message[]): Hit[] {
  return messages.flatMap((message): Hit[] => {
    const kind = hitKinds.find(({ type }) => type === message.type);
    return kind ? [{ ...message, data: kind.data.parse(message.data) } as Hit] : [];
  });
}

export type Hit =
  | MessageOf<typeof pageViewed>
  | MessageOf<typeof sessionOpened>
  | MessageOf<typeof engagementRecorded>;

/** Measurement precision. Browsers may send finer values, and a `real` rejects values that underflow. */
const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Folds a batch of hits into rows. */
export function foldHits(hits: readonly Hit[], enrich: (sender: HitClient) => HitEnrichment): HitRows {
  const views = new Map<string, ViewRow>();
  const engagements = new Map<string, EngagementRow>();
  const ipAddresses = new Map<string, IpAddressRow>();
  const steps = new Map<string, FunnelStepRow>();
  const sessionStarts = new Map<string, SessionStartRow>();
  const step = (visitor_id: string, name: FunnelStep, reached_at: string) =>
    steps.set(`${visitor_id} ${name} ${reached_at}`, { visitor_id, step: name, reached_at });

  for (const hit of hits) {
    const day = toUtcDay(hit.time);
    const visitor_id = hit.data.visitorId;
    if (hit.type === engagementRecorded.type) {
      const { pageViewId: view_id, timeOnPage, scrollDepth, action } = hit.data;
      const row = {
        day,
        view_id,
        engagement_seconds: toThousandths(timeOnPage),
        scroll_depth: toThousandths(scrollDepth),
        received_at: hit.time,
      };
      upsert(engagements, `${day} ${view_id}`, row, mergeEngagements);
      if (action) step(visitor_id, action, hit.time);
      continue;
    }
    const isView = hit.type === pageViewed.type;
    const consented = hit.data.consented ?? true;
    const ipAddress = {
      day,
      hit_id: isView ? hit.data.pageViewId : hit.id,
      visitor_id,
      ip: consented ? hit.data.ip : null,
      user_agent: hit.data.userAgent,
      referrer: hit.data.referrer,
      is_view: isView,
      seen_at: hit.time,
    };
    upsert(ipAddresses, `${day} ${ipAddress.hit_id}`, ipAddress, mergeIpAddresses);
    if (!isView) {
      const origin = toOrigin(hit.data);
      if (hasOrigin(origin))
        sessionStarts.set(`${day} ${hit.id}`, { day, id: hit.id, visitor_id, opened_at: hit.time, origin });
      continue;
    }
    const row: ViewRow = {
      day,
      id: hit.data.pageViewId,
      visitor_id,
      previous_visitor_id: null,
      consented,
      viewed_at: hit.time,
      last_seen_at: hit.time,
      received_at: hit.time,
      properties: toViewProperties(hit.data, enrich(hit.data)),
    };
    upsert(views, `${day} ${row.id}`, row, mergeViews);
    if (row.properties.path === '/search') step(visitor_id, 'search', hit.time);
  }
  return {
    views: [...views.values()],
    engagements: [...engagements.values()],
    ipAddresses: [...ipAddresses.values()],
    steps: [...steps.values()],
    sessionStarts: [...sessionStarts.values()],
  };
}

function upsert<Row>(rows: Map<string, Row>, key: string, row: Row, merge: (a: Row, b: Row) => Row): void {
  const known = rows.get(key);
  rows.set(key, known === undefined ? row : merge(known, row));
}

function toViewProperties(
  data: MessageOf<typeof pageViewed>['data'],
  description: HitEnrichment,
): ViewProperties {
  const { path, title, referrer, language, screen, signals = [] } = data;
  return {
    ...description,
    signals: [...signals, ...description.signals],
    path: truncatePath(path),
    title,
    referrer,
    ...toOrigin(data),
    language: language ?? null,
    screen: screen ?? null,
  };
}

const toOrigin = ({
  referrer,
  isInternalReferrer,
  utm,
  clickIds = {},
}: Pick<
  MessageOf<typeof pageViewed>['data'],
  'referrer' | 'isInternalReferrer' | 'utm' | 'clickIds'
>): TrafficOrigin => ({
  referrerHost: isInternalReferrer ? null : parseHost(referrer),
  source: utm?.source ?? null,
  medium: utm?.medium ?? null,
  campaign: utm?.campaign ?? null,
  term: utm?.term ?? null,
  content: utm?.content ?? null,
  clickIds,
});

/** Metrics are indexed by path, and PostgreSQL limits the size of an index entry. */
const truncatePath = (path: string): string => path.slice(0, 500).toWellFormed();
