import { bytesEqual, concat, digestSha256, fromBase64, toBase64 } from './bytes.ts';

/** Name (without spaces or `+`) and Ed25519 public key (32 bytes) of a signer. */
export interface NoteKey {
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/** The common type of browsers and Node.js. */
export type PrivateKey = Parameters<typeof crypto.subtle.sign>[1];

const ed25519 = 1;
const utf8 = new TextEncoder();

/** First four bytes of SHA-256 over name, newline, algorithm and key (C2SP signed-note). */
const keyId = async ({ name, publicKey }: NoteKey): Promise<Uint8Array<ArrayBuffer>> =>
  (await digestSha256(concat([utf8.encode(`${name}\n`), Uint8Array.of(ed25519), publicKey]))).slice(
    0,
    4,
  ) as Uint8Array<ArrayBuffer>;

/** Formats the key as one line, `<name>+<id>+<key>` (C2SP signed-note, verifier keys). */
export async function formatNoteKey(key: NoteKey): Promise<string> {
  const id = [...(await keyId(key))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${key.name}+${id}+${toBase64(concat([Uint8Array.of(ed25519), key.publicKey]))}`;
}

/** Parses a key; null if it is malformed, its id does not match, or its algorithm is unknown. */
export async function parseNoteKey(text: string): Promise<NoteKey | null> {
  const [, name, encoded] = /^([^\s+]+)\+[0-9a-f]{8}\+(\S+)$/.exec(text) ?? [];
  const bytes = encoded ? fromBase64(encoded) : null;
  if (!name || bytes?.length !== 33 || bytes[0] !== ed25519) return null;
  const key = { name, publicKey: bytes.slice(1) };
  return (await formatNoteKey(key)) === text ? key : null;
}

/** Signs a text that ends with a newline and appends the signature line (C2SP signed-note). */
export async function signNote(text: string, key: NoteKey & { privateKey: PrivateKey }): Promise<string> {
  if (!text.endsWith('\n')) throw new TypeError('A note ends in a newline.');
  const [id, signature] = await Promise.all([
    keyId(key),
    crypto.subtle.sign('Ed25519', key.privateKey, utf8.encode(text)),
  ]);
  return `${text}\n— ${key.name} ${toBase64(concat([id, new Uint8Array(signature)]))}\n`;
}

/** Returns the text of a note that this key signed, else null. Signatures of other keys are ignored, as the format requires. */
export async function openNote(note: string, key: NoteKey): Promise<string | null> {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, end + 1);
  const id = await keyId(key);
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [dash, name, encoded, ...more] = line.split(' ');
    const bytes = encoded ? fromBase64(encoded) : null;
    if (dash !== '—' || !bytes || more.length > 0) return null;
    if (name === key.name && bytes.length === 68 && bytesEqual(bytes.slice(0, 4), id))
      return (await isSigned(text, bytes.slice(4), key)) ? text : null;
  }
  return null;
}

async function isSigned(
  text: string,
  signature: Uint8Array<ArrayBuffer>,
  { publicKey }: NoteKey,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, utf8.encode(text));
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
  const [origin, size, encoded] = text.split('\n');
  const root = encoded ? fromBase64(encoded) : null;
  if (!origin || !size || !/^(0|[1-9]\d*)$/.test(size) || root?.length !== 32) return null;
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root } : null;
}
