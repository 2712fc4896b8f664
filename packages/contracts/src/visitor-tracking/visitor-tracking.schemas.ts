import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { requiredText, text, uuid } from '../text.ts';
import { clickIdKeys, screenClasses, utmKeys, visitActions } from './visitor-tracking.routes.ts';

const keyed = (names: readonly string[], value: z.ZodType<string | null | undefined>) =>
  z.object(Object.fromEntries(names.map((name) => [name, value])));

/**
 * True once the visitor has acknowledged the notice. Until then `sessionId` is not used: the service knows the visitor by a hash of
 * address and browser that lasts a day, and keeps neither.
 */
const consented = z.boolean().default(false);

/** What a page tells of its visitor, beside where they are. */
const clientContext = {
  consented,
  utmParams: keyed(utmKeys, text(200).nullish()).optional(),
  clickIds: keyed(clickIdKeys, text(500).nullish()).optional(),
  /** BCP 47, as the browser says it. */
  language: text(35).optional(),
  screen: z.enum(screenClasses).optional(),
};

export const visitorTrackingSchemas = {
  openVisitorSession: {
    summary: 'Begin a visitor session',
    body: z.object({
      sessionId: uuid,
      /** A placeholder: the address is the one the gateway saw. */
      ipAddress: text(64).optional(),
      /** Not believed either: the header is. */
      userAgent: text(1000).optional(),
      referrer: text(2000).nullish(),
      ...clientContext,
    }),
    response: z.object({ sessionId: z.string() }),
  },
  recordPageView: {
    summary: 'Record a page view; acknowledged once it is on disk',
    body: z.object({
      sessionId: uuid,
      path: requiredText(2000),
      title: text(500),
      referrer: text(2000).nullish(),
      timeOnPage: z.number().min(0).max(86_400).default(0),
      scrollDepth: z.number().min(0).max(100).default(0),
      /** Chosen by the client so that a repeat stays one view. */
      pageViewId: uuid.optional(),
      /** `utmParams` and `clickIds` come with the first view of a load only: later ones did not arrive by them. */
      ...clientContext,
    }),
    response: z.object({ pageViewId: z.string() }),
  },
  recordEngagement: {
    summary: 'Complete a page view with the time spent and the depth reached',
    body: z.object({
      sessionId: uuid,
      pageViewId: uuid,
      /** Seconds. */
      timeOnPage: z.number().min(0).max(86_400),
      /** Percent. */
      scrollDepth: z.number().min(0).max(100),
      /** What the visitor did on the page just now, beside looking at it. */
      action: z.enum(visitActions).optional(),
      consented,
    }),
    response: z.object({ pageViewId: z.string() }),
  },
} satisfies Record<string, RouteSchemas>;
