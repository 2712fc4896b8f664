export { emptyTree, appendLeaves, rootOf } from './tree/append-leaves.ts';
export type { Tree, TreeNode } from './tree/append-leaves.ts';
export { emptyRoot, leafHash } from './tree/hash.ts';
export type { Hash } from './tree/hash.ts';
export { consistencyProof, inclusionProof, inclusionProofs, rootAt } from './tree/proof.ts';
export type { NodeId, ReadNodes } from './tree/proof.ts';
export { createNewNodeReader } from './tree/proof.ts';
