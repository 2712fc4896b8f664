import type { ConsentReceipt, PublishedCheckpoint } from '@aera/contracts';
import {
  fromBase64,
  leafHashAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
  verifyInclusion,
} from '@aera/transparency-log/verify';

export type StepName = 'key' | 'older' | 'newer' | 'proof';
/** Null for a step that was not reached. */
export type Steps = Readonly<Record<StepName, boolean | null>>;

export interface CheckpointPair {
  readonly key: string;
  readonly older: PublishedCheckpoint;
  readonly newer: PublishedCheckpoint;
}

/** Asks a log for the proof that it only grew from one size to another; may reject. */
export type FetchConsistencyProof = (sizes: {
  first: number;
  second: number;
}) => Promise<{ readonly hashes: readonly string[] }>;

/** Verifies in this browser that the newer checkpoint's log begins with the older one's. */
export async function verifyGrowth(
  { key, older, newer }: CheckpointPair,
  fetchProof: FetchConsistencyProof,
): Promise<Steps> {
  const nothing: Steps = { key: null, older: null, newer: null, proof: null };
  const noteKey = await parseNoteKey(key);
  if (!noteKey) return { ...nothing, key: false };
  const [first, second] = await Promise.all([older, newer].map(({ note }) => openCheckpoint(note, noteKey)));
  const steps = { ...nothing, key: true, older: first !== null, newer: second !== null };
  if (!first || !second) return steps;
  const { hashes } = await fetchProof({ first: first.size, second: second.size });
  const proof = await verifyConsistency({
    first: first.size,
    second: second.size,
    firstRoot: first.root,
    secondRoot: second.root,
    proof: hashes.map(decodeHash),
  });
  return { ...steps, proof };
}

/** Whether an entry stands in the log where its proof says; null while the log has not taken it up. */
export async function checkInclusion({
  entry,
  key,
  inclusion,
}: ConsentReceipt['proof']): Promise<boolean | null> {
  if (!inclusion) return null;
  const noteKey = await parseNoteKey(key);
  const checkpoint = noteKey && (await openCheckpoint(inclusion.checkpoint, noteKey));
  if (!checkpoint) return false;
  return verifyInclusion({
    leaf: inclusion.leaf,
    size: checkpoint.size,
    leafHash: await leafHashAsync(new TextEncoder().encode(entry)),
    proof: inclusion.hashes.map(decodeHash),
    root: checkpoint.root,
  });
}

async function openCheckpoint(note: string, key: NonNullable<Awaited<ReturnType<typeof parseNoteKey>>>) {
  const text = await openNote(note, key);
  return text === null ? null : parseCheckpoint(text);
}

/** No bytes for what is no base 64: a proof that does not hold. */
const decodeHash = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array();
