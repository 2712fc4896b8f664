import { brand } from '@aera/content/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that a code is shown for (RFC 6238, section 5.2). */
export const period = 30;

/** 160 random bits, Base32, as RFC 4226 recommends. */
export const newSecret = (): string => generateSecret({ length: 20 });

/**
 * The time step whose code this is: that of `now` (Unix milliseconds) or one beside it, for clocks that differ a little; null
 * when it is the code of none of the three.
 */
export function findTimeStep(secret: string, code: string, now: number): number | null {
  const result = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** What an authenticator reads from the QR code. */
export const otpauthUri = (username: string, secret: string): string =>
  generateURI({ issuer: `${brand.name} Stewards`, label: username, secret, period });
