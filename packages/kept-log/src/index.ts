export { createCheckpoints } from './checkpoints.ts';
export type { Checkpoints, SignedCheckpoint } from './checkpoints.ts';
export { openLogKey } from './log-key.ts';
export type { LogKey } from './log-key.ts';
export { createNodeReader } from './node-reader.ts';
export { frontierText, hexadecimal, readTree, treeOf } from './tree-table.ts';
export type { TreeRow } from './tree-table.ts';
export { createWitness, witnessStream } from './witness.ts';
export type { Witness, WitnessedKind, WitnessStatus } from './witness.ts';
