/** Maximum bytes of a batch. */
export const maxBatchBytes = 512 * 1024;

export interface BatchPart {
  id: string;
  /** A JSON array. */
  body: string;
}

/** A message as JSON text. */
export interface SerializedMessage {
  readonly id: string;
  readonly text: string;
}

/**
 * Joins messages into JSON arrays of at most `maxBytes` (a larger one is an array of its own), in order. A single part has the id of the
 * batch. Of several, each is named by its first and last message: a repeat may be split elsewhere, because an erasure or another version
 * changes the messages. It then repeats messages, but drops none as part of a duplicate.
 */
export function splitBatch(
  id: string,
  messages: readonly SerializedMessage[],
  maxBytes = maxBatchBytes,
): BatchPart[] {
  const parts: SerializedMessage[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(message.text) + 1;
    if (bytes > room || parts.length === 0) {
      parts.push([]);
      room = maxBytes - 1;
    }
    parts.at(-1)?.push(message);
    room -= bytes;
  }
  return parts.map((part) => ({
    id: parts.length === 1 ? id : `${part[0]?.id}..${part.at(-1)?.id}`,
    body: `[${part.map(({ text }) => text).join(',')}]`,
  }));
}
