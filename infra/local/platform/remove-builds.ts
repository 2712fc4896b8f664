import { existsSync } from 'node:fs';
import { glob, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes all builds of a checkout. Keeps them while a platform runs from them, whatever its data folder is. */
export async function removeBuilds(root: string, print: (line: string) => void): Promise<void> {
  const pid = await findService(join(root, '.cache/'));
  if (pid !== null)
    return print(`! Kept the builds: another platform of this checkout runs from them (process ${pid}).`);
  for await (const dist of glob('{frontends,packages,infra}/*/dist', { cwd: root })) await remove(dist);
  await remove('.cache');

  async function remove(path: string): Promise<void> {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return;
    await rm(absolute, { recursive: true });
    print(`✓ Removed ${path}`);
  }
}

/** Returns a process that runs a compiled service from below this path; null also without /proc. */
async function findService(path: string): Promise<string | null> {
  const isService = (argument: string) => argument.startsWith(path) && argument.includes('/services/');
  for (const pid of await readdir('/proc').catch((): string[] => [])) {
    // A process that has exited meanwhile, or another entry of /proc.
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (/^\d+$/.test(pid) && commandLine.split('\0').some(isService)) return pid;
  }
  return null;
}
