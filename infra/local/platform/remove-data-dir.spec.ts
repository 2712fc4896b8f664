import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeDataDir } from './remove-data-dir.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-remove-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const remove = (backups?: string, isConfirmed = true) =>
  removeDataDir(folder, { backups, confirm: async () => isConfirmed });

it('removes a data folder once that is confirmed', async () => {
  expect(await remove(undefined, false)).toBe(false);
  expect(existsSync(folder)).toBe(true);
  expect(await remove()).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

it('keeps a data folder with backups, unless they are named', async () => {
  await mkdir(join(folder, 'backups'));
  await expect(remove()).rejects.toThrow('has backups, so its data was kept');
  expect(existsSync(join(folder, 'backups'))).toBe(true);
  expect(await remove('remove')).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
