import { createHmac, type KeyObject } from 'node:crypto';

/**
 * Returns the daily visitor id before consent: a keyed hash of IP address and user agent in the form of a UUID (RFC 9562, version 8). Once
 * the day's salt is deleted, IP addresses cannot be found by brute force.
 */
export function computeDailyVisitorId(salt: KeyObject, ip: string, userAgent: string): string {
  const hash = createHmac('sha256', salt).update(ip).update('\0').update(userAgent).digest().subarray(0, 16);
  hash[6] = ((hash[6] as number) & 0x0f) | 0x80;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
