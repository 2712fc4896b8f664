import { z } from 'zod';
import { defineMessage } from './message.ts';

/** What the server itself saw of the caller; never taken from the body. */
const observed = { sessionId: z.string(), ip: z.string(), userAgent: z.string() };

export const sessionOpened = defineMessage(
  'visitor-analytics.visit.session-opened.v1',
  z.object({
    ...observed,
    referrer: z.string().nullable(),
    utm: z.object({
      source: z.string().nullable(),
      medium: z.string().nullable(),
      campaign: z.string().nullable(),
    }),
  }),
);

export const pageViewed = defineMessage(
  'visitor-analytics.visit.page-viewed.v1',
  z.object({
    ...observed,
    pageViewId: z.string(),
    path: z.string(),
    title: z.string(),
    referrer: z.string().nullable(),
  }),
);

export const engagementRecorded = defineMessage(
  'visitor-analytics.visit.engagement-recorded.v1',
  z.object({
    sessionId: z.string(),
    pageViewId: z.string(),
    timeOnPage: z.number(),
    scrollDepth: z.number(),
  }),
);
