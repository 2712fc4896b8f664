import {
  type BodyOf,
  engagementRecorded,
  type Message,
  type MessageKind,
  type MessageOf,
  type openVisitorSession,
  pageViewed,
  type recordEngagement,
  type recordPageView,
  sessionOpened,
} from '@aera/contracts';
import type { z } from 'zod';

/** What the server itself knows of a request; nothing the client says about these is believed. */
export interface Observed {
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

const envelope = <K extends MessageKind>(
  kind: K,
  id: string,
  subject: string,
  at: string,
  data: z.input<K['data']>,
) =>
  ({
    specversion: '1.0',
    id,
    source: '/services/visitor-analytics',
    type: kind.type,
    subject,
    time: at,
    datacontenttype: 'application/json',
    data,
  }) as MessageOf<K>;

type SessionBody = z.output<(typeof openVisitorSession)['body']>;
type PageViewBody = z.output<(typeof recordPageView)['body']>;
type EngagementBody = BodyOf<typeof recordEngagement>;

const visitStream = (sessionId: string): string => `visit-${sessionId}`;

export const sessionHit = (id: string, body: SessionBody, { ip, userAgent, at }: Observed): Message => {
  const { sessionId, referrer, utmParams } = body;
  return envelope(sessionOpened, id, visitStream(sessionId), at, {
    sessionId,
    ip,
    userAgent,
    referrer: referrer || null,
    utm: {
      source: utmParams?.utm_source || null,
      medium: utmParams?.utm_medium || null,
      campaign: utmParams?.utm_campaign || null,
    },
  });
};

/** The view's own id is the message's: the same view, sent twice, stays one. */
export const pageViewHit = (
  pageViewId: string,
  body: PageViewBody,
  { ip, userAgent, at }: Observed,
): Message => {
  const { sessionId, path, title, referrer } = body;
  return envelope(pageViewed, pageViewId, visitStream(sessionId), at, {
    sessionId,
    ip,
    userAgent,
    pageViewId,
    path,
    title,
    referrer: referrer || null,
  });
};

export const engagementHit = (id: string, body: EngagementBody, { at }: Observed): Message =>
  envelope(engagementRecorded, id, visitStream(body.sessionId), at, body);
