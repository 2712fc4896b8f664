import type { Sql } from '@aera/event-store';
import { emptyTree, type NodeId, type ReadNodes, type Tree, type TreeNode } from '../index.ts';

/** A node as JSON carries it to a statement. */
export const toHexNode = ({ level, index, hash }: TreeNode) => ({
  level,
  index,
  hash: Buffer.from(hash).toString('hex'),
});

/** The frontier's hashes side by side, as the table of a tree has them. */
export const frontierToHex = ({ frontier }: Tree): string => Buffer.concat(frontier).toString('hex');

const hashBytes = 32;

/** As the table has it; nulls before the first leaf. */
export interface TreeRow {
  readonly size: number | null;
  readonly frontier: Buffer | null;
}

/** A tree from its row. */
export function treeFromRow({ size, frontier }: TreeRow): Tree {
  if (size === null || frontier === null) return emptyTree;
  const hashes = Array.from({ length: frontier.length / hashBytes }, (_, at) =>
    frontier.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
  return { size, frontier: hashes };
}

/** The tree as its table holds it now; the table's name as a statement writes it. */
export async function readTree(sql: Sql, table: string): Promise<Tree> {
  const [row] = await sql<TreeRow>(`select size, frontier from ${table}`);
  return row ? treeFromRow(row) : emptyTree;
}

/** Reads nodes of a log from its table, however many, by one statement. @throws when one is missing: the log is not whole. */
export const createNodeReader =
  (sql: Sql, table: string): ReadNodes =>
  async (places) => {
    const rows = await sql<{ level: number; index: number; hash: Buffer }>(
      `select level, index, hash from "${table}"
       join (select distinct level, index from jsonb_to_recordset($1::jsonb) as r (level smallint, index bigint)) wanted
       using (level, index)`,
      [JSON.stringify(places)],
    );
    const found = new Map(rows.map((row) => [keyOf(row), row.hash]));
    return places.map((place) => {
      const hash = found.get(keyOf(place));
      if (!hash) throw new Error(`Node ${keyOf(place)} of ${table} is missing.`);
      return hash;
    });
  };

const keyOf = ({ level, index }: NodeId): string => `${level}/${index}`;
