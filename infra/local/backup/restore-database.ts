import { Client, escapeIdentifier } from 'pg';
import type { TableHeader } from './database-snapshot.ts';
import { createEventNumbersSql, renumberPositions, restoredTransactionId } from './renumber-positions.ts';
import { readLines } from './read-lines.ts';

const rowsPerInsert = 1_000;
/** Maximum length of one statement in characters; a single row may be longer. */
const maxInsertLength = 4_000_000;

/**
 * Fills a migrated database with the rows of a backup, in one transaction and as its owner. They replace the rows that migrations wrote. The
 * events are renumbered in the order of the log, since transaction ids and their order belong to one cluster.
 * @returns the number of rows
 */
export async function restoreDatabase(url: string, rows: AsyncIterable<Uint8Array>): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const constraints = await dropForeignKeys(client);
    await truncateTables(client);
    await client.query(createEventNumbersSql);
    const count = await insertRows(client, rows);
    await renumberPositions(client);
    for (const { table, definition } of constraints)
      await client.query(`alter table ${table} add ${definition}`);
    await advanceSequences(client);
    await client.query('commit');
    await client.query('analyze');
    return count;
  } finally {
    await client.end();
  }
}

/** Creates partitions and inserts rows as they arrive. */
async function insertRows(client: Client, source: AsyncIterable<Uint8Array>): Promise<number> {
  let insert: ((lines: readonly string[]) => Promise<void>) | undefined;
  let lines: string[] = [];
  let length = 0;
  let count = 0;
  const flush = async () => {
    if (lines.length > 0) await insert!(lines);
    count += lines.length;
    [lines, length] = [[], 0];
  };
  for await (const line of readLines(source)) {
    if (line.startsWith('{')) {
      await flush();
      const header = JSON.parse(line) as TableHeader;
      if (header.partitionOf) await createPartition(client, header);
      insert = header.table === 'events' ? insertEvents(client, header) : insertInto(client, header);
      continue;
    }
    lines.push(line);
    length += line.length;
    if (lines.length >= rowsPerInsert || length >= maxInsertLength) await flush();
  }
  await flush();
  return count;
}

const insertInto = (client: Client, { table, columns }: TableHeader) => {
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const values = columns.map(toValue).join(', ');
  return async (lines: readonly string[]): Promise<void> => {
    await client.query(
      `insert into ${escapeIdentifier(table)} (${names}) overriding system value
       select ${values} from jsonb_array_elements($1::jsonb) as r`,
      [`[${lines.join(',')}]`],
    );
  };
};

const toValue = ({ type }: TableHeader['columns'][number], index: number): string =>
  `(r->>${index})::${type}`;

function insertEvents(client: Client, { table, columns }: TableHeader) {
  const positionValues = ['transaction_id', 'position'].map((name) => {
    const index = columns.findIndex((column) => column.name === name);
    return toValue(columns[index]!, index);
  });
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const values = columns.map((column, index) => {
    if (column.name === 'transaction_id') return `'${restoredTransactionId}'::xid8`;
    return column.name === 'position' ? '$2::bigint + n' : toValue(column, index);
  });
  let inserted = 0;
  return async (lines: readonly string[]): Promise<void> => {
    await client.query(
      `with rows as materialized (
         select r, n from jsonb_array_elements($1::jsonb) with ordinality as t (r, n)
       ), numbers as (
         insert into event_numbers select ${positionValues.join(', ')}, $2::bigint + n from rows
       )
       insert into ${escapeIdentifier(table)} (${names}) overriding system value select ${values.join(', ')} from rows`,
      [`[${lines.join(',')}]`, inserted],
    );
    inserted += lines.length;
  };
}

async function createPartition(client: Client, { table, partitionOf }: TableHeader): Promise<void> {
  await client.query(
    `create table ${escapeIdentifier(table)} partition of ${escapeIdentifier(partitionOf!.table)} ${partitionOf!.bounds}`,
  );
}

async function truncateTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
}

interface ForeignKey {
  table: string;
  definition: string;
}

/** Drops foreign keys, so that tables can be filled in any order. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey & { name: string }>(
    `select conrelid::regclass as table, quote_ident(conname) as name,
       'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Sets sequences above every restored value. */
async function advanceSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select * from (
       select attrelid::regclass as table, quote_ident(attname) as column,
         pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where attnum > 0 and not attisdropped and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     ) as columns where sequence is not null`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${table}`, [sequence]);
}
