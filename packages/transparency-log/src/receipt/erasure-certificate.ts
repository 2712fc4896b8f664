import { isProof, type Proof } from './proof.ts';
import { isRecord, isText, isTexts } from './type-guards.ts';

/** That what identified a visitor was erased: as much of the certificate as is checked. */
export interface Certificate {
  readonly sessionId: string;
  readonly erasedAt: string;
  /** Ids of the records that the visitor was erased from. */
  readonly consents: readonly string[];
  readonly proof: Proof;
}

/** Reads a certificate of erasure; null when it is not one. */
export function readCertificate(value: unknown): Certificate | null {
  if (!isRecord(value) || value['@type'] !== 'ErasureCertificate') return null;
  const { sessionId, erasedAt, consents, proof } = value;
  const whole = isText(sessionId) && isText(erasedAt) && isTexts(consents) && isProof(proof);
  return whole ? (value as unknown as Certificate) : null;
}
