import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eventually } from '../eventually.ts';
import { isAlive } from './is-alive.ts';

/** Runs `work` while holding a lock file of this machine. The lock of a dead process is taken over. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await eventually(() => tryFileLock(path), { timeout: 300_000, interval: 100 });
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Tries to acquire the lock for this process and returns whether it succeeded. The lock of a dead process is removed for the next attempt.
 */
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
