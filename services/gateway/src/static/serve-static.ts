import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ErrorResponse, methodNotAllowed, notFound } from '../errors/error-response.ts';
import type { Frontends } from '../frontends/frontends.ts';
import type { RequestTarget } from '../http/exchange.ts';
import { acceptedEncodings, encodingExtensions } from './content-encoding.ts';
import type { FileStore } from './file-store.ts';
import { createPages, createPrerenderedPagesReader, type ReadPrerenderedPages } from './pages.ts';
import { createRemotesEndpoint } from './remotes.ts';
import { type FileAsset, resolveAsset } from './resolve-asset.ts';
import { sendFile, type StaticResponse } from './send-file.ts';

interface StaticOptions {
  /** Folder that holds `<frontend>/dist/<version>`. */
  readonly root: string;
  readonly files: FileStore;
  readonly frontends: Pick<Frontends, 'lookupOrder' | 'live' | 'newest'>;
  /** The pages that the build rendered for the live frontends. */
  readonly renderedPages: ReadPrerenderedPages;
  /** The origin that browsers see. */
  readonly origin: string;
  /** Header fields of every answer, as a flat list of names and values. */
  readonly headers: readonly string[];
  /** Maximum pause of a slow reader of a large file, in milliseconds. */
  readonly slowReaderTimeoutMs?: number | undefined;
}

export type ServeStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  requestId: string,
) => Promise<ErrorResponse | null>;

/** Serves the frontends: pages, hashed files without expiry, the rest with revalidation. Returns the reason if it cannot. */
export function createStatic({
  root,
  files,
  frontends,
  renderedPages,
  origin,
  headers,
  slowReaderTimeoutMs = 120_000,
}: StaticOptions): ServeStatic {
  const whole = { root, origin, files };
  const pages = createPages({ ...whole, frontends, readPrerenderedPages: renderedPages });
  const remotes = createRemotesEndpoint(frontends);
  const newest = { live: frontends.newest };
  const newestPages = createPages({
    ...whole,
    frontends: newest,
    readPrerenderedPages: createPrerenderedPagesReader(root, files, newest),
  });
  const newestRemotes = createRemotesEndpoint(newest);

  const find = async (
    path: string,
    query: string,
    request: IncomingMessage,
  ): Promise<StaticResponse | null> => {
    const isApart = requestsNewestBuilds(query);
    if (path === '/remotes.json') return isApart ? withNoStore(await newestRemotes()) : remotes();
    const asset = resolveAsset(path);
    if (!asset) return null;
    const encodings = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
    if (asset.page) {
      if (!acceptsHtml(request)) return null;
      return isApart ? withNoStore(await newestPages.find(path, encodings)) : pages.find(path, encodings);
    }
    for (const version of await buildsOf(asset)) {
      const name = join(root, asset.frontend, 'dist', version, ...asset.file);
      for (const encoding of encodings) {
        const file = await files(name + encodingExtensions[encoding]);
        if (file) return { file, name, encoding, immutable: asset.immutable };
      }
    }
    return pages.document(path);
  };

  /** Where a file is looked for. A tab opened before a deployment asks for scripts of another build than the live one. */
  const buildsOf = async ({ frontend, version, immutable }: FileAsset): Promise<readonly string[]> => {
    const builds = await frontends.lookupOrder(frontend);
    if (version !== undefined) return builds.filter((one) => one === version);
    return immutable ? builds : builds.slice(0, 1);
  };

  return async (request, response, { path, query }, requestId) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    const found = await find(path, query, request);
    if (!found) return notFound;
    sendFile(request, response, found, [...headers, 'x-request-id', requestId], slowReaderTimeoutMs);
    return null;
  };
}

/** Two addresses never share an answer, even in a cache that takes no notice of what follows the question mark. */
const withNoStore = (found: StaticResponse | null): StaticResponse | null =>
  found && { ...found, noindex: true, noStore: true };

/** A browser navigation or a client that accepts anything; not a script that fetches data. */
function acceptsHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/**
 * Whether an address asks for the newest builds, whatever stewards have pinned: `?builds=newest`, the way out where a pinned one does not
 * work. It can name no build and no place, only this.
 */
export const requestsNewestBuilds = (query: string): boolean =>
  query.includes('builds=newest') && new URLSearchParams(query).get('builds') === 'newest';
