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
  /** From `showNotice`: proves which text was shown. Without one the record says so, and the visitor is asked again. */
  noticeToken: text(2000).optional(),
});

/** That an entry stands in the log; can be checked offline. */
const Proof = z.object({
  /** The text of the leaf, canonical JSON (RFC 8785). */
  entry: z.string(),
  /** The ledger's public key (C2SP signed-note). */
  key: z.string(),
  /** Null until the log has taken the record up, which takes milliseconds. */
  inclusion: z
    .object({
      leaf: z.int(),
      /** Base 64, from the leaf upwards (RFC 9162, section 2.1.3). */
      hashes: z.array(z.string()),
      /** Signed note with a C2SP tlog-checkpoint. */
      checkpoint: z.string(),
    })
    .nullable(),
});

/** What a visitor takes home: JSON-LD in the shape of ISO/IEC TS 27560, with a proof that can be checked offline. */
export const ConsentReceipt = z.object({
  '@context': z.tuple([z.string(), z.object({ '@vocab': z.string() })]),
  '@type': z.literal('ConsentReceipt'),
  schemaVersion: z.string(),
  receiptId: z.string(),
  recordId: z.string(),
  /** The visitor session id: the organisation knows the visitor by no other name. */
  piiPrincipalId: z.string(),
  controller: z.object({ name: z.string(), contact: z.string() }),
  notice: z.object({
    version: z.string(),
    /** SHA-256 of the text's lines joined by newlines, hex; null in the oldest records, as are the next three. */
    hash: z.string().nullable(),
    language: z.string().nullable(),
    text: z.array(z.string()).readonly().nullable(),
    binding: z.enum(['current', 'outdated', 'expired', 'unbound']).nullable(),
  }),
  processing: z.object({
    purpose: z.string(),
    lawfulBasis: z.string(),
    personalData: z.array(z.string()),
    withdrawal: z.string(),
  }),
  events: z.array(z.object({ type: z.enum(['given', 'withdrawn']), at: instant })),
  /** What the entry's commitment binds to: SHA-256 of these as canonical JSON, base64url. Null once erased. */
  disclosure: z
    .object({
      salt: z.string(),
      ip: z.string(),
      userAgent: z.string(),
      url: z.string(),
      referrer: z.string().nullable(),
      position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .nullable(),
  proof: Proof,
  /** That the consent was taken back: an entry and a proof of its own, by the same key. Null while it stands. */
  withdrawal: Proof.omit({ key: true }).nullable(),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

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
    currentNotice: z.string(),
  }),
});

const Notice = z.object({
  language: z.string(),
  version: z.string(),
  /** SHA-256 of the lines joined by newlines, hex. */
  hash: z.string(),
  lines: z.array(z.string()).readonly(),
  effectiveFrom: instant,
});

export const showNotice = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/notice',
  summary:
    'Record that the notice in force is being shown, and get the token that ties an acknowledgement to it',
  access: 'public',
  body: z.object({ sessionId: uuid.optional() }),
  cookies: [visitorCookie],
  response: z.object({ notice: Notice, token: z.string() }),
});

export const listNotices = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/notices',
  summary: 'Every version of the notice, newest first, with what changed from the one before',
  access: 'public',
  response: z.object({
    notices: z.array(Notice.extend({ removed: z.array(z.string()), added: z.array(z.string()) })),
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

export const ledgerCheckpoint = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/checkpoint',
  summary: 'What the log states of itself now, signed',
  access: 'public',
  response: z.object({ size: z.int(), checkpoint: z.string(), key: z.string() }),
});

const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const ledgerInclusion = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/inclusion',
  summary: 'Proof that a leaf stands in the log of a size (RFC 9162, section 2.1.3)',
  access: 'public',
  query: z.object({ leaf: size, size }),
  response: z.object({ hashes: z.array(z.string()) }),
});

export const ledgerConsistency = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/consistency',
  summary: 'Proof that the log only grew from one size to another (RFC 9162, section 2.1.4)',
  access: 'public',
  query: z.object({ first: size, second: size }),
  response: z.object({ hashes: z.array(z.string()) }),
});

/** A signed note that stands in the second place, and since when. */
const WitnessedCheckpoint = z.object({ size: z.int(), note: z.string(), at: instant });
export type WitnessedCheckpoint = z.infer<typeof WitnessedCheckpoint>;

export const ledgerStatus = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/ledger',
  summary: 'Whether the log is the one that was witnessed',
  access: 'steward',
  audit: 'none',
  response: z.object({
    size: z.int(),
    /** The ledger's public key (C2SP signed-note). */
    key: z.string(),
    /** The newest checkpoint in the second place, and the one before it. */
    witnessed: WitnessedCheckpoint.nullable(),
    before: WitnessedCheckpoint.nullable(),
    /** What is not as it was, of the log or of an event behind it; null while nothing is. */
    difference: z.string().nullable(),
    /** How many leaves, from the first on, were held to their events by then, and when all had been last; null before the first. */
    audit: z
      .object({ leaves: z.int(), at: instant, finishedAt: instant.nullable() })
      .nullable()
      .default(null),
  }),
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
  /** Null while it stands. */
  withdrawnAt: instant.nullable(),
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

export const consentDetail = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/consents/:consentId',
  summary: 'One consent record with what ties it to the notice, and its proof',
  access: 'steward',
  params: z.object({ consentId: uuid }),
  response: z.object({
    consent: ConsentRecord,
    notice: ConsentReceipt.shape.notice,
    /** When the notice that was answered had been shown; null when nobody knows. */
    shownAt: instant.nullable(),
    jurisdictionAccepted: z.boolean(),
    /** `Sec-GPC: 1`; null in the oldest records. */
    globalPrivacyControl: z.boolean().nullable(),
    /** What identified the visitor was erased at the visitor's request. */
    erased: z.boolean(),
    /** Without anything that identifies the visitor. */
    proof: ConsentReceipt.shape.proof,
  }),
});

export const unansweredShowings = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/showings',
  summary: 'Times that the notice was shown and no consent of that session followed, newest first',
  access: 'steward',
  query: z.object(page()),
  response: z.object({
    showings: z.array(
      z.object({
        id: z.string(),
        /** Null when the browser did not say. */
        sessionId: z.string().nullable(),
        noticeVersion: z.string(),
        globalPrivacyControl: z.boolean(),
        shownAt: instant,
      }),
    ),
    /** Whether there are older ones. */
    more: z.boolean(),
  }),
});

export const exportConsents = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/consents.csv',
  summary:
    'Consent records as CSV, newest first, streamed; a cell that a spreadsheet would calculate is defused',
  access: 'steward',
  stepUp: true,
  query: z.object({ ip: text(64).optional() }),
  produces: 'csv',
  status: 200,
});

export const demoConsents = defineRoute({
  service,
  method: 'GET',
  path: '/api/demo/jurisdiction/consents',
  summary: 'Consent records, newest first, for the explorer of addresses',
  access: 'steward',
  query: z.object(page()),
  response: z.object({ consents: z.array(ConsentRecord) }),
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
  summary:
    'Consents, page views and sessions of one address: totals of all, a page of the consents, the latest page views',
  access: 'steward',
  params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  query: z.object(page(1000)),
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

export const consentLedgerRoutes = {
  recordConsent,
  verifyConsent,
  showNotice,
  listNotices,
  withdrawConsent,
  consentReceipt,
  consentReceiptPdf,
  visitorData,
  eraseVisitor,
  ledgerCheckpoint,
  ledgerInclusion,
  ledgerConsistency,
  ledgerStatus,
  listConsents,
  consentDetail,
  unansweredShowings,
  exportConsents,
  demoConsents,
  ipActivity,
};
