import { randomUUID } from 'node:crypto';
import { withPostgresClient } from '@aera/testing';

/** Measures PostgreSQL commits: one row of a record's size per transaction, by this many clients for this many milliseconds. */
const [url, clients, duration] = process.argv.slice(2) as [string, string, string];
await withPostgresClient(url, (client) =>
  client.query('create table if not exists bench_line (id uuid primary key, data jsonb not null)'),
);
const data = JSON.stringify({ text: 'x'.repeat(1_000) });
const warm = performance.now() + Number(duration) / 4;
const end = warm + Number(duration);
let rows = 0;
await Promise.all(
  Array.from({ length: Number(clients) }, () =>
    withPostgresClient(url, async (client) => {
      for (let began = performance.now(); began < end; began = performance.now()) {
        await client.query({
          name: 'line',
          text: 'insert into bench_line values ($1, $2)',
          values: [randomUUID(), data],
        });
        if (began >= warm) rows += 1;
      }
    }),
  ),
);
process.send?.(rows / (Number(duration) / 1000));
