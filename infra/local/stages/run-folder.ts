import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@aera/testing';

const prefix = 'aera-run-';

/**
 * Gives a run a temporary folder of its own as TMPDIR, named after this process. Folders of runs that were killed are removed first, so
 * that they cannot fill the disk.
 */
export async function createRunFolder(parent = tmpdir()): Promise<{ path: string; remove(): Promise<void> }> {
  for (const name of await readdir(parent))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      await removeFolder(join(parent, name));
  const path = join(parent, `${prefix}${process.pid}`);
  await mkdir(path, { recursive: true });
  process.env['TMPDIR'] = path;
  return {
    path,
    async remove() {
      process.env['TMPDIR'] = parent;
      await removeFolder(path);
    },
  };
}

const removeFolder = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });
