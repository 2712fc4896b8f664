import {
  isProof,
  isProvenEntry,
  isRecord,
  isString,
  isStringArray,
  nullable,
  type Proof,
  type ProvenEntry,
} from './proof.ts';

/** Verified fields of a receipt. Other content of the file proves nothing. */
export interface Receipt {
  readonly recordId: string;
  readonly piiPrincipalId: string;
  readonly notice: {
    readonly version: string;
    readonly hash: string | null;
    readonly text: readonly string[] | null;
  };
  readonly events: readonly { readonly type: string; readonly at: string }[];
  readonly disclosure: Record<string, unknown> | null;
  readonly proof: Proof;
  /** Proof of the withdrawal, with the same key. Receipts from before withdrawals were proven have no such field. */
  readonly withdrawal?: ProvenEntry | null;
}

/** Parses a receipt; null for anything else. */
export function parseReceipt(value: unknown): Receipt | null {
  if (!isRecord(value) || value['@type'] !== 'ConsentReceipt') return null;
  const { recordId, piiPrincipalId, notice, events, disclosure, proof, withdrawal = null } = value;
  const whole =
    isString(recordId) &&
    isString(piiPrincipalId) &&
    isRecord(notice) &&
    isString(notice['version']) &&
    nullable(isString)(notice['hash']) &&
    nullable(isStringArray)(notice['text']) &&
    Array.isArray(events) &&
    events.every((event) => isRecord(event) && isString(event['type']) && isString(event['at'])) &&
    nullable(isRecord)(disclosure) &&
    isProof(proof) &&
    nullable(isProvenEntry)(withdrawal);
  return whole ? (value as unknown as Receipt) : null;
}

/** Verified fields of an erasure certificate. */
export interface ErasureCertificate {
  readonly sessionId: string;
  readonly erasedAt: string;
  /** Ids of the erased records. */
  readonly consents: readonly string[];
  readonly proof: Proof;
}

/** Parses an erasure certificate; null for anything else. */
export function parseErasureCertificate(value: unknown): ErasureCertificate | null {
  if (!isRecord(value) || value['@type'] !== 'ErasureCertificate') return null;
  const { sessionId, erasedAt, consents, proof } = value;
  const whole = isString(sessionId) && isString(erasedAt) && isStringArray(consents) && isProof(proof);
  return whole ? (value as unknown as ErasureCertificate) : null;
}
