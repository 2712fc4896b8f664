import type { ConsentReceipt } from '@aera/contracts';
import {
  commitEntry,
  decodeBase64,
  hashLeafAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyInclusion,
} from '@aera/transparency-log/verify';

/** Verifies a proof offline. */
export async function isProofValid({
  entry,
  salt = '',
  key,
  inclusion,
}: ConsentReceipt['proof']): Promise<boolean> {
  const noteKey = await parseNoteKey(key);
  const text = noteKey && inclusion && (await openNote(inclusion.checkpoint, noteKey));
  const checkpoint = text ? parseCheckpoint(text) : null;
  if (!inclusion || !checkpoint) return false;
  return verifyInclusion({
    leaf: inclusion.leaf,
    size: checkpoint.size,
    leafHash: await hashLeafAsync(new TextEncoder().encode(await commitEntry(entry, salt))),
    proof: inclusion.hashes.map((hash) => decodeBase64(hash) ?? new Uint8Array()),
    root: checkpoint.root,
  });
}
