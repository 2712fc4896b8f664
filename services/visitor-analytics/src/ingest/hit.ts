import {
  type BotSignal,
  clickIdKeys,
  engagementRecorded,
  type Message,
  pageViewed,
  sessionOpened,
  type visitorTrackingSchemas,
} from '@aera/contracts/server';
import { normalizePath, stripQuery } from '@aera/service-kit';
import type { z } from 'zod';
import { toMessage } from '../to-message.ts';
import { parseHost } from '../hits/channel.ts';

/** Properties of a request that the server determines itself. Values from the client are not trusted. */
export interface RequestContext {
  /** After consent the session id; before, the daily visitor id. */
  readonly visitorId: string;
  readonly consented: boolean;
  /** Only the network before consent. */
  readonly ip: string;
  readonly userAgent: string;
  readonly signals: readonly BotSignal[];
  /** Host of the page that sent the request, by its `Referer` header; null without one. */
  readonly site: string | null;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

type SessionBody = z.output<typeof visitorTrackingSchemas.openVisitorSession.body>;
type PageViewBody = z.output<typeof visitorTrackingSchemas.recordPageView.body>;
type EngagementBody = z.output<typeof visitorTrackingSchemas.recordEngagement.body>;

const toVisitSubject = (visitorId: string): string => `visit-${visitorId}`;

const pickCommonFields = ({
  visitorId,
  consented,
  ip,
  userAgent,
  signals,
}: Omit<RequestContext, 'site'>) => ({
  visitorId,
  consented,
  ip,
  userAgent,
  signals: [...signals],
});

const toUtm = (utm: SessionBody['utmParams'] = {}) => ({
  source: utm['utm_source'] || null,
  medium: utm['utm_medium'] || null,
  campaign: utm['utm_campaign'] || null,
  term: utm['utm_term'] || null,
  content: utm['utm_content'] || null,
});

/** A click id identifies one person to an advertising network, so before consent only its name is kept. */
function pickReportedFields({ clickIds = {}, language, screen }: SessionBody, consented: boolean) {
  const clicks = clickIdKeys.flatMap((key) =>
    clickIds[key] ? [[key, consented ? clickIds[key] : null]] : [],
  );
  return {
    ...(clicks.length > 0 ? { clickIds: Object.fromEntries(clicks) as Record<string, string | null> } : {}),
    language: language || null,
    screen: screen ?? null,
  };
}

const pickReferrer = ({ referrer }: Pick<SessionBody, 'referrer'>, site: string | null) => ({
  referrer: stripQuery(referrer ?? '') || null,
  ...(site !== null && parseHost(referrer) === site ? { isInternalReferrer: true } : {}),
});

export const createSessionHit = (
  id: string,
  body: SessionBody,
  { site, ...observed }: RequestContext,
): Message =>
  toMessage(sessionOpened, id, toVisitSubject(observed.visitorId), observed.at, {
    ...pickCommonFields(observed),
    ...pickReferrer(body, site),
    utm: toUtm(body.utmParams),
    ...pickReportedFields(body, observed.consented),
  });

/** The message has the id of the view, so a view that is sent twice is stored once. */
export const createPageViewHit = (
  pageViewId: string,
  body: PageViewBody,
  { site, ...observed }: RequestContext,
): Message =>
  toMessage(pageViewed, pageViewId, toVisitSubject(observed.visitorId), observed.at, {
    ...pickCommonFields(observed),
    pageViewId,
    path: normalizePath(stripQuery(body.path)),
    title: body.title,
    ...pickReferrer(body, site),
    ...(body.utmParams ? { utm: toUtm(body.utmParams) } : {}),
    ...pickReportedFields(body, observed.consented),
  });

export const createEngagementHit = (
  id: string,
  { pageViewId, timeOnPage, scrollDepth, action }: EngagementBody,
  { visitorId, consented, at }: Pick<RequestContext, 'visitorId' | 'consented' | 'at'>,
): Message =>
  toMessage(engagementRecorded, id, toVisitSubject(visitorId), at, {
    visitorId,
    consented,
    pageViewId,
    timeOnPage,
    scrollDepth,
    action,
  });
