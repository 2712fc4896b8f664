import { defineProjection, type Sql } from '@aera/event-store';
import { emptyTree, grow, leafHash, type Tree, type TreeNode } from '@aera/merkle-log';
import { ledgerEntry } from './ledger-entry.ts';
import type { LedgerEvent } from './ledger-event.ts';

const tables = { tree: 'ledger_tree', leaves: 'ledger_leaves', nodes: 'ledger_nodes' } as const;

/** What one batch of events did to the log. */
export interface Growth {
  readonly before: Tree;
  readonly after: Tree;
  readonly nodes: readonly TreeNode[];
  /** Of the new leaves, in their order. */
  readonly eventIds: readonly string[];
}

/** Who is told that the log has grown. */
export interface GrowthListener {
  /** By this process, with what it knows of it. */
  readonly grown: (growth: Growth) => void;
  /** By another one. */
  readonly grownElsewhere: () => void;
}

/** The Merkle log: one leaf per event, in the order of the event log, with every node that a proof can need. */
export const ledgerTree = ({ grown, grownElsewhere }: GrowthListener) =>
  defineProjection<LedgerEvent>({
    name: 'ledger-tree',
    tables: Object.values(tables),
    onOvertaken: grownElsewhere,
    async apply(events, { sql, table, afterCommit }) {
      const before = await readTree(sql, table(tables.tree));
      const hashes = events.map((event) => leafHash(Buffer.from(ledgerEntry(event))));
      const { tree, nodes } = grow(before, hashes);
      const leaves = events.map(({ id }, at) => ({ leaf: before.size + at, event_id: id }));
      // One statement: the acknowledgements of all these events wait for it.
      await sql(
        `with leaves as (
         insert into ${table(tables.leaves)} (leaf, event_id)
         select leaf, event_id from jsonb_to_recordset($1::jsonb) as r (leaf bigint, event_id uuid)
       ), nodes as (
         insert into ${table(tables.nodes)} (level, index, hash)
         select level, index, decode(hash, 'hex')
         from jsonb_to_recordset($2::jsonb) as r (level smallint, index bigint, hash text)
       )
       insert into ${table(tables.tree)} (size, frontier) values ($3, decode($4, 'hex'))
       on conflict (singleton) do update set size = excluded.size, frontier = excluded.frontier`,
        [
          JSON.stringify(leaves),
          JSON.stringify(nodes.map(hexadecimal)),
          tree.size,
          Buffer.concat(tree.frontier).toString('hex'),
        ],
      );
      afterCommit(() => grown({ before, after: tree, nodes, eventIds: events.map(({ id }) => id) }));
    },
  });

const hexadecimal = ({ level, index, hash }: TreeNode) => ({
  level,
  index,
  hash: Buffer.from(hash).toString('hex'),
});

const hashBytes = 32;

/** The tree as it is now. */
export async function readTree(sql: Sql, table = `"${tables.tree}"`): Promise<Tree> {
  const [row] = await sql<{ size: number; frontier: Buffer }>(`select size, frontier from ${table}`);
  if (!row) return emptyTree;
  const count = row.frontier.length / hashBytes;
  const frontier = Array.from({ length: count }, (_, at) =>
    row.frontier.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
  return { size: row.size, frontier };
}
