import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  assertEmptyDataDir,
  assertNoUnfinishedRestore,
  beginRestore,
  finishRestore,
} from './restore-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restore-folder-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const begin = () => beginRestore(dataDir, 'a', async () => {});

it('a folder is accepted when it does not exist, is empty, or has keys and backups only', async () => {
  await assertEmptyDataDir(join(dataDir, 'none'));
  await assertEmptyDataDir(dataDir);
  await writeFile(join(dataDir, 'secrets.json'), '{}');
  await writeFile(join(dataDir, 'lock'), '');
  await mkdir(join(dataDir, 'backups'));
  await assertEmptyDataDir(dataDir);
});

it.each(['postgres', 'nats', 'mail', 'anything'])('a folder is rejected with %s in it', async (name) => {
  await mkdir(join(dataDir, name));
  await expect(assertEmptyDataDir(dataDir)).rejects.toThrow(`is not empty (${name})`);
});

it('a folder is emptied except for keys and backups when an interrupted restore is repeated', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{}');
  await mkdir(join(dataDir, 'backups'));
  await begin();
  await mkdir(join(dataDir, 'postgres'));
  await assertEmptyDataDir(dataDir);
  await begin();
  expect((await readdir(dataDir)).toSorted()).toEqual(['backups', 'secrets.json', 'unfinished-restore.json']);
});

it('a folder is not emptied while another process uses it', async () => {
  await begin();
  await mkdir(join(dataDir, 'postgres'));
  const claim = () => Promise.reject(new Error('A platform already runs'));
  await expect(beginRestore(dataDir, 'a', claim)).rejects.toThrow('already runs');
  expect(await readdir(dataDir)).toContain('postgres');
});

it('a platform does not start on a folder before its restore is complete', async () => {
  await begin();
  expect(() => assertNoUnfinishedRestore(dataDir)).toThrow(/interrupted. Repeat it/);
  await finishRestore(dataDir);
  assertNoUnfinishedRestore(dataDir);
});
