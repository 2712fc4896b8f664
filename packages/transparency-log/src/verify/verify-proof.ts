import { hashNodeAsync, bytesEqual } from './bytes.ts';

export interface InclusionClaim {
  readonly leaf: number;
  readonly size: number;
  readonly leafHash: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

export interface ConsistencyClaim {
  readonly first: number;
  readonly second: number;
  readonly firstRoot: Uint8Array;
  readonly secondRoot: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Whether the tree with that root includes the leaf (RFC 9162, section 2.1.3.2). */
export async function verifyInclusion({
  leaf,
  size,
  leafHash,
  proof,
  root,
}: InclusionClaim): Promise<boolean> {
  if (!isCount(leaf) || !isCount(size) || leaf >= size) return false;
  let node = leaf;
  let last = size - 1;
  let hash = leafHash;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = await hashNodeAsync(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else {
      hash = await hashNodeAsync(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && bytesEqual(hash, root);
}

/** Whether the second tree extends the first (RFC 9162, section 2.1.4.2). Every tree extends the empty one. */
export async function verifyConsistency(claim: ConsistencyClaim): Promise<boolean> {
  const { first, second, firstRoot, secondRoot, proof } = claim;
  if (!isCount(first) || !isCount(second) || first > second) return false;
  if (first === second) return proof.length === 0 && bytesEqual(firstRoot, secondRoot);
  if (first === 0) return proof.length === 0;
  const steps = isPowerOfTwo(first) ? [firstRoot, ...proof] : proof;
  const [seed, ...siblings] = steps;
  if (!seed) return false;
  let node = first - 1;
  let last = second - 1;
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  let firstHash = seed;
  let secondHash = seed;
  for (const sibling of siblings) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      firstHash = await hashNodeAsync(sibling, firstHash);
      secondHash = await hashNodeAsync(sibling, secondHash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else {
      secondHash = await hashNodeAsync(secondHash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && bytesEqual(firstHash, firstRoot) && bytesEqual(secondHash, secondRoot);
}

/** Not a bit shift, because sizes may exceed 32 bits. */
const half = (count: number): number => Math.floor(count / 2);

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));
