import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';

/** Proof that the log includes an entry. Can be verified offline. */
export const Proof = z.object({
  /** What the event says: canonical JSON (RFC 8785). */
  entry: z.string(),
  /** The log has a commitment to entry and salt: SHA-256 of both as canonical JSON. Without a salt, the log has the entry itself. */
  salt: z.string().optional(),
  /** The ledger's public key (C2SP signed-note). */
  key: z.string(),
  /** Public keys of the witnesses, some of which may have cosigned the checkpoint (C2SP tlog-cosignature). */
  witnesses: z.array(z.string()).optional(),
  /** Null until the log includes the record, normally for some milliseconds. */
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

/** Receipt of a consent: JSON-LD in the form of ISO/IEC TS 27560, with a proof that can be verified offline. */
export const ConsentReceipt = z.object({
  '@context': z.tuple([z.string(), z.object({ '@vocab': z.string() })]),
  '@type': z.literal('ConsentReceipt'),
  schemaVersion: z.string(),
  receiptId: z.string(),
  recordId: z.string(),
  /** The visitor session id, the only identifier of the visitor. */
  piiPrincipalId: z.string(),
  controller: z.object({ name: z.string(), contact: z.string() }),
  notice: z.object({
    version: z.string(),
    /** SHA-256 of the text's lines joined by newlines, hex. */
    hash: z.string(),
    /** Null, as is the text, if the service does not know the version. */
    language: z.string().nullable(),
    text: z.array(z.string()).readonly().nullable(),
    proofStatus: z.enum(['current', 'outdated', 'expired', 'unproven']),
  }),
  processing: z.object({
    purpose: z.string(),
    lawfulBasis: z.string(),
    personalData: z.array(z.string()),
    withdrawal: z.string(),
  }),
  events: z.array(z.object({ type: z.enum(['given', 'withdrawn']), at: instant })),
  /** Values of the entry's commitment: SHA-256 of these as canonical JSON, base64url. Null once erased. */
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
  /** Proof of the withdrawal entry, with the same key; null while the consent is active. */
  withdrawal: Proof.omit({ key: true, witnesses: true }).nullable(),
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
  /** The visitor session id, which links the record with the visitor's page views. */
  sessionId: uuid.optional(),
  /** Token of `recordNoticeImpression`, which proves the shown text. Without it the record is unproven, and the visitor is asked again. */
  noticeToken: text(2000).optional(),
});

export const consentsSchemas = {
  recordConsent: {
    summary: 'Record consent to the jurisdiction notice',
    body: RecordConsentRequest,
    response: z.object({
      consentId: z.string(),
      sessionId: z.string(),
      ipAddress: z.string(),
      consentedAt: instant,
      noticeVersion: z.string(),
      /** The consent is not for the current notice: show it again, at the next visit at the latest. */
      reconsentRequired: z.boolean(),
      receipt: ConsentReceipt,
    }),
  },
  verifyConsent: {
    summary: 'Read consent status of this browser',
    body: z.object({}),
    response: z.object({
      /** Whether one consent is active. */
      hasValidConsent: z.boolean(),
      consentCount: z.int(),
      /** No active consent is for the current notice. */
      reconsentRequired: z.boolean(),
      /** This browser's data was erased; the client deletes its visitor id. */
      erased: z.boolean(),
      currentNotice: z.string(),
    }),
  },
  withdrawConsent: {
    summary: 'Withdraw all consents of this browser',
    body: z.object({}),
    response: z.object({ withdrawn: z.int() }),
  },
  readConsentReceipt: {
    summary: 'Read the receipt of an own consent',
    params: z.object({ consentId: uuid }),
    response: ConsentReceipt,
  },
  readConsentReceiptPdf: {
    summary: 'Read the receipt as an accessible PDF with the receipt attached',
    params: z.object({ consentId: uuid }),
  },
  readVisitorData: {
    summary: 'Export the ledger’s data of this browser',
    response: z.object({
      sessionId: z.string(),
      consents: z.array(ConsentReceipt),
      /** Impressions of the notice. */
      impressions: z.array(
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
    summary: 'Erase the ledger’s data of this browser and return a certificate',
    body: z.object({}),
    response: z.object({
      '@type': z.literal('ErasureCertificate'),
      sessionId: z.string(),
      erasedAt: instant,
      consents: z.array(z.string()).readonly(),
      /** Log entry of the erasure with its proof, as in a receipt. */
      proof: Proof,
    }),
  },
} satisfies Record<string, RouteSchemas>;
