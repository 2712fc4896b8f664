import { emptyRoot, type Hash, hashNode } from './hash.ts';

/** State needed for appending: the size, and the roots of the complete subtrees, left to right, largest first. */
export interface Tree {
  readonly size: number;
  readonly frontier: readonly Hash[];
}

/** The root of a complete subtree: `level` 0 is a leaf, and `index` counts the subtrees of that level from the left. */
export interface TreeNode {
  readonly level: number;
  readonly index: number;
  readonly hash: Hash;
}

export type NodeId = Pick<TreeNode, 'level' | 'index'>;

export const emptyTree: Tree = { size: 0, frontier: [] };

/** Returns the tree with more leaves, and every new complete subtree, which later proofs need. */
export function appendLeaves(tree: Tree, leaves: readonly Hash[]): { tree: Tree; nodes: TreeNode[] } {
  const frontier = [...tree.frontier];
  const nodes: TreeNode[] = [];
  let size = tree.size;
  for (const leaf of leaves) {
    let node: TreeNode = { level: 0, index: size, hash: leaf };
    nodes.push(node);
    while (node.index % 2 === 1) {
      node = {
        level: node.level + 1,
        index: (node.index - 1) / 2,
        hash: hashNode(frontier.pop() as Hash, node.hash),
      };
      nodes.push(node);
    }
    frontier.push(node.hash);
    size += 1;
  }
  return { tree: { size, frontier }, nodes };
}

/** Merkle Tree Hash (RFC 9162, section 2.1.1). */
export const computeRoot = ({ frontier }: Tree): Hash => hashSubtrees(frontier);

/** Hashes adjacent complete subtrees, largest first, into their common root. */
export const hashSubtrees = (subtrees: readonly Hash[]): Hash =>
  subtrees.length === 0 ? emptyRoot : subtrees.reduceRight((right, left) => hashNode(left, right));
