import { createHash } from 'node:crypto';

/** The same id for the same key and index, always (a UUID of version 8 over SHA-256). */
export function deriveEventId(key: string, index: number): string {
  const hash = createHash('sha256').update(`${index}:${key}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
