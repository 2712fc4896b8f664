import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares in constant time, and knows only the hash; without a PIN nothing fits. */
export function createPinCheck(pin: string | undefined): (attempt: string) => boolean {
  const expected = pin === undefined ? undefined : digest(pin);
  return (attempt) => expected !== undefined && timingSafeEqual(expected, digest(attempt));
}
