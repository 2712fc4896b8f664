import { type ServiceName } from '@aera/contracts';
import { migrateDatabase } from '@aera/service-kit';
import { createTestDatabase, startTestPostgres } from '@aera/testing';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { createDatabases } from '../platform/databases.ts';
import { openDatabaseSnapshot } from './database-snapshot.ts';
import { loadMigrations } from './restore-backup.ts';
import { restoreDatabase } from './restore-database.ts';

/** Creates a database on a cluster whose transaction ids are lower, owned by a role that is not a superuser. */
let createTarget: (service: ServiceName) => Promise<string>;

beforeAll(async () => {
  const cluster = await startTestPostgres();
  let number = 0;
  createTarget = async (service) => {
    const database = `target_${(number += 1)}`;
    await createDatabases(cluster.url, [{ database, password: 'a password' }]);
    const url = `postgres://${database}:a password@127.0.0.1:${cluster.port}/${database}`;
    await migrateDatabase(url, await loadMigrations(service));
    return url;
  };
  return () => cluster.stop();
});

/** Runs the statements on a migrated database, and restores it on the other cluster. */
async function restore(service: ServiceName, ...statements: string[]): Promise<Client> {
  const source = await createTestDatabase({
    migrate: async (url) => migrateDatabase(url, await loadMigrations(service)),
  });
  const client = new Client({ connectionString: source.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  const snapshot = await openDatabaseSnapshot(source.url);
  const url = await createTarget(service);
  await restoreDatabase(url, snapshot.readLines());
  await snapshot.close();
  await source.drop();
  const restored = new Client({ connectionString: url });
  await restored.connect();
  return restored;
}

/** Inserts an event at a log position; its data contains the name. */
const insertEvent = (logPosition: string, name: string) =>
  `insert into events (transaction_id, position, recorded_at, id, revision, version, stream_id, type, data, metadata)
   overriding system value select split_part('${logPosition}', ':', 1)::xid8, split_part('${logPosition}', ':', 2)::bigint, now(), gen_random_uuid(),
     1, 1, 'lead-${name}', 'LeadCaptured', '"${name}"', '{}'`;

it('renumbers events in the order of the log, and every reference to a position', async () => {
  const restored = await restore(
    'contacts-crm',
    // The second transaction gets its position first.
    insertEvent('9000000001:7', 'a'),
    insertEvent('9000000001:9', 'b'),
    insertEvent('9000000002:4', 'c'),
    insertEvent('9000000005:20', 'd'),
    `insert into projection_checkpoints (name, version, checkpoint) values
       ('at-b', 1, '9000000001:9'), ('at-c', 1, '9000000002:4'), ('between', 1, '9000000003:5'), ('start', 1, '0:0'), ('end', 1, '9000000005:20')`,
    `insert into relay_checkpoints (name, checkpoint, pending_to) values ('contacts-crm', '9000000001:7', '9000000002:4')`,
    `insert into score_checkpoints values ('log', '9000000005:20')`,
    `insert into active_merges values (gen_random_uuid(), 'p', '{}', 4)`,
  );
  const read = async (sql: string) =>
    (await restored.query<{ row: unknown }>(`select ${sql}`)).rows.map(({ row }) => row);
  expect(
    await read(
      `transaction_id || ':' || position || ' ' || (data #>> '{}') as row from events order by position`,
    ),
  ).toEqual(['1:1 a', '1:2 b', '1:3 c', '1:4 d']);
  expect(await read(`name || ' ' || checkpoint as row from projection_checkpoints order by name`)).toEqual([
    'at-b 1:2',
    'at-c 1:3',
    'between 1:3',
    'end 1:4',
    'start 0:0',
  ]);
  expect(await read(`checkpoint || ' ' || pending_to as row from relay_checkpoints`)).toEqual(['1:1 1:3']);
  expect(await read('checkpoint as row from score_checkpoints')).toEqual(['1:4']);
  expect(await read('ordinal::int as row from active_merges')).toEqual([3]);
  // A later event follows the restored ones, by transaction id and by position.
  await restored.query(
    `insert into events (recorded_at, id, revision, version, stream_id, type, data, metadata)
     values (now(), gen_random_uuid(), 1, 1, 'lead-e', 'LeadCaptured', '"e"', '{}')`,
  );
  const [, , , , last] = await read(
    `position || ' ' || (transaction_id < pg_snapshot_xmax(pg_current_snapshot())) as row from events
     order by events.transaction_id, events.position`,
  );
  expect(last).toBe('5 true');
  await restored.end();
});

it('restores an empty log, and replaces the rows that migrations wrote', async () => {
  const restored = await restore(
    'consent-ledger',
    `update ledger_audit set leaves = 3, checkpoint = '900:7'`,
  );
  const { rows } = await restored.query('select leaves::int, checkpoint from ledger_audit');
  expect(rows).toEqual([{ leaves: 3, checkpoint: '0:0' }]);
  await restored.end();
});

it('restores partitions', async () => {
  const restored = await restore(
    'visitor-analytics',
    `create table page_views_20261125 partition of page_views for values in ('2026-11-25')`,
    `insert into page_views values ('2026-11-25', gen_random_uuid(), gen_random_uuid(), null, true, now(), now(), now(), '{}')`,
  );
  const { rows } = await restored.query(`select tableoid::regclass::text as partition from page_views`);
  expect(rows).toEqual([{ partition: 'page_views_20261125' }]);
  await restored.end();
});

it('restores tables with foreign keys in any order', async () => {
  const restored = await restore(
    'questions-notifications',
    `insert into mails (id, kind, recipient_id, created_at, next_attempt_at) values ('8f3c0a52-7f52-4b35-a7a1-3d1b3f6b9a01', 'digest', 'una', now(), now())`,
    `insert into digest_items (cause_id, mail_id, type, added_at) values (gen_random_uuid(), '8f3c0a52-7f52-4b35-a7a1-3d1b3f6b9a01', 'answered', now())`,
  );
  const { rows } = await restored.query(
    'select recipient_id from digest_items join mails on mails.id = mail_id',
  );
  expect(rows).toEqual([{ recipient_id: 'una' }]);
  await expect(restored.query('delete from mails')).rejects.toThrow(/foreign key constraint/);
  await restored.end();
});

it('rolls back as a whole', async () => {
  const url = await createTarget('contacts-crm');
  async function* damaged() {
    yield Buffer.from(
      '{"table":"steward_names","columns":[{"name":"id","type":"text"},{"name":"name","type":"text"}]}\n',
    );
    yield Buffer.from('["a","Ada"]\n["a","Ada again"]\n');
  }
  await expect(restoreDatabase(url, damaged())).rejects.toThrow(/duplicate key/);
  const client = new Client({ connectionString: url });
  await client.connect();
  expect((await client.query('select from steward_names')).rowCount).toBe(0);
  await client.end();
});
