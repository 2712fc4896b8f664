import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryTree } from '../testing/reference-tree.ts';
import {
  appendLeaves,
  countTileHashes,
  createConsistencyProof,
  createInclusionProof,
  createTileNodeReader,
  decodeEntryBundle,
  emptyTree,
  encodeEntryBundle,
  formatTilePath,
  groupByTile,
  hashLeaf,
  listTiles,
  parseTilePath,
  type TilePath,
} from '../index.ts';

describe('the path of a tile', () => {
  // The examples of C2SP tlog-tiles, and of golang.org/x/mod/sumdb/tlog (TestTilePath), without its height.
  it.each<[string, TilePath]>([
    ['tile/0/x001/x234/067', { level: 0, index: 1_234_067, width: 256 }],
    ['tile/4/x123/x456/078.p/128', { level: 4, index: 123_456_078, width: 128 }],
    ['tile/3/123.p/12', { level: 3, index: 123, width: 12 }],
    ['tile/entries/000', { level: 'entries', index: 0, width: 256 }],
    ['tile/entries/x001/000.p/255', { level: 'entries', index: 1000, width: 255 }],
    ['tile/63/000.p/1', { level: 63, index: 0, width: 1 }],
  ])('%s is read and written', (path, tile) => {
    expect(parseTilePath(path)).toEqual(tile);
    expect(formatTilePath(tile)).toBe(path);
  });

  it.each([
    'tile/0/0',
    'tile/0/0000',
    'tile/0/x000/000',
    'tile/0/001/002',
    'tile/00/000',
    'tile/64/000',
    'tile/-1/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/300',
    'tile/0/000.p/01',
    'tile/0/000/',
    'tile/data/000',
    'tile/0/../000',
    'tile/0/x999/x999/x999/x999/x999/999',
    '',
  ])('%j is rejected', (path) => expect(parseTilePath(path)).toBeNull());
});

describe('the tiles of a tree', () => {
  it('are those of the example of C2SP tlog-tiles', () => {
    const tiles = listTiles(70_000);
    const full = (level: number) => tiles.filter((tile) => tile.level === level && tile.width === 256).length;
    expect([full(0), full(1), full(2)]).toEqual([273, 1, 0]);
    expect(tiles.filter(({ width }) => width < 256)).toEqual([
      { level: 0, index: 273, width: 112 },
      { level: 1, index: 1, width: 17 },
      { level: 2, index: 0, width: 1 },
    ]);
    expect(listTiles(256)).toEqual([
      { level: 0, index: 0, width: 256 },
      { level: 1, index: 0, width: 1 },
    ]);
    expect(listTiles(0)).toEqual([]);
  });

  it('have all hashes that any proof needs, whatever the batches', async () => {
    const leaves = Array.from({ length: 700 }, (_, at) => Buffer.from(`entry ${at}`));
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 699 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cuts, fc.nat(699), fc.nat(699), async (at, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other) + 1];
        const tiles = new Map<string, Buffer>();
        const bounds = [0, ...at.toSorted((a, b) => a - b), 700];
        let tree = emptyTree;
        for (const [index, from] of bounds.slice(0, -1).entries()) {
          const appended = appendLeaves(tree, leaves.slice(from, bounds[index + 1]).map(hashLeaf));
          tree = appended.tree;
          for (const tile of groupByTile(appended.nodes)) {
            const key = `${tile.level}/${tile.index}`;
            tiles.set(key, Buffer.concat([tiles.get(key) ?? Buffer.alloc(0), ...tile.hashes]));
          }
        }
        for (const tile of listTiles(700))
          expect(tiles.get(`${tile.level}/${tile.index}`)?.length).toBe(32 * countTileHashes(tile, 700));
        const read = createTileNodeReader(async (ids) =>
          ids.map(({ level, index }) => tiles.get(`${level}/${index}`)!),
        );
        const reference = createInMemoryTree([leaves]).read;
        expect(await createInclusionProof(low, high, read)).toEqual(
          await createInclusionProof(low, high, reference),
        );
        expect(await createConsistencyProof(low, high, read)).toEqual(
          await createConsistencyProof(low, high, reference),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('report a missing hash', async () => {
    const read = createTileNodeReader(async () => [Buffer.alloc(64)]);
    await expect(read([{ level: 1, index: 1 }])).rejects.toThrow('Tile 0/0 has fewer than 4 hashes.');
  });
});

describe('a bundle of entries', () => {
  it('is decoded to its entries', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (entries) => {
        expect(decodeEntryBundle(encodeEntryBundle(entries))?.map(toHex)).toEqual(entries.map(toHex));
      }),
    );
    expect(encodeEntryBundle([Buffer.from('ab')])).toEqual(Buffer.from([0, 2, 97, 98]));
  });

  it('is rejected where it is cut off', () => {
    const bundle = encodeEntryBundle([Buffer.from('first'), Buffer.from('second')]);
    const whole = Array.from({ length: bundle.length + 1 }, (_, length) =>
      decodeEntryBundle(bundle.subarray(0, length)),
    ).flatMap((entries, length) => (entries ? [length] : []));
    expect(whole).toEqual([0, 7, 15]);
  });

  it('has no entry above 65,535 bytes', () =>
    expect(() => encodeEntryBundle([Buffer.alloc(65_536)])).toThrow(RangeError));
});

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
