import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eventually } from '../eventually.ts';
import { isAlive } from './is-alive.ts';

/**
 * Runs `work` while no other process of this machine does so under the same lock file.
 * A lock whose holder is dead is taken over.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await eventually(() => tryFileLock(path), { timeout: 300_000, interval: 100 });
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** Locks the file for this process and returns true, or returns false. The lock of a dead process is removed for the next try. */
export async function tryFileLock(path: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
    return false;
  }
}
