import type { Metrics } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ClientIp } from '../identity/client-ip.ts';
import type { RequestClass } from '../request-class.ts';

/** A complete tile, with the header fields for clients as a flat list of names and values. */
interface Tile {
  readonly route: string;
  readonly headers: string[];
  readonly body: Buffer;
}

interface TileCacheOptions {
  readonly clientIp: ClientIp;
  /** Whether the client may be answered without further checks; takes a token of its limit. */
  readonly mayServe: (requestClass: RequestClass, ip: string) => boolean;
  readonly metrics: Pick<Metrics, 'observeHttpRequest'>;
}

export type TileCache = ReturnType<typeof createTileCache>;

const maxBytes = 64 * 1024 * 1024;

/** Whether a service allows everyone to keep the response forever. */
export const isImmutable = ({ 'cache-control': control = '' }: IncomingHttpHeaders): boolean =>
  control.startsWith('public,') && control.endsWith(' immutable');

/**
 * Caches the tiles of the log in memory. A mirror reads thousands of them, and each monitor reads the same ones. A tile has no input, no
 * caller and no session, so a cached one is sent without the work of other requests; it is measured, but has no line in the access log.
 */
export function createTileCache({ clientIp, mayServe, metrics }: TileCacheOptions) {
  const tiles = new LRUCache<string, Tile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, path) => body.length + path.length + 1_000,
  });
  return {
    save: (path: string, tile: Tile): void => void tiles.set(path, tile),
    /** Answers a request for a cached tile. Returns false if the request is for something else, or must be checked. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const startedAt = performance.now();
      const { url = '', method = '' } = request;
      const tile = method === 'GET' ? tiles.get(url) : undefined;
      if (!tile || request.headers.host === undefined || !mayServe('log-tile', clientIp(request)))
        return false;
      response.writeHead(200, tile.headers);
      response.end(tile.body);
      metrics.observeHttpRequest(
        { route: tile.route, method, status: 200 },
        (performance.now() - startedAt) / 1000,
      );
      return true;
    },
  };
}
