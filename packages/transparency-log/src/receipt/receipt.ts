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

/** As much of a receipt as is checked. What else stands in the file proves nothing. */
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
  /** That the consent was taken back, by the same key. Receipts from before it was proven have no such field. */
  readonly withdrawal?: ProvenEntry | null;
}

/** Reads a receipt; null when it is not one. */
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

/** That what identified a visitor was erased: as much of the certificate as is checked. */
export interface ErasureCertificate {
  readonly sessionId: string;
  readonly erasedAt: string;
  /** Ids of the records that the visitor was erased from. */
  readonly consents: readonly string[];
  readonly proof: Proof;
}

/** Reads a certificate of erasure; null when it is not one. */
export function parseErasureCertificate(value: unknown): ErasureCertificate | null {
  if (!isRecord(value) || value['@type'] !== 'ErasureCertificate') return null;
  const { sessionId, erasedAt, consents, proof } = value;
  const whole = isString(sessionId) && isString(erasedAt) && isStringArray(consents) && isProof(proof);
  return whole ? (value as unknown as ErasureCertificate) : null;
}
