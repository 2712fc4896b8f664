import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';

/** That an entry stands in the log; can be checked offline. */
export const Proof = z.object({
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

export const consentsSchemas = {
  recordConsent: {
    summary: 'Record that a visitor acknowledged the jurisdiction notice',
    body: RecordConsentRequest,
    response: z.object({
      consentId: z.string(),
      sessionId: z.string(),
      ipAddress: z.string(),
      consentedAt: instant,
      noticeVersion: z.string(),
      /** The record is not tied to the notice in force: show it again, at the next visit at the latest. */
      reconsentRequired: z.boolean(),
      receipt: ConsentReceipt,
    }),
  },
  verifyConsent: {
    summary: 'Whether this browser has a consent on record',
    body: z.object({}),
    response: z.object({
      /** One that was not withdrawn. */
      hasValidConsent: z.boolean(),
      consentCount: z.int(),
      /** None of them is tied to the notice in force. */
      reconsentRequired: z.boolean(),
      /** This browser's identifiers were erased; the client deletes its visitor id. */
      erased: z.boolean(),
      currentNotice: z.string(),
    }),
  },
  withdrawConsent: {
    summary: 'Withdraw every consent of this browser',
    body: z.object({}),
    response: z.object({ withdrawn: z.int() }),
  },
  readConsentReceipt: {
    summary: 'The receipt of one consent, for the browser that gave it',
    params: z.object({ consentId: uuid }),
    response: ConsentReceipt,
  },
  consentReceiptPdf: {
    summary: 'The same receipt to read, as a tagged PDF that carries it along',
    params: z.object({ consentId: uuid }),
  },
  readVisitorData: {
    summary: 'Everything the ledger holds about this browser',
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
  },
  eraseVisitor: {
    summary: 'Destroy the key of everything that identifies this browser, and get a certificate of it',
    body: z.object({}),
    response: z.object({
      '@type': z.literal('ErasureCertificate'),
      sessionId: z.string(),
      erasedAt: instant,
      consents: z.array(z.string()).readonly(),
      /** The entry of the log that says so, and its proof, as in a receipt. */
      proof: Proof,
    }),
  },
} satisfies Record<string, RouteSchemas>;
