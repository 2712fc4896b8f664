import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Encoding } from './content-encoding.ts';
import mime from 'mime';
import type { StoredFile } from './file-store.ts';

/**
 * Sends a file, a range of it, or 304. While a file is streamed from disk, a client that stops reading for `slowReaderTimeoutMs` is
 * disconnected; a paused film continues with a range request.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  staticResponse: StaticResponse,
  always: readonly string[],
  slowReaderTimeoutMs: number,
): void {
  const { file, encoding, isNotFound } = staticResponse;
  const fields = [...always, ...toHeaderFields(staticResponse)];
  const send = (status: number, first?: number, last?: number) => {
    if (!file.content) response.setTimeout(slowReaderTimeoutMs, () => response.destroy());
    sendPart(request, response, file, status, fields, first, last);
  };
  if (isNotFound) return send(404);
  if (matchesEtag(request.headers['if-none-match'], file.etag))
    return void response.writeHead(304, fields).end();
  const range =
    encoding === 'identity' && acceptsRange(request, file)
      ? resolveRange(request.headers.range, file.size)
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

/** Media types whose text is always UTF-8 here. */
const textTypes = /^text\/|^application\/(?:.+\+)?(?:json|xml)$/;

/** Media type by file name. Browsers do not sniff, as every response is `nosniff`. */
function toContentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return textTypes.test(type) ? `${type}; charset=utf-8` : type;
}

const toHeaderFields = ({ file, name, encoding, immutable, noindex, noStore }: StaticResponse): string[] => [
  'content-type',
  toContentType(name),
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
  // If the file vanishes midway, the connection breaks: its length is already sent.
  else pipeline(createReadStream(path, { start: first, end: last }), response, () => {});
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');

/** Ranges of different versions must not be combined: `If-Range` names the version (section 13.1.5). */
const acceptsRange = ({ method, headers }: IncomingMessage, { etag }: StoredFile): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag);

export interface StaticResponse {
  readonly file: StoredFile;
  /** Determines the media type. */
  readonly name: string;
  readonly encoding: Encoding;
  /** The name contains a hash of the content. */
  readonly immutable: boolean;
  /** The 404 page. */
  readonly isNotFound?: boolean;
  readonly noindex?: boolean;
  readonly noStore?: boolean;
}

/** A generated file. */
export const createGeneratedResponse = (name: string, file: StoredFile): StaticResponse => ({
  file,
  name,
  encoding: 'identity',
  immutable: false,
});

/** Inclusive byte positions. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const singleRange = /^bytes=(\d*)-(\d*)$/;

/** Resolves `Range` (RFC 9110, section 14). Null means the whole file, as for multiple and malformed ranges. */
export function resolveRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = singleRange.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? null : resolveSuffixRange(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (first >= size) return 'unsatisfiable';
  return first <= last ? { first, last } : null;
}

const resolveSuffixRange = (count: number, size: number): ByteRange | 'unsatisfiable' =>
  count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - count, 0), last: size - 1 };
