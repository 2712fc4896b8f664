import { z } from 'zod';
import { ConsentReceipt } from '../consents/consents.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, page, text, timeOrder, timeZone, uuid } from '../text.ts';
import { PageViewRecord } from '../visits/visits.schemas.ts';

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
  /** Null while the consent is active. */
  withdrawnAt: instant.nullable(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const consentRecordsSchemas = {
  listConsents: {
    summary: 'View consent records',
    query: z.object({
      ...page(),
      ip: text(64).optional(),
      order: timeOrder,
      /** Time zone of `today`. */
      zone: timeZone.default('UTC'),
    }),
    response: z.object({
      consents: z.array(ConsentRecord),
      /** Of the records that match `ip`. */
      total: z.int(),
      stats: z.object({ total: z.int(), today: z.int(), uniqueIps: z.int(), countries: z.int() }),
    }),
  },
  readConsent: {
    summary: 'View consent record',
    params: z.object({ consentId: uuid }),
    response: z.object({
      consent: ConsentRecord,
      notice: ConsentReceipt.shape.notice,
      /** When the acknowledged notice was shown; null if unknown. */
      shownAt: instant.nullable(),
      jurisdictionAccepted: z.boolean(),
      /** `Sec-GPC: 1`. */
      globalPrivacyControl: z.boolean(),
      /** The visitor's personal data was erased. */
      erased: z.boolean(),
      /** Contains no personal data of the visitor. */
      proof: ConsentReceipt.shape.proof,
    }),
  },
  listUnansweredNoticeImpressions: {
    summary: 'View notices not accepted',
    query: z.object({ cursor: text(200).optional(), limit: page().limit }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          /** Null if the browser named none. */
          sessionId: z.string().nullable(),
          noticeVersion: z.string(),
          globalPrivacyControl: z.boolean(),
          shownAt: instant,
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  exportConsents: {
    summary: 'Export consent records (CSV)',
    query: z.object({ ip: text(64).optional() }),
  },
  listConsentsForDemo: {
    summary: 'View consent explorer',
    query: z.object({ ...page(), order: timeOrder }),
    response: z.object({ consents: z.array(ConsentRecord) }),
  },
  readIpActivity: {
    summary: 'View IP activity',
    params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
    query: z.object({ ...page(1000), consentOrder: timeOrder, viewOrder: timeOrder }),
    response: z.object({
      activity: z.object({
        totalConsents: z.int(),
        totalPageViews: z.int(),
        totalSessions: z.int(),
        firstActivity: instant.nullable(),
      }),
      /** Of the newest consent, whatever the order and page; null without consents. */
      geolocation: Geolocation.nullable(),
      consents: z.array(ConsentRecord),
      pageViews: z.array(PageViewRecord),
      /** False if visitor-analytics did not respond: page views and sessions are then missing. */
      complete: z.boolean(),
    }),
  },
} satisfies Record<string, RouteSchemas>;
