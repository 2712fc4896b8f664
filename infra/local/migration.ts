import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceName, serviceNames } from '@aera/contracts';
import { schemaDifference, type ServiceDefinition } from '@aera/service-kit';
import { createTemporaryFolder, removeFolder, startPostgres } from '@aera/testing';
import { migrationFile, nextMigrationName, withMigration } from './migration-file.ts';
import { repository } from './repository.ts';

const [service = '', topic = ''] = process.argv.slice(2);

try {
  await write();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Writes what the migrations of a service lack to create its entities, as one more migration. */
async function write(): Promise<void> {
  if (!serviceNames.includes(service as ServiceName) || !/^[a-z][a-z\d-]*$/.test(topic))
    throw new Error(
      `Say which service and what changes: make migration SERVICE=${serviceNames.join('|')} NAME=…`,
    );
  const statements = await differenceOf(await definitionOf(service));
  if (statements.length === 0) {
    process.stdout.write(`The migrations of ${service} create what its entities declare.\n`);
    return;
  }
  const folder = join(repository, 'services', service, 'migrations');
  const name = nextMigrationName(await readdir(folder), topic);
  const index = join(folder, 'index.ts');
  await writeFile(join(folder, `${name}.ts`), migrationFile(name, statements));
  await writeFile(index, withMigration(await readFile(index, 'utf8'), name));
  process.stdout.write(`services/${service}/migrations/${name}.ts\n`);
}

async function definitionOf(name: string): Promise<ServiceDefinition> {
  const url = pathToFileURL(join(repository, 'services', name, 'src/service.ts')).href;
  const module = (await import(url)) as Record<string, ServiceDefinition>;
  const definition = Object.values(module).find((exported) => exported.name === name);
  if (!definition) throw new Error(`src/service.ts of ${name} exports no definition of it.`);
  return definition;
}

async function differenceOf(definition: ServiceDefinition): Promise<string[]> {
  const folder = await createTemporaryFolder('migration');
  const server = await startPostgres({ dataDir: join(folder, 'data'), durable: false });
  try {
    return await schemaDifference(definition, server.url);
  } finally {
    await server.stop();
    await removeFolder(folder);
  }
}
