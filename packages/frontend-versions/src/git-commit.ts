import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit that stands checked out, with `-dirty` where files of it were changed; null where there is no repository, or no git. */
export async function readGitCommit(folder: string): Promise<string | null> {
  try {
    // Without locks: another process may be committing.
    const args = ['--no-optional-locks', 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    const { stdout } = await run('git', args, { cwd: folder });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
