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

/** Milliseconds after which the tables are nearer to the end of the log than a place that nobody went on from. */
const staleMs = 1_000;

/**
 * Grows the log in memory, ahead of its tables: the tree is nothing but a function of the event log, whose settled part never changes,
 * so that each process comes to the very tree that the tables are about to hold, whoever writes them.
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
