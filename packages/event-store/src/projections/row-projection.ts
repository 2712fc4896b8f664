import type { Sql } from '../database.ts';
import type { DomainEvent, StoredEvent } from '../event.ts';
import { defineProjection, quoteIdentifier } from './projection.ts';
import type { Projection } from './projection.ts';
import type { StreamDefinition, StreamEvent } from '../streams/define-stream.ts';

export interface RowProjectionOptions<E, Row extends object> {
  name: string;
  version?: number;
  table: string;
  /** Which row (or rows) an event touches; null: none. */
  key: (event: E) => string | readonly string[] | null;
  /** SQL type of each property of a row, the primary key first. Column names are the properties in snake case. */
  columns: { readonly [Property in keyof Row & string]: string };
  /** The row after the event: pure. Null: there is none (any more). The same row: nothing changed. */
  project: (row: Row | null, event: E, key: string) => Row | null;
}

/**
 * A projection of one row per key by a pure function. For each batch it loads the rows the events touch, folds in
 * memory, and writes one upsert and one delete. Rows are plain data: times are ISO 8601 text, `bigint` a number.
 */
export function rowProjection<S extends StreamDefinition, Row extends object>(
  options: RowProjectionOptions<StreamEvent<S>, Row> & { readonly streams: readonly S[] },
): Projection;
export function rowProjection<E extends DomainEvent, Row extends object>(
  options: RowProjectionOptions<StoredEvent<E>, Row>,
): Projection<E>;
export function rowProjection<S extends StreamDefinition, Row extends object>(
  options: RowProjectionOptions<StreamEvent<S>, Row> & { readonly streams?: readonly S[] },
): Projection {
  const { name, version, table, streams, key, project } = options;
  const statements = statementsFor(Object.entries(options.columns));
  return defineProjection<S>({
    name,
    version,
    streams: streams as readonly S[],
    tables: [table],
    async apply(events, context) {
      const touched = events.flatMap((event) => [key(event) ?? []].flat().map((id) => ({ id, event })));
      if (touched.length === 0) return;
      const target = context.table(table);
      const before = await loadRows<Row>(context.sql, statements.load(target), [
        ...new Set(touched.map(({ id }) => id)),
      ]);
      const after = new Map(before);
      for (const { id, event } of touched) after.set(id, project(after.get(id) ?? null, event, id));

      const changed = [...after].filter(([id, row]) => row !== null && row !== before.get(id));
      const gone = [...after].filter(([id, row]) => row === null && before.has(id));
      const rows = JSON.stringify(changed.map(([, row]) => row));
      if (changed.length > 0) await context.sql(statements.upsert(target), [rows]);
      if (gone.length > 0) await context.sql(statements.remove(target), [gone.map(([id]) => id)]);
    },
  });
}

async function loadRows<Row extends object>(sql: Sql, text: string, ids: string[]) {
  const rows = await sql<Row & { $key: string }>(text, [ids]);
  return new Map(rows.map(({ $key, ...row }) => [$key, row as unknown as Row | null]));
}

/** In the recordset a column bears its property's name, so that rows travel as they are. */
function statementsFor(columns: [property: string, type: string][]) {
  const properties = columns.map(([property]) => quoteIdentifier(property));
  const names = columns.map(([property]) => quoteIdentifier(snakeCase(property)));
  const [keyName, keyType] = [names[0], columns[0]?.[1]];
  if (!keyName) throw new TypeError('A row projection needs a column.');
  const typed = columns.map(([, type], index) => `${properties[index]} ${type}`);
  const aliased = names.map((column, index) => `${column} as ${properties[index]}`);
  const updates = names.slice(1).map((column) => `${column} = excluded.${column}`);
  return {
    load: (table: string) =>
      `select ${aliased.join(', ')}, ${keyName}::text as "$key" from ${table} where ${keyName} = any($1::${keyType}[])`,
    upsert: (table: string) =>
      `insert into ${table} (${names.join(', ')})
       select ${properties.join(', ')} from jsonb_to_recordset($1::jsonb) as r (${typed.join(', ')})
       on conflict (${keyName}) do ${updates.length > 0 ? `update set ${updates.join(', ')}` : 'nothing'}`,
    remove: (table: string) => `delete from ${table} where ${keyName} = any($1::${keyType}[])`,
  };
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
