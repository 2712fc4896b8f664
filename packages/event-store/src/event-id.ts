import { createHash, randomUUID } from 'node:crypto';

/** UUID version 7: increases with time, so that new ids share pages of their index. */
export function newEventId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Deterministic UUID version 8 from SHA-256. */
export function deriveEventId(key: string, index: number): string {
  const hash = createHash('sha256').update(`${index}:${key}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
