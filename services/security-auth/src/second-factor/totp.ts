import { brand } from '@aera/content/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Time step in seconds (RFC 6238, section 5.2). */
export const totpPeriodSeconds = 30;

/** Creates 160 random bits in Base32, as RFC 4226 recommends. */
export const createTotpSecret = (): string => generateSecret({ length: 20 });

/**
 * Checks a code against the time step of `now` (Unix time in milliseconds) and the steps before and after it, to tolerate clock skew.
 * Returns the step that matches, or null.
 */
export function findMatchingTimeStep(secret: string, code: string, now: number): number | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    epochTolerance: totpPeriodSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Returns the URI in the QR code for authenticators. */
export const buildOtpauthUri = (username: string, secret: string): string =>
  generateURI({ issuer: `${brand.name} Stewards`, label: username, secret, period: totpPeriodSeconds });
