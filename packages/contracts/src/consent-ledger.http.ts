import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant, page, requiredText, text, uuid } from './text.ts';

const service = 'consent-ledger';

/** Cookie by which the ledger knows a visitor who has consented. */
export const visitorCookie = 'aera_visitor';

/** Header by which the same record, sent twice, stays one record (a UUID chosen by the client). */
export const idempotencyHeader = 'idempotency-key';

export const RecordConsentRequest = z.object({
  hasReadNotice: z.boolean(),
  geolocation: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  gregorianTimestamp: instant,
  aeraTimestamp: requiredText(100),
  userAgent: text(1000),
  url: text(2000),
  consentAction: requiredText(60),
  jurisdictionAccepted: z.boolean(),
  /** The persistent visitor session id, so that the record joins the visitor's page views. */
  sessionId: uuid.optional(),
});

export const recordConsent = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/consent',
  summary: 'Record that a visitor acknowledged the jurisdiction notice',
  access: 'public',
  body: RecordConsentRequest,
  status: 201,
  cookies: [visitorCookie],
  response: z.object({
    consentId: z.string(),
    sessionId: z.string(),
    ipAddress: z.string(),
    consentedAt: instant,
    noticeVersion: z.string(),
  }),
});

export const verifyConsent = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/verify-consent',
  summary: 'Whether this browser has a consent on record',
  access: 'public',
  body: z.object({}),
  cookies: [visitorCookie],
  response: z.object({ hasValidConsent: z.boolean(), consentCount: z.int() }),
});

export const Geolocation = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  ipSourceTag: z.string(),
  ipClassification: z.string(),
  isInternalTraffic: z.boolean(),
});

export const ConsentRecord = z.object({
  id: z.string(),
  sessionId: z.string(),
  ipAddress: z.string(),
  geolocation: Geolocation.nullable(),
  consentedAt: instant,
  noticeVersion: z.string(),
  userAgent: z.string(),
  referrer: z.string().nullable(),
  hasReadNotice: z.boolean(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const listConsents = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/consents',
  summary: 'Consent records, newest first, with figures over all of them',
  access: 'steward',
  query: z.object({ ...page(), ip: text(64).optional() }),
  response: z.object({
    consents: z.array(ConsentRecord),
    /** Of the records that match `ip`. */
    total: z.int(),
    stats: z.object({ total: z.int(), today: z.int(), uniqueIps: z.int(), countries: z.int() }),
  }),
});

export const PageViewRecord = z.object({
  id: z.string(),
  sessionId: z.string(),
  timestamp: instant,
  path: z.string(),
  /** Seconds; null until the visitor left the page. */
  timeOnPage: z.number().nullable(),
  /** Percent; null until the visitor left the page. */
  scrollDepth: z.number().nullable(),
  referrer: z.string().nullable(),
});

export const ipActivity = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/ip-activity/:ip',
  summary: 'Consents, page views and sessions of one address',
  access: 'steward',
  params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: z.object({
    activity: z.object({
      totalConsents: z.int(),
      totalPageViews: z.int(),
      totalSessions: z.int(),
      firstActivity: instant.nullable(),
    }),
    consents: z.array(ConsentRecord),
    pageViews: z.array(PageViewRecord),
    /** False while the analytics service does not answer: page views and sessions are then missing. */
    complete: z.boolean(),
  }),
});

export const consentLedgerRoutes = { recordConsent, verifyConsent, listConsents, ipActivity };
