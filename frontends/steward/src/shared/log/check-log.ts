import type { ConsentReceipt, PublishedCheckpoint } from '@aera/contracts';
import {
  createCommitmentEntry,
  decodeBase64,
  hashLeafAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
  verifyInclusion,
} from '@aera/transparency-log/verify';

export type StepName = 'key' | 'older' | 'newer' | 'proof';
/** Result of each step; null for steps that were not reached. */
export type Steps = Readonly<Record<StepName, boolean | null>>;

export interface CheckpointPair {
  readonly key: string;
  readonly older: PublishedCheckpoint;
  readonly newer: PublishedCheckpoint;
}

/** Fetches a consistency proof; may reject. */
export type FetchConsistencyProof = (sizes: {
  first: number;
  second: number;
}) => Promise<{ readonly hashes: readonly string[] }>;

/** Verifies in this browser that two checkpoints are signed, have the sizes that the page shows, and are consistent. */
export async function verifyCheckpointPair(
  { key, older, newer }: CheckpointPair,
  fetchProof: FetchConsistencyProof,
): Promise<Steps> {
  const nothing: Steps = { key: null, older: null, newer: null, proof: null };
  const noteKey = await parseNoteKey(key);
  if (!noteKey) return { ...nothing, key: false };
  const [first, second] = await Promise.all([older, newer].map(({ note }) => openCheckpoint(note, noteKey)));
  const steps = {
    ...nothing,
    key: true,
    older: first?.size === older.size,
    newer: second?.size === newer.size,
  };
  if (!first || !second || !steps.older || !steps.newer) return steps;
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

/** Null while the entry is not in the log. */
export async function checkInclusion({
  entry,
  salt,
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
    leafHash: await hashLeafAsync(
      new TextEncoder().encode(salt === undefined ? entry : await createCommitmentEntry(entry, salt)),
    ),
    proof: inclusion.hashes.map(decodeHash),
    root: checkpoint.root,
  });
}

async function openCheckpoint(note: string, key: NonNullable<Awaited<ReturnType<typeof parseNoteKey>>>) {
  const text = await openNote(note, key);
  return text === null ? null : parseCheckpoint(text);
}

/** Empty for invalid base64, which fails verification. */
const decodeHash = (text: string): Uint8Array => decodeBase64(text) ?? new Uint8Array();
