import type { Sql } from '@aera/event-store';
import { emptyTree, type Tree, type TreeNode } from '../index.ts';

/** A node as JSON carries it to a statement. */
export const hexadecimal = ({ level, index, hash }: TreeNode) => ({
  level,
  index,
  hash: Buffer.from(hash).toString('hex'),
});

/** The frontier's hashes side by side, as the table of a tree has them. */
export const frontierText = ({ frontier }: Tree): string => Buffer.concat(frontier).toString('hex');

const hashBytes = 32;

/** As the table has it; nulls before the first leaf. */
export interface TreeRow {
  readonly size: number | null;
  readonly frontier: Buffer | null;
}

/** A tree from its row. */
export function treeOf({ size, frontier }: TreeRow): Tree {
  if (size === null || frontier === null) return emptyTree;
  const hashes = Array.from({ length: frontier.length / hashBytes }, (_, at) =>
    frontier.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
  return { size, frontier: hashes };
}

/** The tree as its table holds it now; the table's name as a statement writes it. */
export async function readTree(sql: Sql, table: string): Promise<Tree> {
  const [row] = await sql<TreeRow>(`select size, frontier from ${table}`);
  return row ? treeOf(row) : emptyTree;
}
