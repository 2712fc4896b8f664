import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';

/** Another release on disk, with its dependencies installed. */
export interface Release {
  /** Its tag or commit, for output. */
  readonly name: string;
  readonly root: string;
}

/**
 * Returns the commit or tag to compare with: `PREVIOUS_RELEASE`, else the newest tag `v…` that is not this commit itself; null before the first
 * release.
 */
export async function findPreviousRelease(
  env: Record<string, string | undefined>,
  runGit: RunGit = git,
): Promise<string | null> {
  if (env['PREVIOUS_RELEASE']) return env['PREVIOUS_RELEASE'];
  const args = ['tag', '--list', 'v*', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-v:refname'];
  // Without a repository, there are no tags.
  const tags = await runGit(args).catch(() => '');
  return tags.split('\n')[0] || null;
}

/** Checks out a release below `.cache` and installs its dependencies, once. @throws Error for a commit that this clone lacks */
export async function checkOutRelease(name: string, signal: AbortSignal): Promise<Release> {
  const commit = await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => {
    throw new Error(`This clone has no release ${name}. Fetch it: git fetch --tags --unshallow`);
  });
  const root = join(repository, '.cache/releases', commit.slice(0, 12));
  if (existsSync(root)) return { name, root };
  const incomplete = `${root}.incomplete`;
  await rm(incomplete, { recursive: true, force: true });
  await mkdir(incomplete, { recursive: true });
  const archive = join(dirname(root), `${commit}.tar`);
  await git(['archive', '--format=tar', `--output=${archive}`, commit]);
  await run('tar', ['-xf', archive, '-C', incomplete], incomplete, signal);
  await rm(archive);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], incomplete, signal);
  await rename(incomplete, root);
  return { name, root };
}

type RunGit = (args: readonly string[]) => Promise<string>;

const git: RunGit = async (args) => {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd: repository });
  return stdout.trim();
};

async function run(program: string, args: string[], cwd: string, signal: AbortSignal): Promise<void> {
  const logFile = `${cwd}.log`;
  const failure = await runProgram(program, args, { cwd, logFile, signal });
  if (failure) throw new Error(`${program} ${args.join(' ')} failed: ${failure}. Its output: ${logFile}`);
}
