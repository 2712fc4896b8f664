import {
  appendLeaves,
  computeRoot,
  computeRootAt,
  countTileHashes,
  createTileNodeReader,
  emptyTree,
  encodeEntryBundle,
  formatTilePath,
  type Hash,
  hashBytes,
  hashLeaf,
  listCompleteSubtrees,
  listTiles,
  tileWidth,
  type TileId,
  type Tree,
} from '../index.ts';
import {
  areBytesEqual,
  type Checkpoint,
  type Cosignature,
  diagnoseCheckpoint,
  listCosignatures,
  type NoteKey,
} from '../verify/index.ts';
import { proveInconsistencyFromTiles, proveInconsistency } from './prove-inconsistency.ts';
import type { LogClient } from './log-client.ts';
import { LogProblem } from './log-problem.ts';
import type { Mirror } from './mirror.ts';

interface MonitorOptions {
  readonly key: NoteKey;
  /** `key` as one line of text. */
  readonly verifierKey: string;
  readonly client: LogClient;
  readonly mirror: Mirror;
  /** Keys of the witnesses, and how many of them must have cosigned each checkpoint. */
  readonly witnessKeys?: readonly string[];
  readonly quorum?: number;
}

/** A verified checkpoint. */
export interface MonitorStatus {
  readonly note: string;
  readonly checkpoint: Checkpoint;
  readonly cosignatures: readonly Cosignature[];
}

export interface Monitor {
  /**
   * Reads the checkpoint of the log, and copies and verifies everything up to it.
   * @throws LogProblem
   */
  poll(): Promise<MonitorStatus>;
  /**
   * Compares a checkpoint that someone else was shown with the mirror.
   * @throws LogProblem if the log has shown them another history, or has not shown this monitor as much
   */
  compare(note: string): Promise<Checkpoint>;
  /** Hash of a leaf in the mirror; null if the mirror does not reach it. */
  readLeafHash(index: number): Promise<Hash | null>;
  /** Latest time at which a witness cosigned the log as the newest without this leaf, ISO 8601; null if none did. */
  findAbsence(index: number): Promise<string | null>;
}

/** Bundles that are read at the same time. */
const maxConcurrency = 16;

/** Copies a log from its tiles, recomputes its tree from the entries, and keeps evidence of whatever contradicts it. */
export function createMonitor(options: MonitorOptions): Monitor {
  const { key, verifierKey, client, mirror, witnessKeys = [], quorum = 0 } = options;

  async function open(note: string): Promise<Checkpoint> {
    const opened = await diagnoseCheckpoint(note, key);
    if ('problem' in opened) throw new LogProblem(opened.problem, opened.detail);
    return opened.checkpoint;
  }

  async function readKnown(): Promise<{ note: string; checkpoint: Checkpoint } | null> {
    const note = await mirror.readCheckpoint();
    return note === null ? null : { note, checkpoint: await open(note) };
  }

  const readMirroredNodes = (size: number) => createTileNodeReader(mirror.readTilesAt(size));

  async function poll(): Promise<MonitorStatus> {
    const note = await client.readCheckpoint();
    const checkpoint = await open(note);
    const known = await readKnown();
    if (known && checkpoint.size <= known.checkpoint.size) {
      await assertInHistory(note, checkpoint, known);
      if (checkpoint.size < known.checkpoint.size)
        throw new LogProblem(
          'log-shrunk',
          `The log shows ${checkpoint.size} entries, after it had shown ${known.checkpoint.size}.`,
        );
    } else {
      await extendMirror(note, checkpoint, known);
    }
    const cosignatures = await listCosignatures(note, witnessKeys);
    if (cosignatures.length < quorum)
      throw new LogProblem(
        'too-few-cosignatures',
        `${cosignatures.length} of ${witnessKeys.length} witnesses cosigned the checkpoint of ${checkpoint.size} entries; ${quorum} are required.`,
      );
    await mirror.saveCheckpoint(note);
    for (const { cosignedAt } of cosignatures.slice(0, 1))
      if (checkpoint.size !== known?.checkpoint.size)
        await mirror.appendHistory({ size: checkpoint.size, at: cosignedAt });
    return { note, checkpoint, cosignatures };
  }

  /** @throws LogProblem with evidence if the mirrored tree had another root at that size */
  async function assertInHistory(
    note: string,
    { size, root }: Checkpoint,
    known: { note: string; checkpoint: Checkpoint },
  ): Promise<void> {
    const expected =
      size === known.checkpoint.size
        ? known.checkpoint.root
        : await computeRootAt(size, readMirroredNodes(known.checkpoint.size));
    if (areBytesEqual(root, expected)) return;
    const evidence = await proveInconsistency({ key, verifierKey }, note, known.note, readMirroredNodes);
    throw new LogProblem(
      'inconsistent-checkpoints',
      `The log signed two histories of its first ${size} entries.`,
      evidence,
    );
  }

  async function extendMirror(
    note: string,
    { size, root }: Checkpoint,
    known: { note: string; checkpoint: Checkpoint } | null,
  ): Promise<void> {
    const before = await readTree(known?.checkpoint.size ?? 0);
    const bundles = listNewBundles(before.size, size);
    let tree = before;
    let isRewritten = false;
    /** Hashes of tiles above the leaves. */
    const upper = new Map<string, Hash>();
    for (let start = 0; start < bundles.length; start += maxConcurrency) {
      const read = await Promise.all(bundles.slice(start, start + maxConcurrency).map(copyBundle));
      for (const { index, hashes } of read) {
        const seen = Math.max(0, before.size - index * tileWidth);
        isRewritten ||= !(await startsWith(index, hashes.slice(0, seen), before.size));
        const appended = appendLeaves(tree, hashes.slice(seen));
        tree = appended.tree;
        for (const node of appended.nodes)
          if (node.level > 0 && node.level % 8 === 0) upper.set(`${node.level / 8}/${node.index}`, node.hash);
      }
    }
    if (isRewritten || !areBytesEqual(computeRoot(tree), root))
      throw await explainMismatch(note, size, known);
    await saveUpperTiles(before, upper, size);
  }

  /** Reads a bundle and its tile, and compares them. */
  async function copyBundle({ index, width }: { index: number; width: number }) {
    const [entries, tile] = await Promise.all([
      client.readEntries(index, width),
      client.readTile({ level: 0, index, width }),
    ]);
    const hashes = entries.map(hashLeaf);
    for (const [offset, hash] of hashes.entries())
      if (!areBytesEqual(hash, tile.subarray(offset * hashBytes, (offset + 1) * hashBytes)))
        throw new LogProblem(
          'altered-entries',
          `Entry ${index * tileWidth + offset} does not match its hash in ${formatTilePath({ level: 0, index, width })}.`,
        );
    await mirror.save({ level: 'entries', index, width }, encodeEntryBundle(entries));
    await mirror.save({ level: 0, index, width }, tile);
    return { index, hashes };
  }

  /** Whether the leaves are those that the mirror has of that bundle. */
  async function startsWith(index: number, hashes: readonly Hash[], knownSize: number): Promise<boolean> {
    if (hashes.length === 0) return true;
    const [stored] = await mirror.readTilesAt(knownSize)([{ level: 0, index }]);
    return stored !== undefined && areBytesEqual(stored, Buffer.concat(hashes));
  }

  async function explainMismatch(
    note: string,
    size: number,
    known: { note: string; checkpoint: Checkpoint } | null,
  ): Promise<LogProblem> {
    const evidence =
      known &&
      (await proveInconsistencyFromTiles({ key, verifierKey }, known.note, note, client).catch(() => null));
    if (evidence)
      return new LogProblem(
        'inconsistent-checkpoints',
        `The log of ${size} entries does not extend the one of ${known?.checkpoint.size}.`,
        evidence,
      );
    return new LogProblem(
      'tiles-not-of-checkpoint',
      `The tiles that the log serves are not those of its checkpoint of ${size} entries.`,
    );
  }

  /** Copies the tiles above the leaves, and compares them with the recomputed tree. */
  async function saveUpperTiles(
    before: Tree,
    hashes: ReadonlyMap<string, Hash>,
    size: number,
  ): Promise<void> {
    for (const tile of listTiles(size)) {
      const known = countTileHashes(tile, before.size);
      if (tile.level === 0 || known === tile.width) continue;
      const old =
        known === 0 ? new Uint8Array() : ((await mirror.readTilesAt(before.size)([tile]))[0] as Uint8Array);
      const added = Array.from(
        { length: tile.width - known },
        (_, index) => hashes.get(`${tile.level}/${tile.index * tileWidth + known + index}`) as Hash,
      );
      const expected = Buffer.concat([old, ...added]);
      if (!areBytesEqual(await client.readTile(tile), expected))
        throw new LogProblem('altered-tile', `${formatTilePath(tile)} has other hashes than the tree.`);
      await mirror.save(tile, expected);
    }
  }

  async function readTree(size: number): Promise<Tree> {
    if (size === 0) return emptyTree;
    const frontier = await readMirroredNodes(size)(listCompleteSubtrees({ from: 0, to: size }));
    return { size, frontier };
  }

  async function compare(note: string): Promise<Checkpoint> {
    const checkpoint = await open(note);
    const known = await readKnown();
    if (!known || checkpoint.size > known.checkpoint.size)
      throw new LogProblem(
        'peer-ahead',
        `Someone was shown ${checkpoint.size} entries, and this monitor ${known?.checkpoint.size ?? 0}.`,
      );
    await assertInHistory(note, checkpoint, known);
    return checkpoint;
  }

  return {
    poll,
    compare,
    async readLeafHash(index) {
      const size = (await readKnown())?.checkpoint.size ?? 0;
      if (index >= size) return null;
      const [hash] = await readMirroredNodes(size)([{ level: 0, index }]);
      return hash ?? null;
    },
    async findAbsence(index) {
      const without = (await mirror.readHistory()).filter(({ size }) => size <= index);
      return (
        without
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? null
      );
    },
  };
}

/** Bundles with entries that are not mirrored yet; the first may be known in part. */
const listNewBundles = (from: number, size: number): (Pick<TileId, 'index'> & { width: number })[] =>
  Array.from({ length: Math.ceil(size / tileWidth) - Math.floor(from / tileWidth) }, (_, offset) => {
    const index = Math.floor(from / tileWidth) + offset;
    return { index, width: countTileHashes({ level: 0, index }, size) };
  });
