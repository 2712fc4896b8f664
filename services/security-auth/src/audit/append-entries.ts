import type { AuditEntry } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { toFrontierHex, toTileRows, parseTree, type TreeRow } from '@aera/transparency-log/log';
import { appendLeaves, hashLeaf } from '@aera/transparency-log';
import { toEntryColumns, type EntryColumns } from './audit-queries.ts';

export type AppendEntries = (entries: readonly AuditEntry[]) => Promise<void>;

/**
 * Appends entries in order. Idempotent by entry id. One transaction writes the rows, tiles and tree; a row lock on the tree serializes
 * writers.
 */
export const createEntryAppender =
  (transaction: EventStore['transaction']): AppendEntries =>
  async (entries) => {
    const byId = new Map(entries.map((entry) => [entry.id, toEntryColumns(entry)]));
    if (byId.size > 0) await transaction((sql) => append(sql, byId));
  };

async function append(sql: Sql, byId: Map<string, EntryColumns>): Promise<void> {
  const [row] = await sql<TreeRow>('select size, frontier from audit_tree for update');
  if (!row) throw new Error('The audit log has no tree.');
  const existing = await sql<{ id: string }>('select id from audit_entries where id = any($1::uuid[])', [
    [...byId.keys()],
  ]);
  for (const { id } of existing) byId.delete(id);
  const newEntries = [...byId.values()];
  if (newEntries.length === 0) return;
  const before = parseTree(row);
  const { tree, nodes } = appendLeaves(
    before,
    newEntries.map(({ entry }) => hashLeaf(Buffer.from(entry))),
  );
  const rows = newEntries.map((columns, index) => Object.assign({ leaf: before.size + index }, columns));
  await sql(
    `with rows as (
       select * from jsonb_to_recordset($1::jsonb) as r (leaf bigint, id uuid, entry text, kind text, at timestamptz, service text,
         actor text, action text, targets text[], request_id text, call_id uuid, status int)
     ), known as (
       select id, actor, action, targets from rows union all
       select id, actor, action, targets from audit_entries where id in (select call_id from rows)
     ), entries as (
       insert into audit_entries
       select leaf, rows.id, entry, kind, at, service, coalesce(known.actor, rows.actor), coalesce(known.action, rows.action),
              coalesce(known.targets, rows.targets), request_id, call_id, status
       from rows left join known on known.id = rows.call_id
     ), tiles as (
       insert into audit_tiles as tile (level, index, hashes)
       select level, index, decode(hashes, 'hex')
       from jsonb_to_recordset($2::jsonb) as r (level smallint, index bigint, hashes text)
       on conflict (level, index) do update set hashes = tile.hashes || excluded.hashes
     )
     update audit_tree set size = $3, frontier = decode($4, 'hex')`,
    [JSON.stringify(rows), JSON.stringify(toTileRows(nodes)), tree.size, toFrontierHex(tree)],
  );
}
