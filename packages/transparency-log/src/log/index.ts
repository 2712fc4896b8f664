export { createCheckpointSigner } from './checkpoint-signer.ts';
export type { CheckpointSigner, SignedCheckpoint } from './checkpoint-signer.ts';
export { openLogKey } from './log-key.ts';
export type { LogKey } from './log-key.ts';
export { createNodeReader, frontierToHex, toHexNode, readTree, treeFromRow } from './tree-table.ts';
export type { TreeRow } from './tree-table.ts';
export { createCheckpointMonitor, publishedCheckpointStream } from './checkpoint-monitor.ts';
export type {
  CheckpointMonitor,
  CheckpointMessageKind,
  CheckpointMonitorStatus,
} from './checkpoint-monitor.ts';
