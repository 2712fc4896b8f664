import type { Sql } from '@aera/event-store';
import { emptyTree, splitHashes, type Tree } from '../index.ts';

/** The concatenated hashes of the frontier, as stored in the table. */
export const toFrontierHex = ({ frontier }: Tree): string => Buffer.concat(frontier).toString('hex');

/** Null before the first leaf. */
export interface TreeRow {
  readonly size: number | null;
  readonly frontier: Buffer | null;
}

export function parseTree({ size, frontier }: TreeRow): Tree {
  if (size === null || frontier === null) return emptyTree;
  return { size, frontier: splitHashes(frontier) };
}

/** Reads the tree from its table; `table` is a quoted name. */
export async function readTree(sql: Sql, table: string): Promise<Tree> {
  const [row] = await sql<TreeRow>(`select size, frontier from ${table}`);
  return row ? parseTree(row) : emptyTree;
}
