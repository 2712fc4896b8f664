export { createCheckpoints } from './checkpoint-signer.ts';
export type { Checkpoints, SignedCheckpoint } from './checkpoint-signer.ts';
export { openLogKey } from './log-key.ts';
export type { LogKey } from './log-key.ts';
export { createNodeReader, frontierText, hexadecimal, readTree, treeOf } from './tree-table.ts';
export type { TreeRow } from './tree-table.ts';
export { createWitness, witnessStream } from './checkpoint-monitor.ts';
export type { Witness, WitnessedKind, WitnessStatus } from './checkpoint-monitor.ts';
