import type { Checkpoint, EventStore, Sql } from '@aera/event-store';
import { treeFromRow, type TreeRow } from '@aera/transparency-log/log';
import type { Tree } from '@aera/transparency-log';
import { type TreeAppend, appendEvents, ledgerTreeName } from './ledger-tree-projection.ts';

export interface LogTailer {
  /** What the log has grown by since the last call; null while nothing more can be read. */
  next(): Promise<TreeAppend | null>;
}

/** A tree, and how far in the event log it reaches. */
interface TreePosition {
  readonly tree: Tree;
  readonly checkpoint: Checkpoint;
}

const pageSize = 250;

/** Milliseconds after which the tables are closer to the end of the log than an idle reader position. */
const staleMs = 1_000;

/**
 * Extends the log in memory, ahead of its tables. The tree is a pure function of the event log below the high-water mark, so every process
 * computes the tree that the tables will contain.
 */
export function createLogTailer({ readLog }: EventStore, sql: Sql): LogTailer {
  let place: (TreePosition & { at: number }) | undefined;

  return {
    async next() {
      const from = place && performance.now() - place.at < staleMs ? place : await readTablePosition(sql);
      const { events, checkpoint } = await readLog({
        after: from.checkpoint,
        limit: pageSize,
        skipDecryption: true,
      });
      const growth = events.length > 0 ? appendEvents(from.tree, events) : null;
      place = { tree: growth?.after ?? from.tree, checkpoint, at: performance.now() };
      return growth;
    },
  };
}

/** What the tables hold, and up to where. */
async function readTablePosition(sql: Sql): Promise<TreePosition> {
  const [row] = await sql<TreeRow & { checkpoint: Checkpoint }>(
    `select size, frontier, checkpoint from projection_checkpoints left join ledger_tree on true where name = $1`,
    [ledgerTreeName],
  );
  if (!row) throw new Error('The log has not been begun yet.');
  return { tree: treeFromRow(row), checkpoint: row.checkpoint };
}
