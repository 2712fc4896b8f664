import { defineProjection, type Sql } from '@aera/event-store';
import { frontierText, hexadecimal, readTree as readKeptTree } from '@aera/transparency-log/log';
import type { Tree } from '@aera/transparency-log';
import { growWith } from './grow-with.ts';

const tables = { tree: 'ledger_tree', leaves: 'ledger_leaves', nodes: 'ledger_nodes' } as const;

/** Name of the projection. */
export const treeName = 'ledger-tree';

/**
 * The tables of the Merkle log: one leaf per event, in the order of the event log, with every node that a proof can need.
 * Acknowledgements do not wait for them (see `createLogFollower`).
 */
export const ledgerTree = defineProjection({
  name: treeName,
  tables: Object.values(tables),
  restMs: 50,
  sealed: true,
  async apply(events, { sql, table }) {
    const before = await readTree(sql, table(tables.tree));
    const { after, nodes, leaves } = growWith(before, events);
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
        JSON.stringify([...leaves].map(([event_id, leaf]) => ({ leaf, event_id }))),
        JSON.stringify(nodes.map(hexadecimal)),
        after.size,
        frontierText(after),
      ],
    );
  },
});

/** The tree as the tables hold it now. */
export const readTree = (sql: Sql, table = `"${tables.tree}"`): Promise<Tree> => readKeptTree(sql, table);
