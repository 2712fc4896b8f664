import { decodeEntryBundle, formatTilePath, hashBytes, type TilePath, tileWidth } from '../index.ts';
import { LogProblem } from './log-problem.ts';

/** Reads the static resources of a log (C2SP tlog-tiles). */
export interface LogClient {
  readCheckpoint(): Promise<string>;
  /** Returns the first `width` hashes of a tile. */
  readTile(tile: TilePath & { readonly level: number }): Promise<Uint8Array>;
  /** Returns the first `width` entries of a bundle. */
  readEntries(index: number, width: number): Promise<Uint8Array[]>;
}

/** Of one request. */
const timeoutMs = 30_000;
/** A checkpoint with a hundred signatures; a full tile; a bundle of entries of 64 KiB, each with its length. */
const maxBytes = { checkpoint: 64 * 1024, tile: tileWidth * hashBytes, entries: tileWidth * 65_537 };

/**
 * @param prefix URL without the final slash, such as `https://aera.example/ledger`
 * @throws LogProblem from every method: unreachable, missing or truncated
 */
export function createLogClient(prefix: string, request: typeof fetch = fetch): LogClient {
  async function read(path: string, limit: number): Promise<Uint8Array | null> {
    const url = `${prefix.replace(/\/$/, '')}/${path}`;
    try {
      const response = await request(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (response.status === 404) return null;
      if (!response.ok)
        throw new LogProblem('unreachable', `${url} answered with status ${response.status}.`);
      return await readBytes(response, limit, url);
    } catch (error) {
      if (error instanceof LogProblem) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      throw new LogProblem('unreachable', `${url} could not be read: ${cause}`);
    }
  }

  async function readRequired(path: string, limit: number): Promise<Uint8Array> {
    const bytes = await read(path, limit);
    if (!bytes) throw new LogProblem('missing-resource', `The log has no ${path}.`);
    return bytes;
  }

  /** A partial resource may be gone once the full one exists. */
  async function readPartial(tile: TilePath, limit: number): Promise<Uint8Array> {
    const path = formatTilePath(tile);
    const partial = tile.width < tileWidth ? await read(path, limit) : null;
    return partial ?? readRequired(formatTilePath({ ...tile, width: tileWidth }), limit);
  }

  return {
    async readCheckpoint() {
      return new TextDecoder().decode(await readRequired('checkpoint', maxBytes.checkpoint));
    },
    async readTile(tile) {
      const bytes = await readPartial(tile, maxBytes.tile);
      if (bytes.length < tile.width * hashBytes)
        throw new LogProblem(
          'truncated-tile',
          `${formatTilePath(tile)} has ${bytes.length} bytes instead of ${tile.width * hashBytes}.`,
        );
      return bytes.subarray(0, tile.width * hashBytes);
    },
    async readEntries(index, width) {
      const tile = { level: 'entries', index, width } as const;
      const entries = decodeEntryBundle(await readPartial(tile, maxBytes.entries));
      if (!entries || entries.length < width)
        throw new LogProblem('truncated-entries', `${formatTilePath(tile)} has fewer than ${width} entries.`);
      return entries.slice(0, width);
    },
  };
}

async function readBytes(response: Response, limit: number, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new LogProblem('unreachable', `${url} is longer than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
