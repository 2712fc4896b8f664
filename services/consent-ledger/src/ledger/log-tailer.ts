import type { Checkpoint, EventStore, Sql } from '@aera/event-store';
import { parseTree, type TreeRow } from '@aera/transparency-log/log';
import type { Tree } from '@aera/transparency-log';
import type { ToLedgerEntry } from './ledger-entry.ts';
import { type TreeAppend, extendTree, ledgerTreeProjectionName } from './ledger-tree-projection.ts';

export interface LogTailer {
  /** Reads the next page. */
  next(): Promise<{
    /** Changes of the tree by the page; null for an empty page. */
    readonly append: TreeAppend | null;
    /** Whether the page reaches every event that was committed before the read. */
    readonly isEnd: boolean;
  }>;
}

const pageSize = 250;

/** After this idle time in milliseconds, the tables are closer to the end of the log than the tailer. */
const maxIdleMs = 1_000;

/**
 * Extends the log in memory, ahead of its tables. The tree is a pure function of the event log below the high-water mark, so every process
 * computes the tree that the tables will contain.
 */
export function createLogTailer(
  { readLog }: Pick<EventStore, 'readLog'>,
  sql: Sql,
  toEntry: ToLedgerEntry,
): LogTailer {
  let position: { tree: Tree; checkpoint: Checkpoint; readAt: number } | undefined;

  return {
    async next() {
      const isFresh = position && performance.now() - position.readAt < maxIdleMs;
      const { tree, checkpoint: after } = position && isFresh ? position : await readTablePosition(sql);
      const { events, checkpoint, hasGap } = await readLog({ after, limit: pageSize, skipDecryption: true });
      const append = events.length > 0 ? extendTree(tree, events, toEntry) : null;
      position = { tree: append?.after ?? tree, checkpoint, readAt: performance.now() };
      return { append, isEnd: !hasGap && events.length < pageSize };
    },
  };
}

/** Reads the tree of the tables and its position in the event log. */
async function readTablePosition(sql: Sql): Promise<{ tree: Tree; checkpoint: Checkpoint }> {
  const [row] = await sql<TreeRow & { checkpoint: Checkpoint }>(
    `select size, frontier, checkpoint from projection_checkpoints left join ledger_tree on true where name = $1`,
    [ledgerTreeProjectionName],
  );
  if (!row) throw new Error('The projection of the log has not started yet.');
  return { tree: parseTree(row), checkpoint: row.checkpoint };
}
