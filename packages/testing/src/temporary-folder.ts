import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process/is-alive.ts';

const inMemory = '/dev/shm';
const requiredBytes = 4 * 1024 ** 3;

/** Purpose of the folder, and id of the process that created it. */
const folderName = /^aera-[a-z0-9]+-(?<pid>\d+)-/u;

/**
 * Creates a temporary folder in `parent`; `purpose` is one word of lower-case letters. `removeAbandonedFolders` removes it if this process
 * is killed before it can.
 */
export const createTemporaryFolder = (purpose: string, parent = tmpdir()): Promise<string> =>
  mkdtemp(join(parent, `aera-${purpose}-${process.pid}-`));

/**
 * Creates a folder for the data of test servers, in memory if there is room, so that no test waits for a disk. The data survives a killed
 * server.
 */
export const createServerFolder = async (): Promise<string> =>
  createTemporaryFolder('servers', (await hasRoom(inMemory)) ? inMemory : tmpdir());

/** Removes the temporary folders of processes that were killed, so that they fill neither the disk nor memory. */
export async function removeAbandonedFolders(parents = [tmpdir(), inMemory]): Promise<void> {
  for (const parent of parents) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
      const pid = folderName.exec(name)?.groups?.['pid'];
      if (pid !== undefined && !isAlive(Number(pid))) await removeFolder(join(parent, name));
    }
  }
}

/** Removes a folder while servers that just ended may still write their last files. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Containers often have 64 MB of /dev/shm, and macOS has none. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= requiredBytes;
  } catch {
    return false;
  }
}
