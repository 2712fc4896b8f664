import { createHash, createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '@aera/service-kit';
import { z } from 'zod';

/** Leading zero bits of a valid hash: 16,000 attempts on average, well under a second on a phone. */
const difficulty = 14;
/** Validity of a challenge in milliseconds: long messages take time to write. */
const challengeTtlMs = 4 * 3_600_000;

interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
  readonly expiresAt: string;
}

interface ProofOfWork {
  readonly challenge: string;
  readonly nonce: string;
}

const Claims = z.tuple([z.string(), z.int(), z.int()]);

/**
 * Proof of work for browsers, similar to Hashcash: cheap to verify, expensive in bulk. Challenges are signed with `secret`, so none is
 * stored before it is solved.
 */
export function createChallenges(secret: Buffer) {
  const key = createHmac('sha256', secret).update('contact form work').digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url');

  return {
    give(id: string, now: Date): Challenge {
      const expiresAtMs = now.getTime() + challengeTtlMs;
      const claims = Buffer.from(JSON.stringify([id, difficulty, expiresAtMs])).toString('base64url');
      return {
        challenge: `${claims}.${sign(claims)}`,
        difficulty,
        expiresAt: new Date(expiresAtMs).toISOString(),
      };
    },
    /** Returns the id of a solved challenge; null if it is forged, expired or unsolved. */
    verify({ challenge, nonce }: ProofOfWork, now: Date): string | null {
      const [claims = '', signature = ''] = challenge.split('.');
      if (!isEqualInConstantTime(signature, sign(claims))) return null;
      const [id, bits, expiresAtMs] = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
      if (expiresAtMs < now.getTime()) return null;
      const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
      return countLeadingZeros(hash) >= bits ? id : null;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Number of zero bits before the first set bit. */
export function countLeadingZeros(bytes: Uint8Array): number {
  const byteIndex = bytes.findIndex((byte) => byte !== 0);
  return byteIndex === -1 ? bytes.length * 8 : byteIndex * 8 + Math.clz32(bytes[byteIndex] as number) - 24;
}
