import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@aera/event-store';

/** Purpose of a challenge. It is part of the HMAC, so a challenge is invalid for any other purpose. */
type ChallengePurpose = 'sign-in' | `add ${string}`;

export interface Challenges {
  /** Issues a challenge that is valid once, for five minutes. Nothing is stored until it is used. */
  issue(purpose: ChallengePurpose): Uint8Array<ArrayBuffer>;
  /** Whether the challenge was issued for this purpose, has not expired and is used for the first time. */
  consume(purpose: ChallengePurpose, challenge: string): Promise<boolean>;
}

interface Deps {
  readonly sql: Sql;
  readonly secret: Buffer;
  readonly clock: () => Date;
}

const lifetime = 5 * 60_000;
const randomLength = 16;
const timeLength = 6;
const macLength = 32;

/**
 * Self-contained challenges: random bytes, an expiry time, and an HMAC over both and the purpose. Opening the sign-in page stores nothing.
 * Used challenges are stored until they expire.
 */
export function createChallenges({ sql, secret, clock }: Deps): Challenges {
  const macOf = (purpose: ChallengePurpose, head: Buffer) =>
    createHmac('sha256', secret).update(`passkey challenge\n${purpose}\n`).update(head).digest();

  return {
    issue(purpose) {
      const head = Buffer.alloc(randomLength + timeLength);
      randomBytes(randomLength).copy(head);
      head.writeUIntBE(clock().getTime() + lifetime, randomLength, timeLength);
      return Uint8Array.from(Buffer.concat([head, macOf(purpose, head)]));
    },
    async consume(purpose, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== randomLength + timeLength + macLength) return false;
      const head = bytes.subarray(0, randomLength + timeLength);
      if (!timingSafeEqual(macOf(purpose, head), bytes.subarray(head.length))) return false;
      const now = clock();
      const endsAt = new Date(head.readUIntBE(randomLength, timeLength));
      if (endsAt <= now) return false;
      await sql('delete from used_challenges where ends_at <= $1', [now.toISOString()]);
      const rows = await sql(
        'insert into used_challenges (hash, ends_at) values ($1, $2) on conflict do nothing returning hash',
        [createHash('sha256').update(head).digest('base64url'), endsAt.toISOString()],
      );
      return rows.length === 1;
    },
  };
}
