import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@aera/transparency-log/verify';

/** What identifies the visitor, and the salt that hides it. */
export interface Visitor {
  /** 128 random bits, base64url: without it nobody can try values until one fits. Empty in the oldest records. */
  readonly salt: string;
  /** As the gateway saw it. */
  readonly ip: string;
  readonly userAgent: string;
  readonly url: string;
  readonly referrer: string | null;
  /** What the browser's geolocation gave, if the visitor allowed it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * Binds a record to what it says of the visitor without showing it: SHA-256 over the canonical JSON, base64url. Whoever holds the values
 * and the salt can show that they are the ones; once these are erased, the record stays whole and says nothing.
 */
export const commitmentTo = ({ salt, ip, userAgent, url, referrer, position }: Visitor): string =>
  createHash('sha256')
    .update(canonicalJson({ salt, ip, userAgent, url, referrer, position } as Json))
    .digest('base64url');
