import { z } from 'zod';
import { botSignals } from '../bot-visits/bot-visits.routes.ts';
import { defineMessage } from '../message.ts';
import { RetentionPolicy } from '../retention/retention.schemas.ts';
import { visitChannels } from '../visit-metrics/visit-metrics.routes.ts';
import { screenClasses, visitActions } from '../visitor-tracking/visitor-tracking.routes.ts';

/** Read from the request by the server; never taken from the body. */
const observed = {
  /** After consent the visitor's session id; before, the daily visitor id. */
  visitorId: z.string(),
  /** Before consent only the network (`truncateIp`). */
  ip: z.string(),
  userAgent: z.string(),
  /** Absent means true. */
  consented: z.boolean().optional(),
  /** Bot signals of the request's headers. */
  signals: z.array(z.enum(botSignals)).optional(),
};

const utm = z.object({
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  term: z.string().nullish(),
  content: z.string().nullish(),
});

/** Reported by the page. */
const received = {
  /** By name; values only of visitors who consented. */
  clickIds: z.record(z.string(), z.string().nullable()).optional(),
  language: z.string().nullish(),
  screen: z.enum(screenClasses).nullish(),
};

export const sessionOpened = defineMessage(
  'visitor-analytics.visit.session-opened.v1',
  z.object({
    ...observed,
    referrer: z.string().nullable(),
    /** The referrer is a page of the site itself. */
    isInternalReferrer: z.boolean().optional(),
    utm,
    ...received,
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
    /** The referrer is a page of the site itself. */
    isInternalReferrer: z.boolean().optional(),
    utm: utm.optional(),
    ...received,
  }),
);

export const engagementRecorded = defineMessage(
  'visitor-analytics.visit.engagement-recorded.v1',
  z.object({
    visitorId: z.string(),
    consented: z.boolean(),
    pageViewId: z.string(),
    timeOnPage: z.number(),
    scrollDepth: z.number(),
    action: z.enum(visitActions).optional(),
  }),
);

/**
 * Interest that a visitor with consent shows in a visit that is not suspected of being a bot's. A later version replaces an earlier one, in
 * any order of arrival; a visit that no longer exists has no views.
 */
export const visitSignalsComputed = defineMessage(
  'visitor-analytics.visit.signals-computed.v1',
  z.object({
    sessionId: z.string(),
    /** Id of its first view. */
    visitId: z.string(),
    version: z.int(),
    startedAt: z.iso.datetime(),
    /** All views, including the search page. */
    views: z.int(),
    searches: z.int(),
    channel: z.enum(visitChannels),
    /** Source or campaign of the link, or host of the referrer; empty for direct visitors. */
    source: z.string(),
  }),
);

/** A visitor with consent clicked the booking link on a page. */
export const bookingClicked = defineMessage(
  'visitor-analytics.visit.booking-clicked.v1',
  z.object({ sessionId: z.string(), pageViewId: z.string(), clickedAt: z.iso.datetime() }),
);

/** A steward classified a session; `score` undoes that. `sessionId` is the visitor id of its page views. */
export const sessionClassified = defineMessage(
  'visitor-analytics.session.classified.v1',
  z.object({
    sessionId: z.string(),
    classifiedAs: z.enum(['bot', 'human', 'score']),
    /** Absent means empty. */
    reason: z.string().optional(),
    by: z.string(),
    at: z.iso.datetime(),
  }),
);

/** A steward set the retention policy. */
export const retentionPolicySet = defineMessage(
  'visitor-analytics.retention.set.v1',
  z.object({ policy: RetentionPolicy, by: z.string(), at: z.iso.datetime() }),
);
