export * from './checkpoint-monitor.ts';
export * from './checkpoint-signer.ts';
export * from './log-key.ts';
export * from './request-cosignature.ts';
export * from './tile-table.ts';
export * from './tree-table.ts';
