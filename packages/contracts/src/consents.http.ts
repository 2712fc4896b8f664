import { z } from 'zod';
import { ConsentReceipt, Proof } from './consent-receipt.ts';
import { defineRoute } from './route.ts';
import { instant, requiredText, text, uuid } from './text.ts';
import { visitorCookie } from './visitor-cookie.ts';

const service = 'consent-ledger';

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
  /** From `showNotice`: proves which text was shown. Without one the record says so, and the visitor is asked again. */
  noticeToken: text(2000).optional(),
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
    /** The record is not tied to the notice in force: show it again, at the next visit at the latest. */
    askAgain: z.boolean(),
    receipt: ConsentReceipt,
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
  response: z.object({
    /** One that was not withdrawn. */
    hasValidConsent: z.boolean(),
    consentCount: z.int(),
    /** None of them is tied to the notice in force. */
    askAgain: z.boolean(),
    /** What identified this browser was erased: it is to forget the number it goes by. */
    erased: z.boolean(),
    currentNotice: z.string(),
  }),
});

export const withdrawConsent = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/withdraw-consent',
  summary: 'Withdraw every consent of this browser',
  access: 'public',
  body: z.object({}),
  cookies: [visitorCookie],
  response: z.object({ withdrawn: z.int() }),
});

export const consentReceipt = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/consents/:consentId/receipt',
  summary: 'The receipt of one consent, for the browser that gave it',
  access: 'public',
  params: z.object({ consentId: uuid }),
  cookies: [visitorCookie],
  response: ConsentReceipt,
});

export const consentReceiptPdf = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/consents/:consentId/receipt.pdf',
  summary: 'The same receipt to read, as a tagged PDF that carries it along',
  access: 'public',
  params: z.object({ consentId: uuid }),
  cookies: [visitorCookie],
  produces: 'pdf',
  status: 200,
});

export const visitorData = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/my-data',
  summary: 'Everything the ledger holds about this browser',
  access: 'public',
  cookies: [visitorCookie],
  response: z.object({
    sessionId: z.string(),
    consents: z.array(ConsentReceipt),
    /** Times the notice was shown. */
    showings: z.array(
      z.object({
        id: z.string(),
        noticeVersion: z.string(),
        globalPrivacyControl: z.boolean(),
        shownAt: instant,
      }),
    ),
  }),
});

export const eraseVisitor = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/erase',
  summary: 'Destroy the key of everything that identifies this browser, and get a certificate of it',
  access: 'public',
  body: z.object({}),
  cookies: [visitorCookie],
  response: z.object({
    '@type': z.literal('ErasureCertificate'),
    sessionId: z.string(),
    erasedAt: instant,
    consents: z.array(z.string()).readonly(),
    /** The entry of the log that says so, and its proof, as in a receipt. */
    proof: Proof,
  }),
});

export const consentsRoutes = {
  recordConsent,
  verifyConsent,
  withdrawConsent,
  consentReceipt,
  consentReceiptPdf,
  visitorData,
  eraseVisitor,
};
