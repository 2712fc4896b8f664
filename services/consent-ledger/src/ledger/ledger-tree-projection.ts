import { defineProjection, type Sql, type StoredEvent } from '@aera/event-store';
import { appendLeaves, hashLeaf, type Tree, type TreeNode } from '@aera/transparency-log';
import { toFrontierHex, toTileRows, readTree as readStoredTree } from '@aera/transparency-log/log';
import type { ToLedgerEntry } from './ledger-entry.ts';

/** The tree before and after a batch of events. */
export interface TreeAppend {
  readonly before: Tree;
  readonly after: Tree;
  /** Roots of all new complete subtrees. */
  readonly nodes: readonly TreeNode[];
  /** Leaf index by event id. */
  readonly leafIndexes: ReadonlyMap<string, number>;
}

/** Appends events to the tree in log order, one leaf each. */
export function extendTree(before: Tree, events: readonly StoredEvent[], toEntry: ToLedgerEntry): TreeAppend {
  const { tree, nodes } = appendLeaves(
    before,
    events.map((event) => hashLeaf(toEntry(event).publicEntry)),
  );
  const leafIndexes = new Map(events.map(({ id }, index) => [id, before.size + index]));
  return { before, after: tree, nodes, leafIndexes };
}

const tables = { tree: 'ledger_tree', leaves: 'ledger_leaves', tiles: 'ledger_tiles' } as const;

/** Table of the tiles. Monitors download them, and proofs of older events are computed from them. */
export const tileTable = tables.tiles;

/** Name of the projection. */
export const ledgerTreeProjectionName = 'ledger-tree';

/**
 * Writes the tables of the Merkle log: one leaf per event, in event-log order, and the tiles (C2SP tlog-tiles). The acknowledgement of a
 * consent does not wait for these tables: `createLogTailer` extends the same tree in memory.
 */
export const createLedgerTreeProjection = (toEntry: ToLedgerEntry) =>
  defineProjection({
    name: ledgerTreeProjectionName,
    tables: Object.values(tables),
    batchDelayMs: 50,
    skipDecryption: true,
    async apply(events, { sql, table }) {
      const before = await readTree(sql, table(tables.tree));
      const { after, nodes, leafIndexes } = extendTree(before, events, toEntry);
      await sql(
        `with leaves as (
         insert into ${table(tables.leaves)} (leaf, event_id)
         select leaf, event_id from jsonb_to_recordset($1::jsonb) as r (leaf bigint, event_id uuid)
       ), tiles as (
         insert into ${table(tables.tiles)} as tile (level, index, hashes)
         select level, index, decode(hashes, 'hex')
         from jsonb_to_recordset($2::jsonb) as r (level smallint, index bigint, hashes text)
         on conflict (level, index) do update set hashes = tile.hashes || excluded.hashes
       )
       insert into ${table(tables.tree)} (size, frontier) values ($3, decode($4, 'hex'))
       on conflict (singleton) do update set size = excluded.size, frontier = excluded.frontier`,
        [
          JSON.stringify([...leafIndexes].map(([event_id, leaf]) => ({ leaf, event_id }))),
          JSON.stringify(toTileRows(nodes)),
          after.size,
          toFrontierHex(after),
        ],
      );
    },
  });

/** Reads the tree from the tables. */
export const readTree = (sql: Sql, table = `"${tables.tree}"`): Promise<Tree> => readStoredTree(sql, table);
