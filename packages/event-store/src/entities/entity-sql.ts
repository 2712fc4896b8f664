import type { Sql } from '../database.ts';
import { type Column, type Entity, type RowOf, listColumns } from './entity.ts';

export interface SelectListOptions<Property extends string> {
  /** All properties by default. */
  readonly only?: readonly Property[];
  readonly except?: readonly Property[];
  /** SQL to select in place of a column. */
  readonly replace?: Partial<Record<Property, string>>;
  /** Alias of the table. */
  readonly of?: string;
}

/** Lists the columns of an entity under the names of its properties, for `select` or `returning`. */
export function selectList<E extends Entity>(
  entity: E,
  { only, except = [], replace = {}, of }: SelectListOptions<keyof RowOf<E> & string> = {},
): string {
  const expressions: Partial<Record<string, string>> = replace;
  const skipped = new Set<string>(except);
  const chosen = only && new Set<string>(only);
  return listColumns(entity)
    .filter(({ property }) => !skipped.has(property) && (!chosen || chosen.has(property)))
    .map(({ property, name }) => `${expressions[property] ?? (of ? `${of}.${name}` : name)} as "${property}"`)
    .join(', ');
}

/** Selects rows of an entity. `rest` follows the name of the table. */
export const selectRows = <E extends Entity>(
  sql: Sql,
  entity: E,
  rest = '',
  values: readonly unknown[] = [],
): Promise<RowOf<E>[]> =>
  sql<RowOf<E>>(`select ${selectList(entity)} from ${entity.meta.tableName} ${rest}`, values);

/** Returns a statement that inserts the rows of a JSON array, `$1`. A conflict clause may follow. */
export function insertStatement(entity: Entity, table: string = entity.meta.tableName): string {
  const list = (write: (column: Column) => string) => listColumns(entity).map(write).join(', ');
  // Columns of the recordset have the names of the properties, so that rows are passed unchanged.
  return `insert into ${table} (${list(({ name }) => name)})
    select ${list(({ property }) => `"${property}"`)}
    from jsonb_to_recordset($1::jsonb) as r (${list(({ property, type }) => `"${property}" ${type}`)})`;
}

/** Returns a statement that inserts or updates the rows of a JSON array, `$1`. */
export function upsertStatement(entity: Entity, table?: string): string {
  const names = (primary: boolean) =>
    listColumns(entity).flatMap((column) => (column.primary === primary ? column.name : []));
  const updates = names(false).map((name) => `${name} = excluded.${name}`);
  return `${insertStatement(entity, table)}
    on conflict (${names(true).join(', ')}) do ${updates.length > 0 ? `update set ${updates.join(', ')}` : 'nothing'}`;
}

/** An SQL condition and its values; parameters are numbered from `$1`. */
export interface Condition {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Joins conditions to a `where` clause and renumbers their parameters. */
export function joinConditions(conditions: readonly Condition[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = conditions.map(({ text, values: own = [] }) => {
    const from = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${from + Number(at)}`);
  });
  return { text: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values };
}
