export { emptyTree, grow, rootOf } from './tree/grow.ts';
export type { Tree, TreeNode } from './tree/grow.ts';
export { emptyRoot, leafHash } from './tree/hash.ts';
export type { Hash } from './tree/hash.ts';
export { consistencyProof, inclusionProof, rootAt } from './tree/proof.ts';
export type { NodePlace, ReadNodes } from './tree/proof.ts';
export { readGrown } from './tree/read-grown.ts';
