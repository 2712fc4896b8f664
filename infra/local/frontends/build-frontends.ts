import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lastLines, withFileLock } from '@aera/testing';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';
import { pool } from '../process/pool.ts';
import { runProgram } from '../process/run-program.ts';
import { sourceHash } from './source-hash.ts';
import { readWorkspace, type WorkspacePackage, withDependencies } from './workspace.ts';

/** webpack keeps one core busy, and takes half a gigabyte. */
const atOnce = 2;

const logs = join(repository, '.cache/builds');

/** Their bundle takes the public site and the shell, and their scripts are those of the two builds. */
const pages = '@aera/prerender';
const pagesFolder = 'frontends/shell/dist/.pages';
const pagesMadeFrom = ['frontends/shell/dist/index.html', 'frontends/public/dist/mf-manifest.json'];

/**
 * Builds each frontend to `frontends/<name>/dist`, then the public pages out of them, unless what stands there was made from the same
 * sources. Starts at the same time build once.
 */
export const buildFrontends = (progress: Progress, signal?: AbortSignal): Promise<void> =>
  withFileLock(join(logs, 'lock'), () => buildStale(progress, signal));

async function buildStale(progress: Progress, signal?: AbortSignal): Promise<void> {
  const packages = await readWorkspace(repository);
  const frontends = [...packages.values()].filter(({ folder }) =>
    folder.startsWith(join(repository, 'frontends/')),
  );
  const stale = (
    await Promise.all(frontends.map((frontend) => pending(frontend, packages, join(frontend.folder, 'dist'))))
  ).filter((one) => one !== null);
  await pool(stale, atOnce, (build, either) => buildOne(build, progress, either), signal);

  const renderer = packages.get(pages) as WorkspacePackage;
  const stalePages = await pending(renderer, packages, join(repository, pagesFolder), pagesMadeFrom);
  if (stalePages) await buildOne(stalePages, progress, signal);
  if (stale.length === 0 && !stalePages) progress.say('✓ Frontends are up to date');
}

async function buildOne({ folder, stamp, hash }: PendingBuild, progress: Progress, signal?: AbortSignal) {
  const name = basename(folder);
  const logFile = join(logs, `${name}.log`);
  await progress.step(`Build ${name}`, async () => {
    const failure = await runProgram(process.execPath, ['--run', 'build'], { cwd: folder, logFile, signal });
    if (failure)
      throw new Error(`${name} was not built: ${failure}. ${logFile} ends:\n${await lastLines(logFile, 30)}`);
  });
  await writeFile(stamp, hash);
}

interface PendingBuild {
  folder: string;
  /** Path of the file that says what the output was built from; it goes with its folder. */
  stamp: string;
  hash: string;
}

async function pending(
  { name, folder }: WorkspacePackage,
  packages: ReadonlyMap<string, WorkspacePackage>,
  output: string,
  builds: string[] = [],
): Promise<PendingBuild | null> {
  const sources = withDependencies(name, packages).map((one) => one.folder);
  const files = ['pnpm-lock.yaml', ...builds].map((file) => join(repository, file));
  const hash = await sourceHash([...sources, ...files]);
  const stamp = join(output, '.built-from');
  const built = await readFile(stamp, 'utf8').catch(() => null);
  return built === hash ? null : { folder, stamp, hash };
}
