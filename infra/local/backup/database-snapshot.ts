import { Client, escapeIdentifier } from 'pg';

/** The rows of a database as of one instant. */
export interface DatabaseSnapshot {
  /** `<transaction id>:<position>` of the last event; null for a service without events. */
  readonly logPosition: string | null;
  /** Names of the migrations that created the schema. */
  readonly migrations: readonly string[];
  /**
   * Lines of JSON: a `TableHeader` for each table, followed by its rows as arrays of text; events in the order of the log. Tables of keys that
   * are deleted after a day have no rows.
   */
  readLines(): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

export interface TableHeader {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** For a partition: its table, and its bounds as SQL. */
  readonly partitionOf?: { readonly table: string; readonly bounds: string };
}

const rowsPerFetch = 1_000;

/** Tables of random keys that are deleted after a day, and have to be gone then. A restored platform creates new ones. */
const tablesWithoutRows: readonly string[] = ['daily_salts'];

/**
 * Opens a snapshot that is not affected by later commits and blocks no writer. A read-only transaction has no transaction id, so it does
 * not delay the event log.
 */
export async function openDatabaseSnapshot(url: string): Promise<DatabaseSnapshot> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Fixes the text form of values, regardless of the server's settings.
    await client.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1`,
    );
    await client.query('begin transaction isolation level repeatable read, read only');
    // The first query takes the snapshot.
    const tables = await readTables(client);
    const logPosition = tables.some(({ table }) => table === 'events') ? await readLogPosition(client) : null;
    return {
      logPosition,
      migrations: await readMigrations(client),
      readLines: () => readLines(client, tables),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* readLines(client: Client, tables: TableHeader[]): AsyncGenerator<Buffer> {
  for (const header of tables) {
    yield toLine(header);
    if (tablesWithoutRows.includes(header.table)) continue;
    const values = header.columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
    const order = header.table === 'events' ? 'order by transaction_id, position' : '';
    await client.query(
      `declare rows no scroll cursor for
       select array[${values}]::text[] as row from ${escapeIdentifier(header.table)} ${order}`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: (string | null)[] }>(`fetch ${rowsPerFetch} from rows`);
      if (rows.length === 0) break;
      yield Buffer.concat(rows.map(({ row }) => toLine(row)));
    }
    await client.query('close rows');
  }
}

/** Without generated columns, which the database computes again, and without the shadow tables of a running rebuild. */
async function readTables(client: Client): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(
    `select relname as "table",
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns,
       case when relispartition then json_build_object('table', (select inhparent::regclass from pg_inherits where inhrelid = pg_class.oid),
         'bounds', pg_get_expr(relpartbound, pg_class.oid)) end as "partitionOf"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
       and relname not like '%\\_\\_rebuild'
     group by pg_class.oid order by relname`,
  );
  return rows.map(({ partitionOf, ...header }) => (partitionOf ? { ...header, partitionOf } : header));
}

async function readLogPosition(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ position: string }>(
    `select transaction_id || ':' || position as position from events
     order by events.transaction_id desc, events.position desc limit 1`,
  );
  return rows[0]?.position ?? null;
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

const toLine = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
