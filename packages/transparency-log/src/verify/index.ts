export { fromBase64, toBase64 } from './base64.ts';
export { canonicalJson } from './canonical-json.ts';
export type { Json } from './canonical-json.ts';
export {
  formatCheckpoint,
  parseCheckpoint,
  formatNoteKey,
  openNote,
  parseNoteKey,
  signNote,
} from './signed-note.ts';
export type { Checkpoint, NoteKey, PrivateKey } from './signed-note.ts';
export { verifyConsistency, verifyInclusion } from './verify-proof.ts';
export type { ConsistencyClaim, InclusionClaim } from './verify-proof.ts';
export { digestSha256, leafHashAsync } from './web-hash.ts';
