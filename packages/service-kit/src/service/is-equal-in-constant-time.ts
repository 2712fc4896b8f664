import { timingSafeEqual } from 'node:crypto';

/** Compares secrets, such as signatures, in a time that does not depend on where they differ. Lengths are not secret. */
export function isEqualInConstantTime(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
