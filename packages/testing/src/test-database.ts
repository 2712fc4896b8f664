import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { withClient } from './postgres/start-postgres.ts';
import { testPostgresUrl } from './test-servers.ts';

export interface TestDatabaseOptions {
  /** Migrates an empty database. It must close its connections before it resolves. */
  migrate?: (url: string) => Promise<void>;
  /** Name of the migrated schema: `migrate` then runs once per test run, and later databases are copies of the first. */
  name?: string;
}

export interface TestDatabase {
  readonly url: string;
  /** Drops it and its open connections. */
  drop(): Promise<void>;
}

/** Creates a database on the shared server, migrated if requested. */
export async function testDatabase({ migrate, name }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = testPostgresUrl();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const url = toUrl(server, database);
  if (migrate && name) {
    const template = await migratedTemplate(server, name, migrate);
    await create(server, database, template);
  } else {
    await create(server, database);
    await migrate?.(url);
  }
  return { url, drop: () => execute(server, `drop database if exists ${quoted(database)} with (force)`) };
}

/** Created once per run: a second process waits at the advisory lock and then finds it. */
async function migratedTemplate(
  server: string,
  name: string,
  migrate: (url: string) => Promise<void>,
): Promise<string> {
  const template = `template_${process.env['TEST_RUN_ID'] ?? 'run'}_${name}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    // A temporary name until it is complete, so that a failed migration leaves no partial template.
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${quoted(unfinished)} with (force)`);
    await client.query(`create database ${quoted(unfinished)}`);
    await migrate(toUrl(server, unfinished));
    await client.query(`alter database ${quoted(unfinished)} rename to ${quoted(template)}`);
  });
  return template;
}

/** Copies the files: writing every page to the WAL takes twice as long. */
const create = (server: string, database: string, template = 'template1') =>
  execute(server, `create database ${quoted(database)} template ${quoted(template)} strategy file_copy`);

const execute = async (server: string, sql: string): Promise<void> => {
  await withClient(server, (client) => client.query(sql));
};

const quoted = (name: string): string => escapeIdentifier(name);

function toUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
