import { createHash } from 'node:crypto';

/**
 * Does the work that the contact form does before it is sent: finds the nonce with which SHA-256 of `challenge.nonce` begins with
 * `difficulty` zero bits.
 */
export function solveProofOfWork({ challenge, difficulty }: { challenge: string; difficulty: number }) {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return { challenge, nonce: String(nonce) };
  }
}
