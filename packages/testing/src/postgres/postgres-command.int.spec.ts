import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder, removeFolder } from '../temporary-folder.ts';
import { startPostgres, withPostgresClient } from './start-postgres.ts';

it('never deletes what is in the data folder', async () => {
  const folder = await createTemporaryFolder('postgres');
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'base'), 'rows of a cluster that lost its version file');
  await expect(startPostgres({ dataDir })).rejects.toThrow(`could not create its data folder ${dataDir}`);
  expect(await readdir(dataDir)).toEqual(['base']);
  expect(await readFile(join(dataDir, 'base'), 'utf8')).toContain('rows');
  await removeFolder(folder);
});

it('creates the cluster again after an interrupted creation', async () => {
  const folder = await createTemporaryFolder('postgres');
  const dataDir = join(folder, 'data');
  await mkdir(`${dataDir}.unfinished`);
  await writeFile(join(`${dataDir}.unfinished`, 'PG_VERSION'), '17');
  const server = await startPostgres({ dataDir, durable: false });
  await withPostgresClient(server.url, (client) => client.query('select 1'));
  await server.stop();
  expect(await readdir(folder)).not.toContain('data.unfinished');
  await removeFolder(folder);
});
