import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the checked-out commit, with `-dirty` if files have changes; null without a repository or git. */
export async function readGitCommit(folder: string): Promise<string | null> {
  try {
    // Without locks, because another process may be committing.
    const args = ['--no-optional-locks', 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    const { stdout } = await run('git', args, { cwd: folder });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
