import type { Sql } from '@aera/event-store';
import { emptyTree, appendLeaves, hashLeaf, computeRoot } from '@aera/transparency-log';
import { readTree } from '@aera/transparency-log/log';

/** Result of verifying all entries. */
export interface LogVerification {
  readonly size: number;
  /** Describes the first mismatch; null if every entry matches its leaf and the leaves match the tree. */
  readonly mismatch: string | null;
}

const pageSize = 1_000;

/** Recomputes the tree from the entries and compares it. Checkpoints reveal a changed tree; this reveals a changed entry. */
export async function verifyEntries(sql: Sql): Promise<LogVerification> {
  const stored = await readTree(sql, 'audit_tree');
  let tree = emptyTree;
  while (tree.size < stored.size) {
    const rows = await sql<{ leaf: number; entry: string; hash: Buffer }>(
      `select leaf, entry, substring(hashes from (leaf % 256 * 32)::int + 1 for 32) as hash
       from audit_entries join audit_tiles on level = 0 and index = leaf / 256
       where leaf >= $1 and leaf < $2 order by leaf`,
      [tree.size, Math.min(tree.size + pageSize, stored.size)],
    );
    const hashes = rows.map(({ entry }) => hashLeaf(Buffer.from(entry)));
    for (const [index, { leaf, hash }] of rows.entries()) {
      if (leaf !== tree.size + index)
        return { size: stored.size, mismatch: `Entry ${tree.size + index} is missing.` };
      if (Buffer.compare(hash, hashes[index] as Uint8Array) !== 0)
        return { size: stored.size, mismatch: `Entry ${leaf} was changed.` };
    }
    if (rows.length === 0) return { size: stored.size, mismatch: `Entry ${tree.size} is missing.` };
    tree = appendLeaves(tree, hashes).tree;
  }
  const same = Buffer.compare(computeRoot(tree), computeRoot(stored)) === 0;
  return { size: stored.size, mismatch: same ? null : 'The entries don’t match the stored checkpoint.' };
}
