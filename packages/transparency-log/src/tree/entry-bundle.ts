/** The length is a uint16. */
const maxEntryBytes = 0xff_ff;

/**
 * Encodes entries as a bundle: each with its length as a big-endian uint16 (C2SP tlog-tiles).
 * @throws RangeError for an entry of more than 65,535 bytes
 */
export function encodeEntryBundle(entries: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > maxEntryBytes)
        throw new RangeError(`An entry of ${entry.length} bytes is too long.`);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(entry.length);
      return [length, entry];
    }),
  );
}

/** Decodes a bundle; null if it is truncated. */
export function decodeEntryBundle(bundle: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  const entries: Uint8Array[] = [];
  for (let offset = 0; offset < bundle.length;) {
    if (offset + 2 > bundle.length) return null;
    const end = offset + 2 + view.getUint16(offset);
    if (end > bundle.length) return null;
    entries.push(bundle.subarray(offset + 2, end));
    offset = end;
  }
  return entries;
}
