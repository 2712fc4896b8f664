import {
  readCosignedCheckpoint,
  readLedgerTile,
  readLedgerTile2,
  readLedgerTile3,
  readLedgerTile4,
} from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import {
  countTileHashes,
  parseTilePath,
  type ReadTiles,
  type TilePath,
  tileWidth,
} from '@aera/transparency-log';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EntryBundleStore } from './entry-bundles.ts';

interface Deps {
  /** The published checkpoint; null while none is known that a quorum has cosigned. */
  readonly readCheckpoint: () => Promise<string | null>;
  readonly readSize: () => Promise<number>;
  readonly readTiles: ReadTiles;
  readonly bundles: EntryBundleStore;
}

/** Full tiles and bundles in memory, in bytes. */
const maxCachedBytes = 32 * 1024 * 1024;

const immutable = 'public, max-age=31536000, immutable';

/** The log as static resources (C2SP tlog-tiles). */
export const tileRoutes =
  ({ readCheckpoint, readSize, readTiles, bundles }: Deps): FastifyPluginAsync =>
  async (app) => {
    const cache = new LRUCache<string, Buffer>({
      maxSize: maxCachedBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
    });

    serve(app, readCosignedCheckpoint, async ({ reply }) => {
      const note = await readCheckpoint();
      if (note === null)
        throw new HttpProblem(503, 'No checkpoint that enough witnesses cosigned is known yet.', {
          code: 'checkpoint-not-cosigned',
        });
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=2').send(note);
    });

    async function readTile(tile: TilePath): Promise<Buffer | null> {
      const { level, index, width } = tile;
      const available = countTileHashes({ level: level === 'entries' ? 0 : level, index }, await readSize());
      if (available < width) return null;
      if (level === 'entries') return bundles.read(index, width);
      const [hashes] = await readTiles([{ level, index }]);
      return hashes ? Buffer.from(hashes.subarray(0, width * 32)) : null;
    }

    async function sendTile(segments: readonly string[], reply: FastifyReply): Promise<FastifyReply> {
      const path = `tile/${segments.join('/')}`;
      const tile = parseTilePath(path);
      const cached = cache.get(path);
      const bytes = cached ?? (tile && (await readTile(tile)));
      if (!tile || !bytes) throw new HttpProblem(404, `The log has no ${path}.`, { code: 'tile-not-found' });
      if (!cached && tile.width === tileWidth) cache.set(path, bytes);
      if (tile.level === 'entries') reply.header('content-encoding', 'gzip');
      return reply.type('application/octet-stream').header('cache-control', immutable).send(bytes);
    }

    serve(app, readLedgerTile, ({ params: { level, a }, reply }) => sendTile([level, a], reply));
    serve(app, readLedgerTile2, ({ params: { level, a, b }, reply }) => sendTile([level, a, b], reply));
    serve(app, readLedgerTile3, ({ params: { level, a, b, c }, reply }) => sendTile([level, a, b, c], reply));
    serve(app, readLedgerTile4, ({ params: { level, a, b, c, d }, reply }) =>
      sendTile([level, a, b, c, d], reply),
    );
  };
