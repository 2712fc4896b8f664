import { hashSubtrees, type Tree, type TreeNode } from './append-leaves.ts';
import type { Hash } from './hash.ts';
import { completeSubtrees, consistencyRanges, inclusionRanges, type Range } from './ranges.ts';

/** Where a node is kept. */
export type NodeId = Pick<TreeNode, 'level' | 'index'>;

/** Reads the hashes of complete subtrees, in the order asked for. At most some hundred at once. */
export type ReadNodes = (nodeIds: readonly NodeId[]) => Promise<readonly Hash[]>;

/** Proof that the leaf stands in the tree of `size`, bottom up (RFC 9162, section 2.1.3). */
export const inclusionProof = (leaf: number, size: number, read: ReadNodes): Promise<Hash[]> =>
  readRangeHashes(inclusionRanges(leaf, size), read);

/** The proofs of several leaves in the tree of `size`, by one read. */
export async function inclusionProofs(
  leaves: readonly number[],
  size: number,
  read: ReadNodes,
): Promise<Hash[][]> {
  const paths = leaves.map((leaf) => inclusionRanges(leaf, size));
  const hashes = await readRangeHashes(paths.flat(), read);
  let end = 0;
  return paths.map(({ length }) => hashes.slice(end, (end += length)));
}

/** Proof that the tree of `second` begins with the tree of `first` (RFC 9162, section 2.1.4). */
export const consistencyProof = (first: number, second: number, read: ReadNodes): Promise<Hash[]> =>
  readRangeHashes(consistencyRanges(first, second), read);

/** Root of the tree as it was at a size. */
export const rootAt = async (size: number, read: ReadNodes): Promise<Hash> =>
  hashSubtrees(size === 0 ? [] : await read(completeSubtrees({ from: 0, to: size })));

/** Only the last of a proof's ranges can be ragged, so that all of them together need O(log n) nodes. */
async function readRangeHashes(ranges: readonly Range[], read: ReadNodes): Promise<Hash[]> {
  const parts = ranges.map(completeSubtrees);
  const places = parts.flat();
  const hashes = places.length === 0 ? [] : await read(places);
  let at = 0;
  return parts.map(({ length }) => hashSubtrees(hashes.slice(at, (at += length))));
}

/**
 * Answers the nodes that the proofs of newly grown leaves need: what `appendLeaves` was given and what it made is all there is to them.
 * @throws when asked for any other
 */
export function createNewNodeReader(before: Tree, nodes: readonly TreeNode[]): ReadNodes {
  const known = new Map(nodes.map((node) => [keyOf(node), node.hash]));
  for (const [at, place] of completeSubtrees({ from: 0, to: before.size }).entries())
    known.set(keyOf(place), before.frontier[at] as Uint8Array);
  return async (places) =>
    places.map((place) => {
      const hash = known.get(keyOf(place));
      if (!hash) throw new Error(`Node ${keyOf(place)} is not among the grown ones.`);
      return hash;
    });
}

const keyOf = ({ level, index }: NodeId): string => `${level}/${index}`;
