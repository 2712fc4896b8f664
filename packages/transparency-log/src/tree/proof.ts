import { hashSubtrees, type Tree, type TreeNode } from './append-leaves.ts';
import type { Hash } from './hash.ts';
import { completeSubtrees, consistencyRanges, inclusionRanges, type Range } from './ranges.ts';

export type NodeId = Pick<TreeNode, 'level' | 'index'>;

/** Reads the hashes of complete subtrees, in the order of the ids. */
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

/** Only the last range of a proof can be incomplete, so all ranges together need O(log n) nodes. */
async function readRangeHashes(ranges: readonly Range[], read: ReadNodes): Promise<Hash[]> {
  const parts = ranges.map(completeSubtrees);
  const nodeIds = parts.flat();
  const hashes = nodeIds.length === 0 ? [] : await read(nodeIds);
  let end = 0;
  return parts.map(({ length }) => hashSubtrees(hashes.slice(end, (end += length))));
}

/**
 * Reads the nodes that proofs of newly appended leaves need: the frontier before and the nodes that `appendLeaves` returned.
 * @throws for any other node
 */
export function createNewNodeReader(before: Tree, nodes: readonly TreeNode[]): ReadNodes {
  const hashes = new Map(nodes.map((node) => [toKey(node), node.hash]));
  for (const [index, nodeId] of completeSubtrees({ from: 0, to: before.size }).entries())
    hashes.set(toKey(nodeId), before.frontier[index] as Uint8Array);
  return async (nodeIds) =>
    nodeIds.map((nodeId) => {
      const hash = hashes.get(toKey(nodeId));
      if (!hash) throw new Error(`Node ${toKey(nodeId)} is not a new one.`);
      return hash;
    });
}

const toKey = ({ level, index }: NodeId): string => `${level}/${index}`;
