import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from '../process/spawn-server.ts';

const run = promisify(execFile);

/**
 * Returns the user that PostgreSQL runs as: undefined for the current one. PostgreSQL does not run as root, so root uses the system user
 * `postgres` (created if missing). That user gets access to closed folders only if one of `paths` is in such a folder.
 */
export async function findPostgresUser(paths: string[]): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUp()) ?? (await create());
  const open = await Promise.all(paths.map((path) => isReachable(dirname(path), user)));
  return { ...user, bypassReadPermissions: open.includes(false) };
}

async function lookUp(): Promise<RunAs | null> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<RunAs> {
  try {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']);
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and the user `postgres` could not be made. ' +
        'Run `useradd --system --user-group postgres`, or start as another user.',
      { cause },
    );
  }
  return (await lookUp()) ?? Promise.reject(new Error('The user `postgres` was made but cannot be found.'));
}

async function isReachable(folder: string, { uid, gid }: RunAs): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder);
  const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & enter) === 0) return false;
  return folder === dirname(folder) || isReachable(dirname(folder), { uid, gid });
}
