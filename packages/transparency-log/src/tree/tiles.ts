import { type Hash, hashBytes, hashNode, splitHashes } from './hash.ts';
import type { ReadNodes } from './proof.ts';
import type { NodeId, TreeNode } from './append-leaves.ts';

/** Number of hashes of a full tile, and of entries of a full bundle (C2SP tlog-tiles). */
export const tileWidth = 256;
/** Levels of the tree within a tile. */
const tileHeight = 8;

/** A tile: 256 subtrees of `256^level` leaves each. Tile level 0 has the leaf hashes. */
export interface TileId {
  readonly level: number;
  readonly index: number;
}

/** A parsed tile path, relative to the prefix of the log. */
export interface TilePath {
  /** `entries` for a bundle of entries. */
  readonly level: number | 'entries';
  readonly index: number;
  /** 256 if full. */
  readonly width: number;
}

/** A tile index as path segments: 1234067 is `x001/x234/067`. */
const formatTileIndex = (index: number): string => {
  const groups: string[] = [];
  for (let rest = index; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(String(rest % 1000).padStart(3, '0'));
  return groups.map((group, index) => (index < groups.length - 1 ? `x${group}` : group)).join('/');
};

/** Formats the path of a tile or bundle below the prefix of its log. */
export const formatTilePath = ({ level, index, width }: TilePath): string =>
  `tile/${level}/${formatTileIndex(index)}${width === tileWidth ? '' : `.p/${width}`}`;

const tilePathPattern = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Parses a path below the prefix of a log; null if it is invalid or not in canonical form. */
export function parseTilePath(path: string): TilePath | null {
  const [, level = '', groups = '', width] = tilePathPattern.exec(path) ?? [];
  const parsed: TilePath = {
    level: level === 'entries' ? level : Number(level),
    index: Number(groups.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };
  const isValid =
    (parsed.level === 'entries' || parsed.level < 64) &&
    Number.isSafeInteger(parsed.index) &&
    parsed.width <= tileWidth &&
    formatTilePath(parsed) === path;
  return isValid ? parsed : null;
}

/** Returns how many hashes a tile has in a tree of `size` leaves, 0 to 256. A bundle has as many entries as the tile of level 0. */
export const countTileHashes = ({ level, index }: TileId, size: number): number =>
  Math.max(0, Math.min(tileWidth, Math.floor(size / tileWidth ** level) - index * tileWidth));

/** Returns all tiles of a tree, from the leaves upwards. */
export function listTiles(size: number): (TileId & { readonly width: number })[] {
  const tiles = [];
  for (let level = 0; size >= tileWidth ** level; level += 1)
    for (let index = 0; ; index += 1) {
      const width = countTileHashes({ level, index }, size);
      if (width === 0) break;
      tiles.push({ level, index, width });
    }
  return tiles;
}

/** New hashes of a tile, which follow those that it had. */
export interface TileAppend extends TileId {
  readonly hashes: readonly Hash[];
}

/** Groups new nodes by their tile. Nodes between the levels of tiles are left out: readers compute them. */
export function groupByTile(nodes: readonly TreeNode[]): TileAppend[] {
  const tiles = new Map<string, TileId & { hashes: Hash[] }>();
  for (const { level, index, hash } of nodes) {
    if (level % tileHeight !== 0) continue;
    const tile = { level: level / tileHeight, index: Math.floor(index / tileWidth) };
    const found = tiles.get(toKey(tile)) ?? { ...tile, hashes: [] };
    tiles.set(toKey(tile), found);
    found.hashes.push(hash);
  }
  return [...tiles.values()];
}

/**
 * Reads tiles as they are stored, full or partial, in the order of the ids.
 * @throws if a tile is missing
 */
export type ReadTiles = (tiles: readonly TileId[]) => Promise<readonly Uint8Array[]>;

/**
 * Reads nodes from tiles, and computes those between their levels.
 * @throws if a tile is missing or has too few hashes
 */
export const createTileNodeReader =
  (readTiles: ReadTiles): ReadNodes =>
  async (nodeIds) => {
    const wanted = new Map(nodeIds.map((nodeId) => [toKey(toTileId(nodeId)), toTileId(nodeId)]));
    const tiles = await readTiles([...wanted.values()]);
    const byKey = new Map([...wanted.keys()].map((key, index) => [key, tiles[index]]));
    const readNode = (nodeId: NodeId): Hash => {
      const height = nodeId.level % tileHeight;
      const from = (nodeId.index * 2 ** height) % tileWidth;
      const tile = toTileId(nodeId);
      return hashTileRange(byKey.get(toKey(tile)), tile, from, 2 ** height);
    };
    // Proofs of neighbouring leaves share most of their nodes.
    const hashes = new Map<string, Hash>();
    for (const nodeId of nodeIds) if (!hashes.has(toKey(nodeId))) hashes.set(toKey(nodeId), readNode(nodeId));
    return nodeIds.map((nodeId) => hashes.get(toKey(nodeId)) as Hash);
  };

/** The tile with the hash of the node, or with the hashes that it is computed from. */
const toTileId = ({ level, index }: NodeId): TileId => ({
  level: Math.floor(level / tileHeight),
  index: Math.floor((index * 2 ** (level % tileHeight)) / tileWidth),
});

/** Hashes a complete subtree within a tile; `count` is a power of two. */
function hashTileRange(bytes: Uint8Array | undefined, tile: TileId, from: number, count: number): Hash {
  if (!bytes || bytes.length < (from + count) * hashBytes)
    throw new Error(`Tile ${toKey(tile)} has fewer than ${from + count} hashes.`);
  let hashes = splitHashes(bytes.subarray(from * hashBytes, (from + count) * hashBytes));
  while (hashes.length > 1)
    hashes = Array.from({ length: hashes.length / 2 }, (_, index) =>
      hashNode(hashes[2 * index] as Hash, hashes[2 * index + 1] as Hash),
    );
  return hashes[0] as Hash;
}

const toKey = ({ level, index }: TileId): string => `${level}/${index}`;
