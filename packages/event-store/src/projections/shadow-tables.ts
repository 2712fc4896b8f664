import type { Sql } from '../database.ts';
import { quoteIdentifier } from './projection.ts';

/** What a shadow table's name ends in. */
export const shadowSuffix = '__rebuild';
const retiredSuffix = '__retired';

/** Makes an empty copy of each table, its columns, defaults, checks and indexes included, in place of an older copy. */
export async function createShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const shadow = quoteIdentifier(table + shadowSuffix);
    await sql(`drop table if exists ${shadow}`);
    await sql(`create table ${shadow} (like ${quoteIdentifier(table)} including all)`);
  }
}

/** Takes shadows away that are not wanted after all. */
export async function dropShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql(`drop table if exists ${quoteIdentifier(table + shadowSuffix)}`);
}

/** Puts each shadow in the place of its table, under the table's name and with its index names. Needs a transaction. */
export async function swapShadows(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [live, shadow, retired] = ['', shadowSuffix, retiredSuffix].map((suffix) =>
      quoteIdentifier(table + suffix),
    );
    const names = await indexNames(sql, live!);
    const shadowNames = await indexNames(sql, shadow!);
    await sql(`alter table ${live} rename to ${retired}`);
    await sql(`alter table ${shadow} rename to ${live}`);
    await sql(`drop table ${retired}`);
    // Copied indexes have made-up names; later migrations know the first ones.
    for (const [index, name] of names.entries()) {
      await sql(`alter index ${quoteIdentifier(shadowNames[index]!)} rename to ${quoteIdentifier(name)}`);
    }
  }
}

/** In an order that depends on what they index, so that a table's and its copy's correspond. */
async function indexNames(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass
     order by i.indisprimary, i.indisunique, regexp_replace(pg_get_indexdef(i.indexrelid), '^.*? USING ', ''), c.oid`,
    [table],
  );
  return rows.map(({ name }) => name);
}
