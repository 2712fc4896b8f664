import { hashNodeAsync, areBytesEqual } from './bytes.ts';

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
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, halve(last)];
    } else {
      hash = await hashNodeAsync(hash, sibling);
    }
    [node, last] = [halve(node), halve(last)];
  }
  return last === 0 && areBytesEqual(hash, root);
}

/** Whether the second tree extends the first (RFC 9162, section 2.1.4.2). Every tree extends the empty one. */
export async function verifyConsistency(claim: ConsistencyClaim): Promise<boolean> {
  const { first, second, firstRoot, secondRoot, proof } = claim;
  if (!isCount(first) || !isCount(second) || first > second) return false;
  if (first === second) return proof.length === 0 && areBytesEqual(firstRoot, secondRoot);
  if (first === 0) return proof.length === 0;
  const roots = await computeProvenRoots(first, second, isPowerOfTwo(first) ? [firstRoot, ...proof] : proof);
  return (
    roots !== null && areBytesEqual(roots.firstRoot, firstRoot) && areBytesEqual(roots.secondRoot, secondRoot)
  );
}

/**
 * Returns the roots that a consistency proof leads to; null if it has another length than one between these sizes. The first hash is the
 * subtree that both trees share, also where RFC 9162 omits it because it is the whole first tree.
 */
export async function computeProvenRoots(
  first: number,
  second: number,
  hashes: readonly Uint8Array[],
): Promise<{ firstRoot: Uint8Array; secondRoot: Uint8Array } | null> {
  const [seed, ...siblings] = hashes;
  if (!isCount(first) || !isCount(second) || first < 1 || first >= second || !seed) return null;
  let node = first - 1;
  let last = second - 1;
  while (node % 2 === 1) [node, last] = [halve(node), halve(last)];
  let firstRoot = seed;
  let secondRoot = seed;
  for (const sibling of siblings) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      firstRoot = await hashNodeAsync(sibling, firstRoot);
      secondRoot = await hashNodeAsync(sibling, secondRoot);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, halve(last)];
    } else {
      secondRoot = await hashNodeAsync(secondRoot, sibling);
    }
    [node, last] = [halve(node), halve(last)];
  }
  return last === 0 ? { firstRoot, secondRoot } : null;
}

/** Not a bit shift, because sizes may exceed 32 bits. */
const halve = (count: number): number => Math.floor(count / 2);

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));
