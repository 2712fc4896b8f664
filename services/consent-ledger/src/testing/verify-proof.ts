import type { ConsentReceipt } from '@aera/contracts';
import {
  fromBase64,
  hashLeafAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyInclusion,
} from '@aera/transparency-log/verify';

/** Verifies a proof offline. */
export async function isProofValid({ entry, key, inclusion }: ConsentReceipt['proof']): Promise<boolean> {
  const noteKey = await parseNoteKey(key);
  const text = noteKey && inclusion && (await openNote(inclusion.checkpoint, noteKey));
  const checkpoint = text ? parseCheckpoint(text) : null;
  if (!inclusion || !checkpoint) return false;
  return verifyInclusion({
    leaf: inclusion.leaf,
    size: checkpoint.size,
    leafHash: await hashLeafAsync(new TextEncoder().encode(entry)),
    proof: inclusion.hashes.map((hash) => fromBase64(hash) ?? new Uint8Array()),
    root: checkpoint.root,
  });
}
