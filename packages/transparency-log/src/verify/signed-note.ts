import { areBytesEqual, concatBytes, digestSha256, decodeBase64, toBase64 } from './bytes.ts';

/** Name (without spaces or `+`) and Ed25519 public key (32 bytes) of a signer. */
export interface NoteKey {
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/** The common type of browsers and Node.js. */
export type PrivateKey = Parameters<typeof crypto.subtle.sign>[1];

/** Signature types of C2SP signed-note: 1 signs the text, 4 is a timestamped cosignature of a witness. */
export const noteAlgorithms = { ed25519: 1, cosignature: 4 } as const;
type NoteAlgorithm = (typeof noteAlgorithms)[keyof typeof noteAlgorithms];

const utf8 = new TextEncoder();

/** First four bytes of SHA-256 over name, newline, algorithm and key (C2SP signed-note). */
export const computeKeyId = async (
  { name, publicKey }: NoteKey,
  algorithm: NoteAlgorithm = noteAlgorithms.ed25519,
): Promise<Uint8Array<ArrayBuffer>> =>
  (await digestSha256(concatBytes([utf8.encode(`${name}\n`), Uint8Array.of(algorithm), publicKey]))).slice(
    0,
    4,
  ) as Uint8Array<ArrayBuffer>;

/** Formats the key as one line, `<name>+<id>+<key>` (C2SP signed-note, verifier keys). */
export async function formatNoteKey(
  key: NoteKey,
  algorithm: NoteAlgorithm = noteAlgorithms.ed25519,
): Promise<string> {
  const id = [...(await computeKeyId(key, algorithm))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${key.name}+${id}+${toBase64(concatBytes([Uint8Array.of(algorithm), key.publicKey]))}`;
}

/** Parses a key; null if it is malformed, its id does not match, or its algorithm is another one. */
export async function parseNoteKey(
  text: string,
  algorithm: NoteAlgorithm = noteAlgorithms.ed25519,
): Promise<NoteKey | null> {
  const [, name, encoded] = /^([^\s+]+)\+[0-9a-f]{8}\+(\S+)$/.exec(text) ?? [];
  const bytes = encoded ? decodeBase64(encoded) : null;
  if (!name || bytes?.length !== 33 || bytes[0] !== algorithm) return null;
  const key = { name, publicKey: bytes.slice(1) };
  return (await formatNoteKey(key, algorithm)) === text ? key : null;
}

/** Formats a signature line. */
export const formatSignature = (name: string, id: Uint8Array, signature: Uint8Array): string =>
  `— ${name} ${toBase64(concatBytes([id, signature]))}\n`;

/** Signs a text that ends with a newline and appends the signature line (C2SP signed-note). */
export async function signNote(text: string, key: NoteKey & { privateKey: PrivateKey }): Promise<string> {
  if (!text.endsWith('\n')) throw new TypeError('A note ends in a newline.');
  const [id, signature] = await Promise.all([
    computeKeyId(key),
    crypto.subtle.sign('Ed25519', key.privateKey, utf8.encode(text)),
  ]);
  return `${text}\n${formatSignature(key.name, id, new Uint8Array(signature))}`;
}

/** A signature line: name and id of its key, and the bytes after the id. */
export interface NoteSignature {
  readonly name: string;
  readonly id: Uint8Array;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** A text and its signatures, none of which is verified. */
export interface ParsedNote {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** Bounds the work for a note of an unknown sender. The format requires at least 16. */
const maxSignatures = 100;

/** Control characters other than newline, and halves of a surrogate pair, which UTF-8 cannot encode. */
const isForbidden = (text: string): boolean =>
  !text.isWellFormed() || [...text].some((character) => character < ' ' && character !== '\n');

/** Parses a note; null if it is malformed. */
export function parseNote(note: string): ParsedNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n') || isForbidden(note)) return null;
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > maxSignatures) return null;
  const signatures: NoteSignature[] = [];
  for (const line of lines) {
    const [, name, encoded] = /^— ([^\s+]+) ([^ ]+)$/.exec(line) ?? [];
    const bytes = encoded ? decodeBase64(encoded) : null;
    if (!name || !bytes || bytes.length < 5) return null;
    signatures.push({ name, id: bytes.slice(0, 4), signature: bytes.slice(4) });
  }
  return { text: note.slice(0, end + 1), signatures };
}

/** Returns the text of a note that this key signed, else null. Signatures of other keys are ignored, as the format requires. */
export async function openNote(note: string, key: NoteKey): Promise<string | null> {
  const parsed = parseNote(note);
  const id = await computeKeyId(key);
  const own = parsed?.signatures.find((line) => line.name === key.name && areBytesEqual(line.id, id));
  return parsed && own && (await isSigned(utf8.encode(parsed.text), own.signature, key)) ? parsed.text : null;
}

/** Whether the key signed the message. */
export async function isSigned(
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  { publicKey }: NoteKey,
): Promise<boolean> {
  if (signature.length !== 64) return false;
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, message);
}

/** Signed tree head of a log (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** Permanent name of the log: a URL without its scheme. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

/** Formats the text to be signed: origin, size and root, one line each. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Parses the text of a checkpoint; null if it is malformed. Lines after the third are extensions and ignored. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin, size, encoded, ...extensions] = text.split('\n');
  // The text ends in a newline, and no extension is empty.
  if (extensions.pop() !== '' || extensions.includes('')) return null;
  const root = encoded ? decodeBase64(encoded) : null;
  if (!origin || !size || !/^(0|[1-9]\d*)$/.test(size) || root?.length !== 32) return null;
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root } : null;
}

/** Returns the checkpoint of a note that the log signed; null if it did not, or names another log. */
export async function openCheckpoint(note: string, key: NoteKey): Promise<Checkpoint | null> {
  const text = await openNote(note, key);
  const checkpoint = text === null ? null : parseCheckpoint(text);
  // A key that signs for one log must not be accepted for another.
  return checkpoint?.origin === key.name ? checkpoint : null;
}
