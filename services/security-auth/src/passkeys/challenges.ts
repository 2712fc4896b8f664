import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isEqualInConstantTime, type ServiceContext } from '@aera/service-kit';
import type { AccountKind } from '../sessions/session.ts';

/** Purpose of a challenge. It is part of the HMAC, so a challenge is invalid for any other purpose. */
export type ChallengePurpose = `sign-in ${AccountKind}` | `add ${string}` | `step-up ${string}`;

const challengeTtlMs = 5 * 60_000;
/** Lengths in bytes. */
const randomLength = 16;
const timeLength = 6;
const macLength = 32;

type ChallengesContext = Pick<ServiceContext, 'sql' | 'clock' | 'deriveKey'>;

/**
 * Self-contained challenges: random bytes, an expiry time, and an HMAC over both and the purpose. Only used challenges
 * are stored, until they expire, so opening the sign-in page stores nothing.
 */
export function createChallenges({ sql, clock, deriveKey }: ChallengesContext) {
  const key = deriveKey('passkey challenges');
  const computeMac = (purpose: ChallengePurpose, head: Buffer) =>
    createHmac('sha256', key).update(`${purpose}\n`).update(head).digest();

  return {
    /** Issues a challenge that is valid once, for five minutes. */
    issue(purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(randomLength + timeLength);
      randomBytes(randomLength).copy(head);
      head.writeUIntBE(clock().getTime() + challengeTtlMs, randomLength, timeLength);
      return Uint8Array.from(Buffer.concat([head, computeMac(purpose, head)]));
    },
    /** Whether the challenge was issued for this purpose, has not expired and is used for the first time. */
    async consume(purpose: ChallengePurpose, challenge: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== randomLength + timeLength + macLength) return false;
      const head = bytes.subarray(0, randomLength + timeLength);
      if (!isEqualInConstantTime(computeMac(purpose, head), bytes.subarray(head.length))) return false;
      const now = clock();
      const expiresAt = new Date(head.readUIntBE(randomLength, timeLength));
      if (expiresAt <= now) return false;
      await sql('delete from used_challenges where expires_at <= $1', [now.toISOString()]);
      const rows = await sql(
        'insert into used_challenges (hash, expires_at) values ($1, $2) on conflict do nothing returning hash',
        [createHash('sha256').update(head).digest('base64url'), expiresAt.toISOString()],
      );
      return rows.length === 1;
    },
  };
}
