import type { Sql } from '@aera/event-store';
import { emptyTree, type NodeId, type ReadNodes, type Tree, type TreeNode } from '../index.ts';

/** A node as JSON parameter of a statement. */
export const toHexNode = ({ level, index, hash }: TreeNode) => ({
  level,
  index,
  hash: Buffer.from(hash).toString('hex'),
});

/** The concatenated hashes of the frontier, as stored in the table. */
export const toFrontierHex = ({ frontier }: Tree): string => Buffer.concat(frontier).toString('hex');

const hashBytes = 32;

/** Null before the first leaf. */
export interface TreeRow {
  readonly size: number | null;
  readonly frontier: Buffer | null;
}

export function parseTree({ size, frontier }: TreeRow): Tree {
  if (size === null || frontier === null) return emptyTree;
  const hashes = Array.from({ length: frontier.length / hashBytes }, (_, index) =>
    frontier.subarray(index * hashBytes, (index + 1) * hashBytes),
  );
  return { size, frontier: hashes };
}

/** Reads the tree from its table; `table` is a quoted name. */
export async function readTree(sql: Sql, table: string): Promise<Tree> {
  const [row] = await sql<TreeRow>(`select size, frontier from ${table}`);
  return row ? parseTree(row) : emptyTree;
}

/**
 * Creates a reader of nodes by one statement.
 * @throws if a node is missing, because the log is incomplete
 */
export const createNodeReader =
  (sql: Sql, table: string): ReadNodes =>
  async (nodeIds) => {
    const rows = await sql<{ level: number; index: number; hash: Buffer }>(
      `select level, index, hash from "${table}"
       join (select distinct level, index from jsonb_to_recordset($1::jsonb) as r (level smallint, index bigint)) wanted
       using (level, index)`,
      [JSON.stringify(nodeIds)],
    );
    const hashes = new Map(rows.map((row) => [toKey(row), row.hash]));
    return nodeIds.map((nodeId) => {
      const hash = hashes.get(toKey(nodeId));
      if (!hash) throw new Error(`Node ${toKey(nodeId)} of ${table} is missing.`);
      return hash;
    });
  };

const toKey = ({ level, index }: NodeId): string => `${level}/${index}`;
