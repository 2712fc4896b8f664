import type { Sql } from '../database.ts';
import { quoteIdentifier } from './projection.ts';

export const shadowSuffix = '__rebuild';
const retiredSuffix = '__retired';

/** Replaces the shadow of each table by an empty copy with its columns, defaults, checks and indexes. */
export async function createShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const shadow = quoteIdentifier(table + shadowSuffix);
    await sql(`drop table if exists ${shadow}`);
    await sql(`create table ${shadow} (like ${quoteIdentifier(table)} including all)`);
  }
}

/** Whether any of the tables has a shadow. */
export async function hasShadows(sql: Sql, tables: readonly string[]): Promise<boolean> {
  const rows = await sql(
    'select from unnest($1::text[]) as shadow(name) where to_regclass(name) is not null limit 1',
    [tables.map((table) => quoteIdentifier(table + shadowSuffix))],
  );
  return rows.length > 0;
}

export async function dropShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql(`drop table if exists ${quoteIdentifier(table + shadowSuffix)}`);
}

/** Replaces each table by its shadow, under the name of the table and of its indexes. Requires a transaction. */
export async function swapShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [live, shadow, retired] = ['', shadowSuffix, retiredSuffix].map((suffix) =>
      quoteIdentifier(table + suffix),
    );
    const names = await listIndexNames(sql, live!);
    const shadowNames = await listIndexNames(sql, shadow!);
    await sql(`alter table ${live} rename to ${retired}`);
    await sql(`alter table ${shadow} rename to ${live}`);
    await sql(`drop table ${retired}`);
    // Copied indexes have generated names; later migrations use the original ones.
    for (const [index, name] of names.entries()) {
      await sql(`alter index ${quoteIdentifier(shadowNames[index]!)} rename to ${quoteIdentifier(name)}`);
    }
  }
}

/** Ordered by their definition, so that the indexes of a table and of its copy correspond. */
async function listIndexNames(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass
     order by i.indisprimary, i.indisunique, regexp_replace(pg_get_indexdef(i.indexrelid), '^.*? USING ', ''), c.oid`,
    [table],
  );
  return rows.map(({ name }) => name);
}
