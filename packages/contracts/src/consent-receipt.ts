import { z } from 'zod';
import { instant } from './text.ts';

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
