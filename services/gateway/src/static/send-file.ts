import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { byteRange } from './byte-range.ts';
import { contentType } from './content-type.ts';
import type { StoredFile } from './file-store.ts';
import type { StaticResponse } from './static-response.ts';

/**
 * Sends a file, or what is asked of it: nothing when the browser has it, a part when it plays a film. `readerTimeout` is the milliseconds
 * that somebody may take to read on: a film that is paused is asked for again where it stopped.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: StaticResponse,
  always: readonly string[],
  readerTimeout: number,
): void {
  const { file, encoding, missing } = found;
  const fields = [...always, ...fieldsOf(found)];
  const send = (status: number, first?: number, last?: number) => {
    if (!file.content) response.setTimeout(readerTimeout, () => response.destroy());
    sendPart(request, response, file, status, fields, first, last);
  };
  if (missing) return send(404);
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

const fieldsOf = ({ file, name, encoding, immutable, unlisted, unstored }: StaticResponse): string[] => [
  'content-type',
  contentType(name),
  'cache-control',
  immutable ? 'public, max-age=31536000, immutable' : unstored ? 'no-store' : 'no-cache',
  'etag',
  file.etag,
  'vary',
  'accept-encoding',
  ...(encoding === 'identity' ? ['accept-ranges', 'bytes'] : ['content-encoding', encoding]),
  ...(unlisted ? ['x-robots-tag', 'noindex'] : []),
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
