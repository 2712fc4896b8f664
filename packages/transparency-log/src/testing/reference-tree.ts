import { emptyRoot, type Hash, leafHash, nodeHash } from '../tree/hash.ts';

/** The definitions of RFC 9162, section 2.1, transcribed literally: slow, and the reference for the real tree. */
export function naiveRoot(entries: readonly Uint8Array[]): Hash {
  const [only, ...others] = entries;
  if (!only) return emptyRoot;
  if (others.length === 0) return leafHash(only);
  const k = splitPoint(entries.length);
  return nodeHash(naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)));
}

export function naivePath(m: number, entries: readonly Uint8Array[]): Hash[] {
  if (entries.length <= 1) return [];
  const k = splitPoint(entries.length);
  return m < k
    ? [...naivePath(m, entries.slice(0, k)), naiveRoot(entries.slice(k))]
    : [...naivePath(m - k, entries.slice(k)), naiveRoot(entries.slice(0, k))];
}

export const naiveProof = (m: number, entries: readonly Uint8Array[]): Hash[] => subproof(m, entries, true);

function subproof(m: number, entries: readonly Uint8Array[], whole: boolean): Hash[] {
  if (m === entries.length) return whole ? [] : [naiveRoot(entries)];
  const k = splitPoint(entries.length);
  return m <= k
    ? [...subproof(m, entries.slice(0, k), whole), naiveRoot(entries.slice(k))]
    : [...subproof(m - k, entries.slice(k), false), naiveRoot(entries.slice(0, k))];
}

/** The largest power of two smaller than n. */
function splitPoint(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}
