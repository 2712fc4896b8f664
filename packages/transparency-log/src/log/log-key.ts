import { webcrypto } from 'node:crypto';
import { formatNoteKey, type NoteKey } from '../verify/index.ts';
import { z } from 'zod';

/** The Ed25519 key that signs the checkpoints of a log. */
export interface LogKey {
  readonly privateKey: webcrypto.CryptoKey;
  readonly publicKey: webcrypto.CryptoKey;
  /** The public key with its name, which is the origin of the log. */
  readonly noteKey: NoteKey;
  /** `noteKey` as one line of text (C2SP signed-note), for verifiers. */
  readonly verifierKey: string;
}

const PrivateJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.base64url(),
  d: z.base64url(),
});

const { subtle } = webcrypto;

/**
 * Reads a private JWK (RFC 8037). `origin` identifies the log permanently.
 * @throws ZodError or DataError if the key is malformed
 */
export async function openLogKey(jwk: string, origin: string): Promise<LogKey> {
  const { kty, crv, x, d } = PrivateJwk.parse(JSON.parse(jwk));
  const [privateKey, publicKey] = await Promise.all([
    subtle.importKey('jwk', { kty, crv, x, d }, 'Ed25519', false, ['sign']),
    subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', true, ['verify']),
  ]);
  const note = { name: origin, publicKey: new Uint8Array(await subtle.exportKey('raw', publicKey)) };
  return { privateKey, publicKey, noteKey: note, verifierKey: await formatNoteKey(note) };
}
