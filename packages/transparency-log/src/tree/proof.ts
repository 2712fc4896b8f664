import { hashSubtrees, type NodeId, type Tree, type TreeNode } from './append-leaves.ts';
import type { Hash } from './hash.ts';
import { listCompleteSubtrees, listConsistencyRanges, listInclusionRanges, type Range } from './ranges.ts';

/** Reads the hashes of nodes, in the order of their ids. */
export type ReadNodes = (nodeIds: readonly NodeId[]) => Promise<readonly Hash[]>;

/** Proves that the leaf is in the tree with `size` leaves. Returns hashes from the leaf to the root (RFC 9162, section 2.1.3). */
export const createInclusionProof = (
  leafIndex: number,
  size: number,
  readNodes: ReadNodes,
): Promise<Hash[]> => readRangeHashes(listInclusionRanges(leafIndex, size), readNodes);

/** The inclusion proofs of several leaves, with a single read. */
export async function createInclusionProofs(
  leafIndexes: readonly number[],
  size: number,
  readNodes: ReadNodes,
): Promise<Hash[][]> {
  const rangesPerLeaf = leafIndexes.map((leafIndex) => listInclusionRanges(leafIndex, size));
  return splitByLength(await readRangeHashes(rangesPerLeaf.flat(), readNodes), rangesPerLeaf);
}

/** Proves that the tree with `newSize` leaves extends the tree with `oldSize` leaves (RFC 9162, section 2.1.4). */
export const createConsistencyProof = (
  oldSize: number,
  newSize: number,
  readNodes: ReadNodes,
): Promise<Hash[]> => readRangeHashes(listConsistencyRanges(oldSize, newSize), readNodes);

/**
 * The consistency proof that `computeProvenRoots` verifies: it starts with the subtree that both trees share, also where RFC 9162 omits it.
 */
export async function createFullConsistencyProof(
  oldSize: number,
  newSize: number,
  readNodes: ReadNodes,
): Promise<Hash[]> {
  const proof = await createConsistencyProof(oldSize, newSize, readNodes);
  const isOmitted = Number.isInteger(Math.log2(oldSize));
  return isOmitted ? [await computeRootAt(oldSize, readNodes), ...proof] : proof;
}

/** Root of the tree with `size` leaves. */
export const computeRootAt = async (size: number, readNodes: ReadNodes): Promise<Hash> =>
  hashSubtrees(size === 0 ? [] : await readNodes(listCompleteSubtrees({ from: 0, to: size })));

/** Hashes each range from its stored subtrees. Only the last range can span several subtrees, so this reads O(log n) nodes. */
async function readRangeHashes(ranges: readonly Range[], readNodes: ReadNodes): Promise<Hash[]> {
  const subtreesPerRange = ranges.map(listCompleteSubtrees);
  const nodeIds = subtreesPerRange.flat();
  const hashes = nodeIds.length === 0 ? [] : await readNodes(nodeIds);
  return splitByLength(hashes, subtreesPerRange).map(hashSubtrees);
}

/** Splits hashes into one group for each list, of the list's length. */
function splitByLength(hashes: readonly Hash[], lists: readonly { readonly length: number }[]): Hash[][] {
  let offset = 0;
  return lists.map(({ length }) => {
    offset += length;
    return hashes.slice(offset - length, offset);
  });
}

/**
 * Reads the nodes that proofs of newly appended leaves need: the frontier before the append, and the nodes that `appendLeaves` returned.
 * @throws for any other node
 */
export function createNewNodeReader(before: Tree, nodes: readonly TreeNode[]): ReadNodes {
  const hashes = new Map(nodes.map((node) => [toKey(node), node.hash]));
  for (const [index, nodeId] of listCompleteSubtrees({ from: 0, to: before.size }).entries())
    hashes.set(toKey(nodeId), before.frontier[index] as Hash);
  return async (nodeIds) =>
    nodeIds.map((nodeId) => {
      const hash = hashes.get(toKey(nodeId));
      if (!hash)
        throw new Error(`Node ${toKey(nodeId)} is neither in the previous frontier nor newly appended.`);
      return hash;
    });
}

const toKey = ({ level, index }: NodeId): string => `${level}/${index}`;
