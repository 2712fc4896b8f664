import { engagementRecorded, type Message, pageViewed, sessionOpened } from '@aera/contracts';

export interface SessionRow {
  readonly session_id: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly referrer: string | null;
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly started_at: string;
  readonly last_seen_at: string;
}

export interface PageViewRow {
  readonly id: string;
  readonly session_id: string;
  readonly ip: string;
  readonly path: string;
  readonly title: string;
  readonly referrer: string | null;
  readonly viewed_at: string;
}

export interface EngagementRow {
  readonly page_view_id: string;
  readonly time_on_page: number;
  readonly scroll_depth: number;
}

/** What a batch of hits adds to the tables; one row per key, since one statement may touch a row only once. */
export interface VisitRows {
  readonly sessions: SessionRow[];
  readonly pageViews: PageViewRow[];
  readonly engagements: EngagementRow[];
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * The same visitor seen twice: the earlier start, the later end, and what the session itself said before what a page
 * view implied. Commutative, associative and idempotent, so neither order nor repetition of hits matters.
 */
export function mergeSessions(a: SessionRow, b: SessionRow): SessionRow {
  const [first, second] = rank(a) <= rank(b) ? [a, b] : [b, a];
  return {
    ...first,
    referrer: first.referrer ?? second.referrer,
    utm_source: first.utm_source ?? second.utm_source,
    utm_medium: first.utm_medium ?? second.utm_medium,
    utm_campaign: first.utm_campaign ?? second.utm_campaign,
    started_at: earlier(a.started_at, b.started_at),
    last_seen_at: later(a.last_seen_at, b.last_seen_at),
  };
}

/** A total order, so that a merge does not depend on which came first. */
const rank = ({ started_at: _start, last_seen_at: _end, ...said }: SessionRow): string =>
  JSON.stringify(said);

/** A page is left once, but its browser may tell so several times: the longest and deepest count. */
export const mergeEngagements = (a: EngagementRow, b: EngagementRow): EngagementRow => ({
  page_view_id: a.page_view_id,
  time_on_page: Math.max(a.time_on_page, b.time_on_page),
  scroll_depth: Math.max(a.scroll_depth, b.scroll_depth),
});

/** Folds a batch of hits into rows. Pure; messages of other types are passed over. */
export function visitRows(messages: readonly Message[]): VisitRows {
  const sessions = new Map<string, SessionRow>();
  const pageViews = new Map<string, PageViewRow>();
  const engagements = new Map<string, EngagementRow>();
  const see = (row: SessionRow) => {
    const known = sessions.get(row.session_id);
    sessions.set(row.session_id, known ? mergeSessions(known, row) : row);
  };
  for (const message of messages) {
    if (message.type === sessionOpened.type) {
      const { sessionId, ip, userAgent, referrer, utm } = sessionOpened.data.parse(message.data);
      see({
        ...bareSession(sessionId, ip, userAgent, message.time),
        referrer,
        utm_source: utm.source,
        utm_medium: utm.medium,
        utm_campaign: utm.campaign,
      });
    } else if (message.type === pageViewed.type) {
      const { sessionId, ip, userAgent, pageViewId, path, title, referrer } = pageViewed.data.parse(
        message.data,
      );
      see(bareSession(sessionId, ip, userAgent, message.time));
      const row = {
        id: pageViewId,
        session_id: sessionId,
        ip,
        path,
        title,
        referrer,
        viewed_at: message.time,
      };
      if (!pageViews.has(pageViewId)) pageViews.set(pageViewId, row);
    } else if (message.type === engagementRecorded.type) {
      const { pageViewId, timeOnPage, scrollDepth } = engagementRecorded.data.parse(message.data);
      const row = { page_view_id: pageViewId, time_on_page: timeOnPage, scroll_depth: scrollDepth };
      const known = engagements.get(pageViewId);
      engagements.set(pageViewId, known ? mergeEngagements(known, row) : row);
    }
  }
  return {
    sessions: [...sessions.values()],
    pageViews: [...pageViews.values()],
    engagements: [...engagements.values()],
  };
}

const bareSession = (sessionId: string, ip: string, userAgent: string, at: string): SessionRow => ({
  session_id: sessionId,
  ip,
  user_agent: userAgent,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  started_at: at,
  last_seen_at: at,
});
