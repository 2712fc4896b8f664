import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { withPostgresClient } from './postgres/start-postgres.ts';
import { readTestPostgresUrl } from './test-servers.ts';

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
export async function createTestDatabase({ migrate, name }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = readTestPostgresUrl();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const url = toUrl(server, database);
  if (migrate && name) {
    const template = await ensureTemplate(server, name, migrate);
    await create(server, database, template);
  } else {
    await create(server, database);
    await migrate?.(url);
  }
  return { url, drop: () => execute(server, `drop database if exists ${quoteName(database)} with (force)`) };
}

/** Creates the template once per run: a second process waits for the advisory lock and then finds it. */
async function ensureTemplate(
  server: string,
  name: string,
  migrate: (url: string) => Promise<void>,
): Promise<string> {
  const template = `template_${process.env['TEST_RUN_ID'] ?? 'run'}_${name}`;
  await withPostgresClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    // A temporary name until it is complete, so that a failed migration leaves no partial template.
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${quoteName(unfinished)} with (force)`);
    await client.query(`create database ${quoteName(unfinished)}`);
    await migrate(toUrl(server, unfinished));
    await client.query(`alter database ${quoteName(unfinished)} rename to ${quoteName(template)}`);
  });
  return template;
}

/** Creates a database by copying files: writing every page to the WAL takes twice as long. */
const create = (server: string, database: string, template = 'template1') =>
  execute(
    server,
    `create database ${quoteName(database)} template ${quoteName(template)} strategy file_copy`,
  );

const execute = async (server: string, sql: string): Promise<void> => {
  await withPostgresClient(server, (client) => client.query(sql));
};

const quoteName = (name: string): string => escapeIdentifier(name);

function toUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
