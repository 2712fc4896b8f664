import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type ErrorResponse, notFound } from '../errors/error-response.ts';
import type { Frontends } from '../frontends/frontends.ts';
import type { RoutedExchange } from '../http/exchange.ts';
import { parseAcceptedEncodings, encodingExtensions } from './content-encoding.ts';
import type { FileStore } from './file-store.ts';
import { createPages } from './pages.ts';
import { createRemotesEndpoint } from './remotes.ts';
import { type FileAsset, resolveAsset } from './resolve-asset.ts';
import { sendFile, type StaticResponse } from './send-file.ts';

interface StaticOptions {
  /** Folder that holds `<frontend>/dist/<version>`. */
  readonly root: string;
  readonly files: FileStore;
  readonly frontends: Pick<Frontends, 'listInLookupOrder' | 'findLiveVersion' | 'findLatestVersion'>;
  /** The origin that browsers see. */
  readonly origin: string;
  /** Header fields of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum pause of a slow reader of a large file, in milliseconds. */
  readonly slowReaderTimeoutMs?: number | undefined;
}

/** Answers a GET or HEAD request with a file or page; returns the error when there is none. */
export type ServeStatic = (exchange: RoutedExchange) => Promise<ErrorResponse | null>;

/** Serves the frontends: hashed files without expiry, pages and other files with revalidation. */
export function createStatic({
  root,
  files,
  frontends,
  origin,
  headers,
  slowReaderTimeoutMs = 120_000,
}: StaticOptions): ServeStatic {
  const createSite = (builds: Pick<Frontends, 'findLiveVersion'>) => ({
    pages: createPages({ root, origin, files, frontends: builds }),
    readRemotes: createRemotesEndpoint(builds),
  });
  const live = createSite(frontends);
  const latest = createSite({ findLiveVersion: frontends.findLatestVersion });

  const find = async (
    path: string,
    query: string,
    request: IncomingMessage,
  ): Promise<StaticResponse | null> => {
    const isLatest = requestsLatestBuilds(query);
    const { pages, readRemotes } = isLatest ? latest : live;
    const mark = isLatest ? withNoStore : (response: StaticResponse | null) => response;
    if (path === '/remotes.json') return mark(await readRemotes());
    const asset = resolveAsset(path);
    if (!asset) return null;
    const encodings = parseAcceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
    if (asset.page) {
      if (!acceptsHtml(request)) return null;
      return mark(await pages.find(path, encodings));
    }
    for (const version of await findBuilds(asset)) {
      const name = join(root, asset.frontend, 'dist', version, ...asset.file);
      for (const encoding of encodings) {
        const file = await files(name + encodingExtensions[encoding]);
        if (file) return { file, name, encoding, immutable: asset.immutable };
      }
    }
    return live.pages.document(path);
  };

  /** Builds that may contain a file: tabs opened before a deployment request scripts of older builds. */
  const findBuilds = async ({ frontend, version, immutable }: FileAsset): Promise<readonly string[]> => {
    const builds = await frontends.listInLookupOrder(frontend);
    if (version !== undefined) return builds.filter((build) => build === version);
    return immutable ? builds : builds.slice(0, 1);
  };

  const fields = Object.entries(headers).flat();
  return async ({ request, response, target, id }) => {
    const file = await find(target.path, target.query, request);
    if (!file) return notFound;
    sendFile(request, response, file, [...fields, 'x-request-id', id], slowReaderTimeoutMs);
    return null;
  };
}

/** A cache that ignores the query must not mix the latest builds with the live ones. */
const withNoStore = (response: StaticResponse | null): StaticResponse | null =>
  response && { ...response, noindex: true, noStore: true };

/** A browser navigation or a client that accepts anything; not a script that fetches data. */
function acceptsHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/** Whether a query selects the latest builds, whatever stewards have pinned: `?builds=latest`, for when a pinned build is broken. */
export const requestsLatestBuilds = (query: string): boolean =>
  query.includes('builds=latest') && new URLSearchParams(query).get('builds') === 'latest';
