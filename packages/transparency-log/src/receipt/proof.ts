import {
  type Checkpoint,
  createCommitmentEntry,
  decodeBase64,
  hashLeafAsync,
  openCheckpoint,
  parseNoteKey,
  verifyInclusion,
} from '../verify/index.ts';

/** Inclusion proof of an entry with its signed checkpoint. */
export interface Inclusion {
  readonly leaf: number;
  /** Base 64, from the leaf upwards (RFC 9162, section 2.1.3). */
  readonly hashes: readonly string[];
  readonly checkpoint: string;
}

/** What an entry says, and the inclusion proof of its commitment; null until the log includes it. */
export interface ProvenEntry {
  readonly entry: string;
  /** Opens the commitment. Without it, the log has the entry itself. */
  readonly salt?: string;
  readonly inclusion: Inclusion | null;
}

export interface Proof extends ProvenEntry {
  /** C2SP signed-note, one line. */
  readonly key: string;
  /** Keys of the witnesses (C2SP tlog-cosignature); none in files from before there were any. */
  readonly witnesses?: readonly string[];
}

/** Content of a log entry. */
export interface LogEntry {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const isProvenEntry = (value: unknown): value is ProvenEntry =>
  isRecord(value) &&
  isString(value['entry']) &&
  (value['salt'] === undefined || isString(value['salt'])) &&
  nullable(isInclusion)(value['inclusion']);

export const isProof = (value: unknown): value is Proof =>
  isRecord(value) &&
  isString(value['key']) &&
  (value['witnesses'] === undefined || isStringArray(value['witnesses'])) &&
  isProvenEntry(value);

const isInclusion = (value: unknown): value is Inclusion =>
  isRecord(value) &&
  Number.isSafeInteger(value['leaf']) &&
  isStringArray(value['hashes']) &&
  isString(value['checkpoint']);

/** Parses a leaf; null if it is not an event of that type. */
export function parseLogEntry(text: string, type: string): LogEntry | null {
  try {
    const entry: unknown = JSON.parse(text);
    return isRecord(entry) && entry['type'] === type && isRecord(entry['data'])
      ? (entry as unknown as LogEntry)
      : null;
  } catch {
    return null;
  }
}

/** Returns the verified checkpoint of a proof; null if the key has not signed it. */
export async function verifyCheckpoint({ inclusion }: ProvenEntry, key: string): Promise<Checkpoint | null> {
  const noteKey = await parseNoteKey(key);
  return noteKey && inclusion && openCheckpoint(inclusion.checkpoint, noteKey);
}

/** Whether the log of that checkpoint includes the entry. */
export async function isIncluded(
  { entry, salt, inclusion }: ProvenEntry,
  checkpoint: Checkpoint | null,
): Promise<boolean> {
  const hashes = inclusion?.hashes.map(decodeBase64) ?? [];
  if (!checkpoint || !inclusion || hashes.some((hash) => hash?.length !== 32)) return false;
  return verifyInclusion({
    leaf: inclusion.leaf,
    size: checkpoint.size,
    leafHash: await hashEntry({ entry, salt }),
    proof: hashes as Uint8Array[],
    root: checkpoint.root,
  });
}

/** Whether the key of a proof signed its checkpoint, and the log of that checkpoint includes the entry. */
export const isProofValid = async (proof: Proof): Promise<boolean> =>
  isIncluded(proof, await verifyCheckpoint(proof, proof.key));

/** Hash of the leaf of an entry. */
export const hashEntry = async ({ entry, salt }: Pick<ProvenEntry, 'entry' | 'salt'>): Promise<Uint8Array> =>
  hashLeafAsync(
    new TextEncoder().encode(salt === undefined ? entry : await createCommitmentEntry(entry, salt)),
  );

// Type guards instead of a schema library, which would be larger than the whole bundle.
/** False also for half a surrogate pair, which canonical JSON cannot represent. */
export const isString = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed();
export const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nullable =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || is(value);
