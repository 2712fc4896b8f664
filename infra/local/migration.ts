import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type ServiceName, serviceNames } from '@aera/contracts';
import { findSchemaDifference, type ServiceDefinition } from '@aera/service-kit';
import { createTemporaryFolder, removeFolder, startPostgres } from '@aera/testing';
import { appendMigration, toMigrationFile, createMigrationName } from './migration-file.ts';
import { repository } from './repository.ts';

const [service = '', topic = ''] = process.argv.slice(2);

try {
  await write();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Writes a migration with the difference between the tables and the entities of a service. */
async function write(): Promise<void> {
  if (!serviceNames.includes(service as ServiceName) || !/^[a-z][a-z\d-]*$/.test(topic))
    throw new Error(
      `Usage: make migration SERVICE=${serviceNames.join('|')} NAME=lead-phone (lower-case letters, digits and dashes)`,
    );
  const statements = await readSchemaDifference(await loadDefinition(service));
  if (statements.length === 0) {
    process.stdout.write(`The tables of ${service} already have what its entities declare.\n`);
    return;
  }
  const folder = join(repository, 'services', service, 'migrations');
  const name = createMigrationName(await readdir(folder), topic);
  const index = join(folder, 'index.ts');
  const file = join(folder, `${name}.ts`);
  await writeFile(file, toMigrationFile(name, statements));
  await writeFile(index, appendMigration(await readFile(index, 'utf8'), name));
  await promisify(execFile)(join(repository, 'node_modules/.bin/oxfmt'), [file, index]);
  process.stdout.write(`services/${service}/migrations/${name}.ts

Review it: a column that is not null needs a default where the table has rows.
Raise the version of the projection if existing rows need a value for a new column.
`);
}

async function loadDefinition(name: string): Promise<ServiceDefinition> {
  const url = pathToFileURL(join(repository, 'services', name, 'src/service.ts')).href;
  const module = (await import(url)) as Record<string, ServiceDefinition>;
  const definition = Object.values(module).find((exported) => exported.name === name);
  if (!definition) throw new Error(`src/service.ts of ${name} does not export its definition.`);
  return definition;
}

async function readSchemaDifference(definition: ServiceDefinition): Promise<string[]> {
  const folder = await createTemporaryFolder('migration');
  const server = await startPostgres({ dataDir: join(folder, 'data'), durable: false });
  try {
    return await findSchemaDifference(definition, server.url);
  } finally {
    await server.stop();
    await removeFolder(folder);
  }
}
