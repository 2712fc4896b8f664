import { digestSha256, toBase64 } from './bytes.ts';
import { toCanonicalJson } from './canonical-json.ts';

/**
 * Returns the public entry of a log for a private text: a commitment, which discloses nothing without the salt, not even that two entries
 * are about one person. Canonical JSON (RFC 8785).
 * @param salt at least 128 random bits, base64url
 */
export async function commitEntry(text: string, salt: string): Promise<string> {
  const hash = await digestSha256(new TextEncoder().encode(toCanonicalJson({ entry: text, salt })));
  return toCanonicalJson({ commitment: toBase64Url(hash) });
}

/** Base64 for URLs, without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
