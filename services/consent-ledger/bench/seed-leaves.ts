import { withPostgresClient } from '@aera/testing';

const tables = ['ledger_leaves', 'ledger_tiles'];

/** Keys and indexes are created after the rows, which is many times faster and leaves them as after a rebuild. */
const keysOf = `select conrelid::regclass as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = any($1::text[]::regclass[]) and contype in ('p', 'u')`;
const indexesOf = `select indexname as name, indexdef as definition from pg_indexes i
  where tablename = any($1) and not exists (select from pg_constraint where conname = i.indexname)`;

/** Inserts a valid Merkle tree over this many leaves by SQL. The event log stays empty, because no measurement reads it. */
export async function fillLeaves(url: string, leaves: number, say: (line: string) => void): Promise<void> {
  await withPostgresClient(url, async (client) => {
    const step = async (what: string, sql: string, values: unknown[] = []) => {
      const began = performance.now();
      await client.query(sql, values);
      say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB';
      set max_parallel_maintenance_workers = 2`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(indexesOf, [tables]);
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(keysOf, [
      tables,
    ]);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
    for (const table of tables) await client.query(`alter table ${table} set unlogged`);
    await client.query('truncate ledger_tree, ledger_leaves, ledger_tiles');

    await step(
      'leaves',
      `insert into ledger_leaves select n, gen_random_uuid() from generate_series(0, $1::bigint - 1) n`,
      [leaves],
    );
    await step(
      'nodes',
      `create temp table below as
       select n as index, sha256('\\x00'::bytea || int8send(n)) as hash from generate_series(0, ${leaves - 1}) n`,
    );
    await client.query('create temp table frontier (level int, hash bytea)');
    for (let level = 0; 2 ** level <= leaves; level += 1) {
      if (level % 8 === 0)
        await client.query(
          `insert into ledger_tiles select $1, index / 256, string_agg(hash, ''::bytea order by index) from below
           group by index / 256`,
          [level / 8],
        );
      // The frontier: one complete subtree per bit of the size.
      await client.query(
        `insert into frontier select $1, hash from below
         where ($2::bigint >> $1::int) & 1 = 1 and index = ($2::bigint >> $1::int) - 1`,
        [level, leaves],
      );
      await client.query(
        `create temp table above as select l.index / 2 as index, sha256('\\x01'::bytea || l.hash || r.hash) as hash
         from below l join below r on r.index = l.index + 1 where l.index % 2 = 0`,
      );
      await client.query('drop table below');
      await client.query('alter table above rename to below');
    }
    await client.query(
      `insert into ledger_tree (size, frontier)
       select $1::bigint, string_agg(hash, ''::bytea order by level desc) from frontier`,
      [leaves],
    );
    for (const { table, name, definition } of keys)
      await step(name, `alter table ${table} add constraint "${name}" ${definition}`);
    for (const { name, definition } of indexes) await step(name, definition);
    await step('vacuum', 'vacuum analyze');
  });
}
