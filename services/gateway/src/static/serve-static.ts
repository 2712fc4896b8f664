import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { methodNotAllowed, notFound, type Refusal } from '../http/refusal.ts';
import { acceptedEncodings, endings, type Encoding } from './accept-encoding.ts';
import { contentType } from './content-type.ts';
import { type FileStore, heldFile, type StoredFile } from './file-store.ts';
import { remotesDocument } from './remote-routes.ts';
import { resolveAsset, shellPage } from './resolve-asset.ts';

export interface StaticOptions {
  /** Folder that holds `shell/dist` and `<remote>/dist`. */
  readonly root: string;
  readonly files: FileStore;
  /** Header fields of every answer, as a flat list of names and values. */
  readonly headers: readonly string[];
}

interface Found {
  readonly file: StoredFile;
  readonly name: string;
  readonly encoding: Encoding;
  readonly immutable: boolean;
}

/** The one file that is made here. */
const remotes: Found = {
  file: heldFile('/remotes.json', Buffer.from(remotesDocument())),
  name: 'remotes.json',
  encoding: 'identity',
  immutable: false,
};

export type ServeStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
) => Promise<Refusal | null>;

/** Serves the frontends: the shell for every page, hashed files for ever, the rest revalidated. Answers why it cannot. */
export function createStatic({ root, files, headers }: StaticOptions): ServeStatic {
  const find = async (path: string, request: IncomingMessage): Promise<Found | null> => {
    if (path === remotes.file.path) return remotes;
    const asset = resolveAsset(path);
    if (!asset || (asset.page && !takesHtml(request))) return null;
    const { file, page, immutable } = asset;
    // Asked first for the plain file, which a page seldom has, so that made-up addresses cost one look at the disk.
    const own = !page || (await files(join(root, ...file))) !== null;
    const name = join(root, ...(own ? file : shellPage));
    for (const encoding of acceptedEncodings(String(request.headers['accept-encoding'] ?? ''))) {
      const stored = await files(name + endings[encoding]);
      if (stored) return { file: stored, name, encoding, immutable };
    }
    return null;
  };

  return async (request, response, path, requestId) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    const found = await find(path, request);
    if (!found) return notFound;
    send(request, response, found, [...headers, 'x-request-id', requestId, ...fieldsOf(found)]);
    return null;
  };
}

/** A browser's navigation, or somebody who takes anything; not a script that looks for data. */
function takesHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

const fieldsOf = ({ file, name, encoding, immutable }: Found): string[] => [
  'content-type',
  contentType(name),
  'cache-control',
  immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  'etag',
  file.etag,
  'vary',
  'accept-encoding',
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
];

function send(request: IncomingMessage, response: ServerResponse, { file }: Found, fields: string[]): void {
  if (isKnown(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, fields).end();
    return;
  }
  response.writeHead(200, [...fields, 'content-length', String(file.size)]);
  if (request.method === 'HEAD') response.end();
  else if (file.content) response.end(file.content);
  // A file that vanishes half-way breaks the connection: its length was promised.
  else pipeline(createReadStream(file.path, { end: file.size - 1 }), response, () => {});
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');
