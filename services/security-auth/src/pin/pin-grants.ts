import { createHmac } from 'node:crypto';
import { pinCookie } from '@aera/contracts';
import { isEqualInConstantTime } from '@aera/service-kit';

/** Validity of a grant in seconds. */
const grantSeconds = 12 * 60 * 60;

const pattern = new RegExp(`(?:^|;\\s*)${pinCookie}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`);

interface PinGrantsOptions {
  /** Without a PIN, no grant is valid. */
  readonly pin: string | undefined;
  readonly secret: Buffer;
  readonly clock: () => Date;
}

/**
 * Grants for browsers that entered the PIN: a cookie with its expiry, authenticated together with the PIN, so that a new PIN revokes all
 * grants.
 */
export function createPinGrants({ pin, secret, clock }: PinGrantsOptions) {
  const now = () => Math.floor(clock().getTime() / 1000);
  const computeTag = (expiresAt: number): Buffer =>
    createHmac('sha256', secret).update(`${expiresAt}\n${pin}`).digest();

  return {
    /** Returns the `Set-Cookie` value of a new grant. The gateway adds `Secure`. */
    issue(): string {
      const expiresAt = now() + grantSeconds;
      return `${pinCookie}=${expiresAt}.${computeTag(expiresAt).toString('base64url')}; Path=/api/auth/pin; HttpOnly; SameSite=Strict; Max-Age=${grantSeconds}`;
    },
    /** Whether the `Cookie` header contains a valid grant. */
    isGranted(cookies: string | undefined): boolean {
      const [, expiry, tag = ''] = pattern.exec(cookies ?? '') ?? [];
      if (pin === undefined || expiry === undefined || Number(expiry) <= now()) return false;
      return isEqualInConstantTime(computeTag(Number(expiry)), Buffer.from(tag, 'base64url'));
    },
  };
}
