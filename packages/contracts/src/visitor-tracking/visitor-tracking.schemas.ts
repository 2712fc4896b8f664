import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { requiredText, text, uuid } from '../text.ts';
import { clickIdKeys, screenClasses, utmKeys, visitActions } from './visitor-tracking.routes.ts';

const keyed = (names: readonly string[], value: z.ZodType<string | null | undefined>) =>
  z.object(Object.fromEntries(names.map((name) => [name, value])));

/**
 * True once the visitor has consented. Before, `sessionId` is ignored: the daily visitor id replaces it, a hash of IP address and browser,
 * neither of which is stored.
 */
const consented = z.boolean().default(false);

/** Properties of the visitor, reported by the page. */
const clientContext = {
  consented,
  utmParams: keyed(utmKeys, text(200).nullish()).optional(),
  clickIds: keyed(clickIdKeys, text(500).nullish()).optional(),
  /** BCP 47, as reported by the browser. */
  language: text(35).optional(),
  screen: z.enum(screenClasses).optional(),
};

export const visitorTrackingSchemas = {
  openVisitorSession: {
    summary: 'Open a visitor session',
    body: z.object({
      sessionId: uuid,
      /** Ignored: the gateway determines the IP address. */
      ipAddress: text(64).optional(),
      /** Ignored: the header is used. */
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
      /** Idempotency key, chosen by the client. */
      pageViewId: uuid.optional(),
      /** `utmParams` and `clickIds` are sent with the first view of a page load only. */
      ...clientContext,
    }),
    response: z.object({ pageViewId: z.string() }),
  },
  recordEngagement: {
    summary: 'Record visible time and scroll depth of a page view',
    body: z.object({
      sessionId: uuid,
      pageViewId: uuid,
      /** Seconds. */
      timeOnPage: z.number().min(0).max(86_400),
      /** Percent. */
      scrollDepth: z.number().min(0).max(100),
      /** Action of the visitor on the page. */
      action: z.enum(visitActions).optional(),
      consented,
    }),
    response: z.object({ pageViewId: z.string() }),
  },
} satisfies Record<string, RouteSchemas>;
