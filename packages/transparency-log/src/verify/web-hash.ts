/** Hashes as a browser makes them. */
const sha256 = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', concat(parts)));

/** Hash of one entry (RFC 9162, section 2.1.1). */
export const leafHashAsync = (entry: Uint8Array): Promise<Uint8Array> => sha256(Uint8Array.of(0), entry);

/** Hash of two neighbouring subtrees. */
export const nodeHashAsync = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  sha256(Uint8Array.of(1), left, right);

export const digestSha256 = (bytes: Uint8Array): Promise<Uint8Array> => sha256(bytes);

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const bytesEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
