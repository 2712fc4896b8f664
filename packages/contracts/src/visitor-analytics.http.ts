import { z } from 'zod';
import { PageViewRecord } from './consent-ledger.http.ts';
import { defineRoute } from './route.ts';
import { instant, requiredText, text, uuid } from './text.ts';

const service = 'visitor-analytics';

export const openVisitorSession = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/session',
  summary: 'Begin a visitor session',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    /** A placeholder: the address is the one the gateway saw. */
    ipAddress: text(64).optional(),
    /** Not believed either: the header is. */
    userAgent: text(1000).optional(),
    referrer: text(2000).nullish(),
    utmParams: z
      .object({
        utm_source: text(200).nullish(),
        utm_medium: text(200).nullish(),
        utm_campaign: text(200).nullish(),
      })
      .optional(),
  }),
  response: z.object({ sessionId: z.string() }),
});

export const recordPageView = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/pageview',
  summary: 'Record a page view; acknowledged once it is on disk',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    path: requiredText(2000),
    title: text(500),
    referrer: text(2000).nullish(),
    timeOnPage: z.number().min(0).max(86_400).default(0),
    scrollDepth: z.number().min(0).max(100).default(0),
    /** Chosen by the client so that a repeat stays one view. */
    pageViewId: uuid.optional(),
  }),
  response: z.object({ pageViewId: z.string() }),
});

export const recordEngagement = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/engagement',
  summary: 'Complete a page view with the time spent and the depth reached',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    pageViewId: uuid,
    /** Seconds. */
    timeOnPage: z.number().min(0).max(86_400),
    /** Percent. */
    scrollDepth: z.number().min(0).max(100),
  }),
  response: z.object({ pageViewId: z.string() }),
});

export const VisitorSessionRecord = z.object({
  sessionId: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  userAgent: z.string(),
  referrer: z.string().nullable(),
  pageViews: z.int(),
});

export const visitorActivity = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/ip/:ip',
  summary: 'Sessions and page views of one address, newest first, at most 1000 of each',
  access: 'steward',
  params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: z.object({
    totalSessions: z.int(),
    totalPageViews: z.int(),
    firstActivity: instant.nullable(),
    sessions: z.array(VisitorSessionRecord),
    pageViews: z.array(PageViewRecord),
  }),
});

export const visitorAnalyticsRoutes = {
  openVisitorSession,
  recordPageView,
  recordEngagement,
  visitorActivity,
};
