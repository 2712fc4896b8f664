import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Encoding } from './content-encoding.ts';
import { contentType } from './content-type.ts';
import type { StoredFile } from './file-store.ts';

/**
 * Sends a file: nothing if the browser has it (304), or a range of a film. `readerTimeout` is the maximum pause of a slow reader in
 * milliseconds; a paused film requests the rest again.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: StaticResponse,
  always: readonly string[],
  slowReaderTimeoutMs: number,
): void {
  const { file, encoding, isNotFound } = found;
  const fields = [...always, ...fieldsOf(found)];
  const send = (status: number, first?: number, last?: number) => {
    if (!file.content) response.setTimeout(slowReaderTimeoutMs, () => response.destroy());
    sendPart(request, response, file, status, fields, first, last);
  };
  if (isNotFound) return send(404);
  if (isKnown(request.headers['if-none-match'], file.etag)) return void response.writeHead(304, fields).end();
  const range =
    encoding === 'identity' && mayBeRanged(request, file)
      ? byteRange(request.headers.range, file.size)
      : null;
  if (range === null) return send(200);
  if (range === 'unsatisfiable')
    return void response
      .writeHead(416, [...fields, 'content-range', `bytes */${file.size}`, 'content-length', '0'])
      .end();
  const { first, last } = range;
  fields.push('content-range', `bytes ${first}-${last}/${file.size}`);
  send(206, first, last);
}

const fieldsOf = ({ file, name, encoding, immutable, noindex, noStore }: StaticResponse): string[] => [
  'content-type',
  contentType(name),
  'cache-control',
  immutable ? 'public, max-age=31536000, immutable' : noStore ? 'no-store' : 'no-cache',
  'etag',
  file.etag,
  'vary',
  'accept-encoding',
  ...(encoding === 'identity' ? ['accept-ranges', 'bytes'] : ['content-encoding', encoding]),
  ...(noindex ? ['x-robots-tag', 'noindex'] : []),
];

function sendPart(
  { method }: IncomingMessage,
  response: ServerResponse,
  { path, size, content }: StoredFile,
  status: number,
  fields: readonly string[],
  first = 0,
  last = size - 1,
): void {
  response.writeHead(status, [...fields, 'content-length', String(last - first + 1)]);
  if (method === 'HEAD') response.end();
  else if (content) response.end(content.subarray(first, last + 1));
  // A file that vanishes half-way breaks the connection: its length was promised.
  else pipeline(createReadStream(path, { start: first, end: last }), response, () => {});
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');

/** A part is of no use beside parts of another version; `If-Range` says which they are of (section 13.1.5). */
const mayBeRanged = ({ method, headers }: IncomingMessage, { etag }: StoredFile): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag);

/** What answers a request for one of the frontends' files. */
export interface StaticResponse {
  readonly file: StoredFile;
  /** Says its media type. */
  readonly name: string;
  readonly encoding: Encoding;
  /** The name holds a hash of the content, so that it never changes under that name. */
  readonly immutable: boolean;
  /** A page at an address that nothing answers. */
  readonly isNotFound?: boolean;
  /** Search engines are asked not to list it. */
  readonly noindex?: boolean;
  /** Specific to this request: no cache may store it. */
  readonly noStore?: boolean;
}

/** A small file made here. */
export const generatedResponse = (name: string, file: StoredFile): StaticResponse => ({
  file,
  name,
  encoding: 'identity',
  immutable: false,
});

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/** Resolves `Range` (RFC 9110, section 14): a part, `unsatisfiable`, or the whole file, also for multiple or malformed ranges. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = single.exec(header?.trim() ?? '');
  if (!asked) return null;
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? null : lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (first >= size) return 'unsatisfiable';
  return first <= last ? { first, last } : null;
}

const lastBytes = (count: number, size: number): ByteRange | 'unsatisfiable' =>
  count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - count, 0), last: size - 1 };
