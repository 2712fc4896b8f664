import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';

let parent: string;
beforeEach(async () => (parent = await createTemporaryFolder('spec')));
afterEach(() => rm(parent, { recursive: true }));

describe('removeAbandonedFolders', () => {
  it('removes the folders of killed processes and keeps those of running ones', async () => {
    const { pid } = spawnSync('true');
    const killed = join(parent, `aera-run-${pid}-Ab12cd`);
    await mkdir(join(killed, 'postgres'), { recursive: true });
    const running = await createTemporaryFolder('run', parent);
    await removeAbandonedFolders([parent]);
    expect([killed, running].map(existsSync)).toEqual([false, true]);
  });

  it('keeps files with other names', async () => {
    const others = ['aera-run-Ab12cd', 'run-12-Ab12cd', 'aera-run-999999999'].map((name) =>
      join(parent, name),
    );
    for (const other of others) await mkdir(other);
    await removeAbandonedFolders([parent]);
    expect(others.map(existsSync)).toEqual([true, true, true]);
  });

  it('ignores a missing parent', async () => {
    await expect(removeAbandonedFolders([join(parent, 'missing')])).resolves.toBeUndefined();
  });
});
