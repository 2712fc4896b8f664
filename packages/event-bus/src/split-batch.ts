/** Maximum bytes of a batch. Constant, so that a repeated batch is split at the same places. */
export const maxBatchBytes = 512 * 1024;

export interface BatchPart {
  id: string;
  /** A JSON array. */
  body: string;
}

/**
 * Joins JSON texts into JSON arrays of at most `maxBytes` (a larger item is an array of its own), in order. The same items give the same
 * parts with the same ids: `id`, or `id.1`, `id.2` and so on for several parts.
 */
export function splitBatch(id: string, items: readonly string[], maxBytes = maxBatchBytes): BatchPart[] {
  const bodies: string[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = Buffer.byteLength(item) + 1;
    if (bytes > room || bodies.length === 0) {
      bodies.push([]);
      room = maxBytes - 1;
    }
    bodies.at(-1)?.push(item);
    room -= bytes;
  }
  return bodies.map((body, index) => ({
    id: bodies.length === 1 ? id : `${id}.${index + 1}`,
    body: `[${body.join(',')}]`,
  }));
}
