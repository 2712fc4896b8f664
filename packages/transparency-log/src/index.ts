export { emptyTree, grow, rootOf } from './tree/append-leaves.ts';
export type { Tree, TreeNode } from './tree/append-leaves.ts';
export { emptyRoot, leafHash } from './tree/hash.ts';
export type { Hash } from './tree/hash.ts';
export { consistencyProof, inclusionProof, rootAt } from './tree/proof.ts';
export type { NodePlace, ReadNodes } from './tree/proof.ts';
export { readGrown } from './tree/proof.ts';
