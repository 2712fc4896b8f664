import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { StoredEvent } from '@aera/event-store';
import { toCanonicalJson, type Json } from '@aera/transparency-log/verify';
import { consentPersonalFields } from '../consents/consent.ts';

/** An event in the log. */
export interface LedgerEntry {
  /**
   * What the event says: canonical JSON (RFC 8785) with a commitment in place of personal fields, and without nulls. So neither an erasure
   * nor a new field that reads as null in old events changes it. Only receipts show it.
   */
  readonly text: string;
  /** Hides the text in the public entry; different for each event. */
  readonly salt: string;
  /** What everyone can read: a commitment to text and salt, and the input of the leaf hash (`createCommitmentEntry`). */
  readonly publicEntry: Buffer;
}

export type ToLedgerEntry = (event: StoredEvent) => LedgerEntry;

/** @param key secret of this database, so that no one else can compute a salt */
export function createLedgerEntries(key: Buffer): ToLedgerEntry {
  // Node.js needs a multiple of the time for a key in a buffer.
  const saltKey = createSecretKey(key);
  return ({ id, type, streamId, recordedAt, data }) => {
    const text = toCanonicalJson({ id, type, streamId, recordedAt, data: toPublicFields(type, data) });
    const salt = createHmac('sha256', saltKey).update(id).digest('base64url');
    const hash = createHash('sha256').update(toCanonicalJson({ entry: text, salt }));
    return {
      text,
      salt,
      publicEntry: Buffer.from(toCanonicalJson({ commitment: hash.digest('base64url') })),
    };
  };
}

function toPublicFields(type: string, data: unknown): Json {
  const hidden: readonly string[] =
    type === 'ConsentRecorded' ? consentPersonalFields.ConsentRecorded.fields : [];
  return Object.fromEntries(
    Object.entries(data ?? {}).filter(([name, value]) => value !== null && !hidden.includes(name)),
  ) as Json;
}
