import type { Client } from 'pg';

/**
 * Columns that contain a checkpoint of the event log in the same database, as `<transaction id>:<position>`. A spec compares the lists of
 * this file with the schemas of all services.
 */
export const checkpointColumns: Readonly<Record<string, readonly string[]>> = {
  projection_checkpoints: ['checkpoint'],
  relay_checkpoints: ['checkpoint', 'pending_to'],
  score_checkpoints: ['checkpoint'],
  ledger_audit: ['checkpoint'],
};

/** Columns with the position of one event. */
export const positionColumns: Readonly<Record<string, readonly string[]>> = { active_merges: ['ordinal'] };

/**
 * The transaction id of every restored event. The original ids are those of another cluster. Readers skip an id that their cluster has not
 * reached, so it is one that every cluster has passed.
 */
export const restoredTransactionId = 1;

/** Creates the table with the new number of each event (1, 2, 3 and so on) by its old position. */
export const createEventNumbersSql = `create temporary table event_numbers (
  transaction_id xid8 not null, position bigint not null, number bigint not null) on commit drop`;

/** Rewrites every reference to a log position. A position between two known events maps to the earlier one. */
export async function renumberPositions(client: Client): Promise<void> {
  await client.query('create index on event_numbers (transaction_id, position)');
  await client.query('create unique index on event_numbers (position)');
  await client.query('analyze event_numbers');
  for (const [table, columns] of Object.entries(checkpointColumns))
    for (const column of await listExisting(client, table, columns))
      await client.query(`update ${table} set ${column} = coalesce((
        select '${restoredTransactionId}:' || number from event_numbers
        where (transaction_id, position) <= (split_part(${column}, ':', 1)::xid8, split_part(${column}, ':', 2)::bigint)
        order by transaction_id desc, position desc limit 1), '0:0') where ${column} is not null`);
  for (const [table, columns] of Object.entries(positionColumns))
    for (const column of await listExisting(client, table, columns))
      await client.query(
        `update ${table} set ${column} = number from event_numbers where event_numbers.position = ${column}`,
      );
}

/** Returns the columns that exist in this database, since each table belongs to one service. */
async function listExisting(client: Client, table: string, columns: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = to_regclass($1) and attname = any($2)',
    [table, columns],
  );
  return rows.map(({ name }) => name);
}
