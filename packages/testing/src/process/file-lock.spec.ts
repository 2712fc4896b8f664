import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'aera-lock-'))));
afterAll(() => rm(folder, { recursive: true }));

describe('withFileLock', () => {
  it('runs one task at a time', async () => {
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await Promise.resolve();
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withFileLock(join(folder, 'one'), work)));
  });

  it('is free again after a failure', async () => {
    const lock = join(folder, 'failing');
    await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withFileLock(lock, async () => 'in')).toBe('in');
  });

  it('is taken over from a process that died', async () => {
    const lock = join(folder, 'stale');
    const { pid } = spawnSync('true');
    await writeFile(lock, String(pid));
    expect(await withFileLock(lock, async () => 'in')).toBe('in');
  });
});
