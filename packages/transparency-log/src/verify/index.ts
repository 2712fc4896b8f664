export * from './bytes.ts';
export * from './canonical-json.ts';
export * from './cosignature.ts';
export * from './diagnose-checkpoint.ts';
export * from './inconsistency.ts';
export * from './entry-commitment.ts';
export * from './signed-note.ts';
export * from './verify-proof.ts';
