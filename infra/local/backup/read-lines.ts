const newline = 10;

/** Splits bytes into lines, regardless of chunk boundaries. The last line needs no line break. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let pending: Uint8Array[] = [];
  for await (const bytes of source) {
    let start = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      yield Buffer.concat([...pending, bytes.subarray(start, end)]).toString();
      pending = [];
      start = end + 1;
    }
    if (start < bytes.length) pending.push(bytes.subarray(start));
  }
  if (pending.length > 0) yield Buffer.concat(pending).toString();
}
