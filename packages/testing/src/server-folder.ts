import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const requiredBytes = 4 * 1024 ** 3;

/**
 * Makes a folder for the data of test servers. It is in memory when there is room, so that waiting for a disk takes no
 * time. The data survives a killed server all the same.
 */
export async function makeServerFolder(): Promise<string> {
  return mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), 'aera-test-'));
}

/** Containers often have 64 MB of /dev/shm, and macOS has none. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= requiredBytes;
  } catch {
    return false;
  }
}
