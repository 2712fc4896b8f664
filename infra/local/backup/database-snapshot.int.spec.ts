import { createTestDatabase } from '@aera/testing';
import { Client } from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type DatabaseSnapshot, openDatabaseSnapshot } from './database-snapshot.ts';

let client: Client;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `create table mikro_orm_migrations (id serial, name text);
     insert into mikro_orm_migrations (name) values ('0001-initial');
     create table events (transaction_id xid8 not null default pg_current_xact_id(), position bigint generated always as identity, data jsonb);
     create table kinds (id int primary key, at timestamptz, raw bytea, ratio float8, tags text[], upper_tags text generated always as (id::text) stored);
     create table kinds__rebuild (like kinds including all);
     create table daily_salts (day date primary key, salt bytea not null);
     insert into daily_salts values ('2026-11-25', '\\x00ff');
     insert into events (data) select '{}' from generate_series(1, 2500);
     insert into kinds values (1, '2026-11-25T20:00:00.123456Z', '\\x00ff', 0.1, array['a,"b', null], default), (2, null, null, null, null, default)`,
  );
  return async () => {
    await client.end();
    await database.drop();
  };
});

async function open(): Promise<DatabaseSnapshot> {
  const snapshot = await openDatabaseSnapshot(url);
  onTestFinished(() => snapshot.close());
  return snapshot;
}

async function readLines(snapshot: DatabaseSnapshot): Promise<unknown[]> {
  let text = '';
  for await (const bytes of snapshot.readLines()) text += bytes.toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

it('a snapshot contains every row of every table, each value as text, without generated columns', async () => {
  const lines = await readLines(await open());
  expect(lines[1]).toMatchObject({ table: 'events' });
  expect(lines.slice(-5, -2)).toEqual([
    {
      table: 'kinds',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'at', type: 'timestamp with time zone' },
        { name: 'raw', type: 'bytea' },
        { name: 'ratio', type: 'double precision' },
        { name: 'tags', type: 'text[]' },
      ],
    },
    ['1', '2026-11-25 20:00:00.123456+00', '\\x00ff', '0.1', '{"a,\\"b",NULL}'],
    ['2', null, null, null, null],
  ]);
  expect(lines).toHaveLength(1 + 1 + 2500 + 3 + 2);
});

it('contains no key of a day', async () => {
  const [header, next] = await readLines(await open());
  expect([header, next]).toMatchObject([{ table: 'daily_salts' }, { table: 'events' }]);
});

it('a snapshot does not contain later commits, and names its last event', async () => {
  const before = await open();
  await client.query(`insert into events (data) values ('{"late": true}')`);
  const after = await open();
  expect(before.logPosition).toMatch(/:2500$/);
  expect(after.logPosition).toMatch(/:2501$/);
  expect(await readLines(before)).toHaveLength(1 + 1 + 2500 + 3 + 2);
});

it('an open snapshot does not delay readers of the log', async () => {
  const readHorizon = async () => {
    const { rows } = await client.query<{ xmin: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
    );
    return BigInt(rows[0]!.xmin);
  };
  await open();
  const { rows } = await client.query<{ id: string }>(
    `insert into events (data) values ('{}') returning transaction_id::text as id`,
  );
  await expect.poll(readHorizon).toBeGreaterThan(BigInt(rows[0]!.id));
});
