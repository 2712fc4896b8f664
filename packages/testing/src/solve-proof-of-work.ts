import { createHash } from 'node:crypto';

/**
 * Solves the proof of work of the contact form: finds the nonce so that SHA-256 of `challenge.nonce` starts with `difficulty` zero bits.
 */
export function solveProofOfWork({ challenge, difficulty }: { challenge: string; difficulty: number }) {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return { challenge, nonce: String(nonce) };
  }
}
