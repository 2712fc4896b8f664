import { createServer, type AddressInfo } from 'node:net';
import { createDatabase } from '@aera/event-store';
import { createTestDatabase } from '@aera/testing';
import { expect, it } from 'vitest';
import { isTransientError } from '../http/to-problem.ts';
import { createLog } from '../observability/log.ts';
import { migrateDatabase, openDatabase, sqlMigration } from './open-database.ts';

const timeouts = { connection: 200, query: 200 };
const options = { migrations: [], log: createLog('test', 'fatal'), timeouts };
const readError = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('gives up a server that accepts a connection and never answers', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const orm = await openDatabase({ ...options, url: `postgresql://a:b@127.0.0.1:${port}/aera` });
  const error = await readError(createDatabase(orm.em).sql('select 1'));
  expect([error, isTransientError(error)]).toEqual([expect.any(Error), true]);
  await orm.close(true);
  server.close();
});

it('gives up a statement that is not answered, alone or in a transaction, and then uses another connection', async () => {
  const { url, drop } = await createTestDatabase();
  const orm = await openDatabase({ ...options, url, timeouts: { ...timeouts, connection: 10_000 } });
  const database = createDatabase(orm.em);
  const statement = 'select pg_sleep(3600)';
  const errors = [
    await readError(database.sql(statement)),
    await readError(database.prepared({ name: 'sleep', text: statement }, [])),
    await readError(database.transaction((sql) => sql(statement))),
  ];
  expect(errors.map((error) => [error, isTransientError(error)])).toEqual(
    errors.map(() => [expect.any(Error), true]),
  );
  expect(await database.sql('select 1 as one')).toEqual([{ one: 1 }]);
  await orm.close(true);
  await drop();
});

it('creates an index concurrently while another process waits to migrate', async () => {
  const { url, drop } = await createTestDatabase();
  const table = sqlMigration('0001-table', ['create table t (x int)']);
  await migrateDatabase(url, [table]);
  const statements = ['drop index concurrently if exists t_x', 'create index concurrently t_x on t (x)'];
  const migrations = [table, sqlMigration('0002-index', statements, { transactional: false })];
  await Promise.all([migrateDatabase(url, migrations), migrateDatabase(url, migrations)]);
  const orm = await openDatabase({ ...options, url, timeouts: { ...timeouts, connection: 10_000 } });
  expect(await createDatabase(orm.em).sql("select indexdef from pg_indexes where indexname = 't_x'")).toEqual(
    [{ indexdef: 'CREATE INDEX t_x ON public.t USING btree (x)' }],
  );
  await orm.close(true);
  await drop();
});
