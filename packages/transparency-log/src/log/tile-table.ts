import type { Sql } from '@aera/event-store';
import { groupByTile, type ReadTiles, type TileId, type TreeNode } from '../index.ts';

/** New hashes of tiles as JSON parameter of a statement, which appends them to the stored ones. */
export const toTileRows = (nodes: readonly TreeNode[]) =>
  groupByTile(nodes).map(({ level, index, hashes }) => ({
    level,
    index,
    hashes: Buffer.concat(hashes).toString('hex'),
  }));

/**
 * Creates a reader of tiles by one statement.
 * @throws if a tile is missing, because the log is incomplete
 */
export const createTileReader =
  (sql: Sql, table: string): ReadTiles =>
  async (tiles) => {
    const rows = await sql<TileId & { hashes: Buffer }>(
      `select level, index, hashes from "${table}"
       join (select distinct level, index from jsonb_to_recordset($1::jsonb) as r (level smallint, index bigint)) wanted
       using (level, index)`,
      [JSON.stringify(tiles.map(({ level, index }) => ({ level, index })))],
    );
    const stored = new Map(rows.map((row) => [`${row.level}/${row.index}`, row.hashes]));
    return tiles.map(({ level, index }) => {
      const hashes = stored.get(`${level}/${index}`);
      if (!hashes) throw new Error(`Tile ${level}/${index} of ${table} is missing.`);
      return hashes;
    });
  };
