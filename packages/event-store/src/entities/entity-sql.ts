import type { Sql } from '../database.ts';
import { type Column, type Entity, type RowOf, columnsOf } from './entity.ts';

export interface SelectListOptions<Property extends string> {
  /** All properties when left out. */
  readonly only?: readonly Property[];
  readonly except?: readonly Property[];
  /** SQL to select in place of a column. */
  readonly replace?: Partial<Record<Property, string>>;
  /** The table's alias. */
  readonly of?: string;
}

/** The columns of an entity under the names of its properties, for a `select` or `returning`. */
export function selectList<E extends Entity>(
  entity: E,
  { only, except = [], replace = {}, of }: SelectListOptions<keyof RowOf<E> & string> = {},
): string {
  const expressions: Partial<Record<string, string>> = replace;
  const skipped = new Set<string>(except);
  const chosen = only && new Set<string>(only);
  return columnsOf(entity)
    .filter(({ property }) => !skipped.has(property) && (!chosen || chosen.has(property)))
    .map(({ property, name }) => `${expressions[property] ?? (of ? `${of}.${name}` : name)} as "${property}"`)
    .join(', ');
}

/** The rows of an entity. `rest` follows the name of the table. */
export const selectRows = <E extends Entity>(
  sql: Sql,
  entity: E,
  rest = '',
  values: readonly unknown[] = [],
): Promise<RowOf<E>[]> =>
  sql<RowOf<E>>(`select ${selectList(entity)} from ${entity.meta.tableName} ${rest}`, values);

/** Inserts the rows of a JSON array, `$1`; what to do about known keys follows. */
export function insertStatement(entity: Entity, table: string = entity.meta.tableName): string {
  const list = (write: (column: Column) => string) => columnsOf(entity).map(write).join(', ');
  // In the recordset a column bears the name of its property, so that rows travel as they are.
  return `insert into ${table} (${list(({ name }) => name)})
    select ${list(({ property }) => `"${property}"`)}
    from jsonb_to_recordset($1::jsonb) as r (${list(({ property, type }) => `"${property}" ${type}`)})`;
}

/** Writes the rows of a JSON array, `$1`, over those with the same key. */
export function upsertStatement(entity: Entity, table?: string): string {
  const names = (primary: boolean) =>
    columnsOf(entity).flatMap((column) => (column.primary === primary ? column.name : []));
  const updates = names(false).map((name) => `${name} = excluded.${name}`);
  return `${insertStatement(entity, table)}
    on conflict (${names(true).join(', ')}) do ${updates.length > 0 ? `update set ${updates.join(', ')}` : 'nothing'}`;
}

/** A piece of SQL and its values; parameters are numbered from `$1`. */
export interface Condition {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A `where` clause of conditions: each numbers its parameters from one, and here they get their own numbers. */
export function joinConditions(conditions: readonly Condition[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = conditions.map(({ text, values: own = [] }) => {
    const from = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${from + Number(at)}`);
  });
  return { text: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values };
}
