import { listColumns, type Entity, type RowOf } from '../entities/entity.ts';
import { selectList, upsertStatement } from '../entities/entity-sql.ts';
import type { Sql } from '../database.ts';
import { defineProjection, type Projection } from './projection.ts';
import type { StreamDefinition, StreamEvent } from '../streams/define-stream.ts';

interface RowProjectionOptions<S extends StreamDefinition, Declared extends Entity> {
  name: string;
  version?: number;
  streams: readonly S[];
  /** The table, with one primary key column. */
  entity: Declared;
  /** Keys of the rows that an event changes; null: none. */
  key: (event: StreamEvent<S>) => string | readonly string[] | null;
  /** Returns the row after the event; pure. Null: no row. The same object: unchanged. */
  project: (row: RowOf<Declared> | null, event: StreamEvent<S>, key: string) => RowOf<Declared> | null;
}

/**
 * A projection of one row per key by a pure function. For each batch it loads the rows the events touch, folds in
 * memory, and writes one upsert and one delete.
 */
export function defineRowProjection<S extends StreamDefinition, Declared extends Entity>({
  name,
  version,
  streams,
  entity,
  key,
  project,
}: RowProjectionOptions<S, Declared>): Projection {
  const { tableName } = entity.meta;
  return defineProjection<S>({
    name,
    version,
    streams,
    tables: [tableName],
    async apply(events, context) {
      const touched = events.flatMap((event) => [key(event) ?? []].flat().map((id) => ({ id, event })));
      if (touched.length === 0) return;
      const target = context.table(tableName);
      const ids = [...new Set(touched.map(({ id }) => id))];
      const before = await loadRows(context.sql, entity, target, ids);
      const after = new Map<string, RowOf<Declared> | null>(before);
      for (const { id, event } of touched) after.set(id, project(after.get(id) ?? null, event, id));

      const changed = [...after].filter(([id, row]) => row !== null && row !== before.get(id));
      const deleted = [...after].filter(([id, row]) => row === null && before.has(id));
      const rows = JSON.stringify(changed.map(([, row]) => row));
      if (changed.length > 0) await context.sql(upsertStatement(entity, target), [rows]);
      if (deleted.length > 0)
        await context.sql(`delete from ${target} where ${createKeyCondition(entity)}`, [
          deleted.map(([id]) => id),
        ]);
    },
  });
}

async function loadRows<E extends Entity>(sql: Sql, entity: E, table: string, ids: readonly string[]) {
  const key = requireKey(entity);
  const rows = await sql<RowOf<E> & { $key: string }>(
    `select ${selectList(entity)}, ${key.name}::text as "$key" from ${table} where ${createKeyCondition(entity)}`,
    [ids],
  );
  return new Map(rows.map(({ $key, ...row }) => [$key, row as unknown as RowOf<E>]));
}

function requireKey(entity: Entity) {
  const key = listColumns(entity).find(({ primary }) => primary);
  if (!key) throw new TypeError(`The rows of ${entity.meta.tableName} have no primary key.`);
  return key;
}

function createKeyCondition(entity: Entity): string {
  const { name, type } = requireKey(entity);
  return `${name} = any($1::${type}[])`;
}
