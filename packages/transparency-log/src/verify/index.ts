export * from './bytes.ts';
export * from './canonical-json.ts';
export * from './signed-note.ts';
export * from './verify-proof.ts';
