export { fromBase64, toBase64 } from './base64.ts';
export { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
export type { Checkpoint } from './checkpoint.ts';
export { formatNoteKey, openNote, parseNoteKey, signNote } from './signed-note.ts';
export type { NoteKey, PrivateKey } from './signed-note.ts';
export { verifyConsistency, verifyInclusion } from './verify-proof.ts';
export type { ConsistencyClaim, InclusionClaim } from './verify-proof.ts';
export { hashOf, leafHashOf } from './web-hash.ts';
