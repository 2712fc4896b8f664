import { digestSha256, toBase64 } from './bytes.ts';
import { toCanonicalJson } from './canonical-json.ts';

/**
 * Returns what a public log shows in place of a private text: a salted hash. Without the salt it reveals nothing, not even whether two
 * entries are about the same person. The hashed input and the result are canonical JSON (RFC 8785).
 *
 * @param salt at least 128 random bits, base64url
 */
export async function createCommitmentEntry(text: string, salt: string): Promise<string> {
  const hash = await digestSha256(new TextEncoder().encode(toCanonicalJson({ entry: text, salt })));
  return toCanonicalJson({ commitment: toBase64Url(hash) });
}

/** Base64 for URLs, without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
