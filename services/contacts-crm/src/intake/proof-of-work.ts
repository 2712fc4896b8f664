import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Zero bits that the hash has to begin with: 16,000 tries on average, well under a second on a phone. */
const difficulty = 14;
/** Validity of a proof of work in milliseconds: long messages take time to write. */
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
 * Work for browsers in the manner of Hashcash: cheap to check, dear to do a thousand times. A challenge is signed, so that
 * nothing is kept until one comes back; `secret` is the service's own.
 */
export function createChallenges(secret: Buffer) {
  const key = createHmac('sha256', secret).update('contact form work').digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url');

  return {
    give(id: string, now: Date): Challenge {
      const expires = now.getTime() + challengeTtlMs;
      const claims = Buffer.from(JSON.stringify([id, difficulty, expires])).toString('base64url');
      return {
        challenge: `${claims}.${sign(claims)}`,
        difficulty,
        expiresAt: new Date(expires).toISOString(),
      };
    },
    /** Id of the challenge that was met; null when it is none of ours, too old, or not met. */
    met({ challenge, nonce }: ProofOfWork, now: Date): string | null {
      const [claims = '', signature = ''] = challenge.split('.');
      if (!equal(signature, sign(claims))) return null;
      const [id, bits, expires] = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
      if (expires < now.getTime()) return null;
      const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
      return leadingZeros(hash) >= bits ? id : null;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Bits before the first that is set. */
export function leadingZeros(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] as number) - 24;
}

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
