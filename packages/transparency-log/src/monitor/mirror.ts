import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countTileHashes, formatTilePath, type ReadTiles, type TilePath } from '../index.ts';

/**
 * Copy of a log in a folder, in the layout of C2SP tlog-tiles: any web server can serve it. The checkpoint is written last, so that a crash
 * leaves the copy of the one before.
 */
export interface Mirror {
  /** Null before the first poll. */
  readCheckpoint(): Promise<string | null>;
  readResource(path: string): Promise<Buffer | null>;
  save(path: TilePath, bytes: Uint8Array): Promise<void>;
  saveCheckpoint(note: string): Promise<void>;
  saveEvidence(name: string, content: string): Promise<void>;
  /** Verified checkpoints with the time at which they were the newest, oldest first. */
  readHistory(): Promise<HistoryEntry[]>;
  appendHistory(entry: HistoryEntry): Promise<void>;
  /** Reads the stored tiles of a tree of this size. */
  readTilesAt(size: number): ReadTiles;
}

/** The log had this size at this time (ISO 8601). */
export interface HistoryEntry {
  readonly size: number;
  readonly at: string;
}

export function openMirror(folder: string): Mirror {
  const read = (path: string): Promise<Buffer | null> =>
    readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });

  async function write(path: string, content: Uint8Array | string, isDurable = false): Promise<void> {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}`;
    await writeFile(temporary, content, { flush: isDurable });
    await rename(temporary, target);
  }

  return {
    async readCheckpoint() {
      return (await read('checkpoint'))?.toString('utf8') ?? null;
    },
    readResource: read,
    save: (path, bytes) => write(formatTilePath(path), bytes),
    saveCheckpoint: (note) => write('checkpoint', note, true),
    saveEvidence: (name, content) => write(join('evidence', name), content, true),
    async readHistory() {
      const text = (await read('history'))?.toString('utf8') ?? '';
      // A crash can leave half a line at the end.
      return text.split('\n').flatMap((line) => {
        const [, size, at] = /^(\d+) (\S+Z)$/.exec(line) ?? [];
        return size && at ? [{ size: Number(size), at }] : [];
      });
    },
    async appendHistory({ size, at }) {
      await appendFile(join(folder, 'history'), `${size} ${at}\n`);
    },
    readTilesAt: (size) => (tiles) =>
      Promise.all(
        tiles.map(async (tile) => {
          const path = formatTilePath({ ...tile, width: countTileHashes(tile, size) });
          const bytes = await read(path);
          if (!bytes) throw new Error(`The mirror has no ${path}.`);
          return bytes;
        }),
      ),
  };
}
