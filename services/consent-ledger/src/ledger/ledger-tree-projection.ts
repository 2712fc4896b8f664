import { defineProjection, type Sql, type StoredEvent } from '@aera/event-store';
import { appendLeaves, hashLeaf, type Tree, type TreeNode } from '@aera/transparency-log';
import { toFrontierHex, toHexNode, readTree as readKeptTree } from '@aera/transparency-log/log';
import { canonicalJson, type Json } from '@aera/transparency-log/verify';
import { consentPersonalFields } from '../consents/consent.ts';

/**
 * Returns the log entry of an event: canonical JSON (RFC 8785) with a commitment in place of personal fields, and without nulls. So neither
 * an erasure nor a new field that reads as null in old events changes an entry.
 */
export const ledgerEntry = ({ id, type, streamId, recordedAt, data }: StoredEvent): string =>
  canonicalJson({ id, type, streamId, recordedAt, data: publicFields(type, data) });

function publicFields(type: string, data: unknown): Json {
  const hidden: readonly string[] =
    type === 'ConsentRecorded' ? consentPersonalFields.ConsentRecorded.fields : [];
  return Object.fromEntries(
    Object.entries(data ?? {}).filter(([name, value]) => value !== null && !hidden.includes(name)),
  ) as Json;
}

/** Changes of the tree by a batch of events. */
export interface TreeAppend {
  readonly before: Tree;
  readonly after: Tree;
  /** All new complete subtrees. */
  readonly nodes: readonly TreeNode[];
  /** Leaf index by event id. */
  readonly leaves: ReadonlyMap<string, number>;
}

/** Appends events to the tree in log order, one leaf each. */
export function appendEvents(before: Tree, events: readonly StoredEvent[]): TreeAppend {
  const { tree, nodes } = appendLeaves(
    before,
    events.map((event) => hashLeaf(Buffer.from(ledgerEntry(event)))),
  );
  const leaves = new Map(events.map(({ id }, at) => [id, before.size + at]));
  return { before, after: tree, nodes, leaves };
}

const tables = { tree: 'ledger_tree', leaves: 'ledger_leaves', nodes: 'ledger_nodes' } as const;

/** Name of the projection. */
export const ledgerTreeName = 'ledger-tree';

/**
 * The tables of the Merkle log: one leaf per event, in the order of the event log, with every node that a proof can need.
 * Acknowledgements do not wait for them (see `createLogTailer`).
 */
export const ledgerTreeProjection = defineProjection({
  name: ledgerTreeName,
  tables: Object.values(tables),
  batchDelayMs: 50,
  skipDecryption: true,
  async apply(events, { sql, table }) {
    const before = await readTree(sql, table(tables.tree));
    const { after, nodes, leaves } = appendEvents(before, events);
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
        JSON.stringify(nodes.map(toHexNode)),
        after.size,
        toFrontierHex(after),
      ],
    );
  },
});

/** Reads the tree from the tables. */
export const readTree = (sql: Sql, table = `"${tables.tree}"`): Promise<Tree> => readKeptTree(sql, table);
