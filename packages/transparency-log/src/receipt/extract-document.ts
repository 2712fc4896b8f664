/**
 * Returns the JSON of a file, or the JSON attached to a PDF of the ledger (an embedded file, ISO 32000-1, section 7.11.4). Undefined
 * without either.
 */
export async function extractDocument(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    return JSON.parse(utf8.decode((await readPdfAttachment(bytes)) ?? bytes));
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder();
/** One character per byte, so that indexes in the text are indexes in the file. */
const latin1 = new TextDecoder('latin1');
const embedded = /\/Type \/EmbeddedFile[^]*?\/Length (\d+)([^]*?)>>\nstream\n/;

/** Null for other files, and without an attachment. */
async function readPdfAttachment(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | null> {
  const text = latin1.decode(bytes);
  const found = text.startsWith('%PDF-') ? embedded.exec(text) : null;
  if (!found) return null;
  const from = found.index + found[0].length;
  const packed = new Blob([bytes.slice(from, from + Number(found[1]))]);
  return found[2]?.includes('/FlateDecode')
    ? new Response(packed.stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()
    : packed.arrayBuffer();
}
