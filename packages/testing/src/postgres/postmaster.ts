import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

/**
 * Removes the `postmaster.pid` of a server that no longer runs. PostgreSQL does so itself, unless another program was
 * given the same process id meanwhile, which is common after a container restarts. One that still shuts down is waited for.
 */
export async function clearStalePostmaster(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  await eventually(async () => !(await isPostmasterOf(dataDir, await recordedPid(pidFile))), {
    timeout: 15_000,
  });
  if (process.platform === 'linux') await rm(pidFile, { force: true });
}

async function recordedPid(pidFile: string): Promise<number> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || 0;
}

/** A postmaster works inside its data folder, and Linux tells the folder of every process. */
async function isPostmasterOf(dataDir: string, pid: number): Promise<boolean> {
  if (pid === 0) return false;
  const [folder, own] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => ''), realpath(dataDir)]);
  return folder === own;
}
