import { areBytesEqual } from './bytes.ts';
import {
  computeKeyId,
  formatNoteKey,
  formatSignature,
  isSigned,
  type NoteKey,
  noteAlgorithms,
  type NoteSignature,
  type ParsedNote,
  parseNote,
  parseNoteKey,
  type PrivateKey,
} from './signed-note.ts';

/** A statement of a witness: at this time, the checkpoint was the largest one it had seen, and consistent with all earlier ones. */
export interface Cosignature {
  readonly witness: string;
  /** ISO 8601, in whole seconds. */
  readonly cosignedAt: string;
}

/** Formats the public key of a witness (C2SP tlog-cosignature, type 4). */
export const formatWitnessKey = (key: NoteKey): Promise<string> =>
  formatNoteKey(key, noteAlgorithms.cosignature);

/** Parses the public key of a witness; null if it is malformed or of another type. */
export const parseWitnessKey = (text: string): Promise<NoteKey | null> =>
  parseNoteKey(text, noteAlgorithms.cosignature);

const utf8 = new TextEncoder();

const toSignedMessage = (seconds: bigint, text: string): Uint8Array<ArrayBuffer> =>
  utf8.encode(`cosignature/v1\ntime ${seconds}\n${text}`);

/**
 * Cosigns the text of a checkpoint and returns the signature line (C2SP tlog-cosignature, Ed25519).
 * @param timestampMs milliseconds since the epoch
 */
export async function cosign(
  text: string,
  key: NoteKey & { readonly privateKey: PrivateKey },
  timestampMs: number,
): Promise<string> {
  const seconds = BigInt(Math.floor(timestampMs / 1000));
  const signature = await crypto.subtle.sign('Ed25519', key.privateKey, toSignedMessage(seconds, text));
  const bytes = new Uint8Array(8 + signature.byteLength);
  new DataView(bytes.buffer).setBigUint64(0, seconds);
  bytes.set(new Uint8Array(signature), 8);
  return formatSignature(key.name, await computeKeyId(key, noteAlgorithms.cosignature), bytes);
}

/** Whether the note has a signature line of that key, valid or not. */
export const hasCosignature = async (note: ParsedNote, key: NoteKey): Promise<boolean> =>
  (await findLine(note, key)) !== undefined;

async function findLine({ signatures }: ParsedNote, key: NoteKey): Promise<NoteSignature | undefined> {
  const id = await computeKeyId(key, noteAlgorithms.cosignature);
  return signatures.find((line) => line.name === key.name && areBytesEqual(line.id, id));
}

/** Returns the cosignature of a witness; null if the note has none, or it does not verify. */
export async function findCosignature(note: ParsedNote, key: NoteKey): Promise<Cosignature | null> {
  const line = await findLine(note, key);
  if (line?.signature.length !== 72) return null;
  const seconds = new DataView(line.signature.buffer).getBigUint64(0);
  // The largest time of ECMAScript, in seconds.
  if (seconds > 8_640_000_000_000n) return null;
  const isValid = await isSigned(toSignedMessage(seconds, note.text), line.signature.slice(8), key);
  return isValid ? { witness: key.name, cosignedAt: new Date(Number(seconds) * 1000).toISOString() } : null;
}

/** Returns the valid cosignatures of these witnesses, in the order of their keys. Malformed keys are skipped. */
export async function listCosignatures(note: string, witnessKeys: readonly string[]): Promise<Cosignature[]> {
  const parsed = parseNote(note);
  if (!parsed) return [];
  const found = await Promise.all(
    witnessKeys.map(async (text) => {
      const key = await parseWitnessKey(text);
      return key && findCosignature(parsed, key);
    }),
  );
  return found.filter((cosignature) => cosignature !== null);
}
