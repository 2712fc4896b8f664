import { withClient } from '@aera/testing';

/** Secondary indexes are made after the rows: ten times as fast, and as after a rebuild. */
const indexesOf = `select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('consents', 'notice_showings', 'consent_addresses') and indexname !~ '_pkey$'`;

/** One address has a thousandth of all records. */
export const busyAddress = '198.51.100.7';

/**
 * Fills the tables that the projections write with so many records of two years, by SQL alone, and a true Merkle tree over as many
 * leaves. The event log stays empty: what is measured reads none of it.
 */
export async function fillRecords(url: string, records: number, say: (line: string) => void): Promise<void> {
  await withClient(url, async (client) => {
    const step = async (what: string, sql: string, values: unknown[] = []) => {
      const began = performance.now();
      await client.query(sql, values);
      say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB';
      set max_parallel_maintenance_workers = 2`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(indexesOf);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(`truncate consents, consent_days, consent_addresses, consent_countries, consent_figures,
      notice_showings, ledger_tree, ledger_leaves, ledger_nodes`);

    await step(
      'records',
      `insert into consents
       select gen_random_uuid(), gen_random_uuid(),
              case when n % 1000 = 0 then '${busyAddress}'
                   else concat_ws('.', 1 + (h & 127), (h >> 7) & 255, (h >> 15) & 255, (h >> 23) & 63) end,
              'PUBLIC', 'Public internet', false, 'City ' || (h & 1023), null, 'Country ' || (h & 63),
              'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
              'https://example.org/', '1.0', true,
              date_trunc('milliseconds', now() - (($1::bigint - n) * interval '730 days') / $1::bigint),
              repeat('0', 64), 'current', false, null
       from (select n, abs(hashint8(n % ($1::bigint / 3))::bigint) as h from generate_series(1, $1::bigint) n) r`,
      [records],
    );
    await step(
      'showings nobody answered',
      `insert into notice_showings
       select gen_random_uuid(), gen_random_uuid(), '1.0', false, now() - n * interval '1 minute'
       from generate_series(1, $1::bigint / 10) n`,
      [records],
    );
    for (const [table, key] of [
      ['consent_days', `(consented_at at time zone 'UTC')::date`],
      ['consent_addresses', 'ip'],
      ['consent_countries', 'country'],
    ])
      await step(table as string, `insert into ${table} select ${key}, count(*) from consents group by 1`);
    await client.query('insert into consent_figures (addresses) select count(*) from consent_addresses');

    await step(
      'leaves',
      `insert into ledger_leaves select n, gen_random_uuid() from generate_series(0, $1::bigint - 1) n`,
      [records],
    );
    await step(
      'nodes of level 0',
      `insert into ledger_nodes select 0, n, sha256('\\x00'::bytea || int8send(n)) from generate_series(0, $1::bigint - 1) n`,
      [records],
    );
    for (let level = 0; 2 ** (level + 1) <= records; level += 1)
      await client.query(
        `insert into ledger_nodes select $1::smallint + 1, l.index / 2, sha256('\\x01'::bytea || l.hash || r.hash)
         from ledger_nodes l join ledger_nodes r on r.level = $1 and r.index = l.index + 1
         where l.level = $1 and l.index % 2 = 0`,
        [level],
      );
    // The frontier: one complete subtree per bit of the size, largest first.
    await client.query(
      `insert into ledger_tree (size, frontier)
       select $1::bigint, string_agg(hash, ''::bytea order by level desc) from ledger_nodes
       where ($1::bigint >> level::int) & 1 = 1 and index = ($1::bigint >> level::int) - 1`,
      [records],
    );
    for (const { name, definition } of indexes) await step(name, definition);
    await step('vacuum', 'vacuum analyze');
  });
}
