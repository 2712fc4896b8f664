import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { frontendVersionFile, prerenderedPagesRoot } from '@aera/contracts/server';
import { readLatestVersion } from '@aera/frontend-versions';
import { readLastLines, withFileLock } from '@aera/testing';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';
import { runConcurrently } from '../process/run-concurrently.ts';
import { runProgram } from '../process/run-program.ts';
import { hashSources } from './source-hash.ts';
import { readWorkspace, type WorkspacePackage, collectPackages } from './workspace.ts';

/** webpack uses one core and half a gigabyte. */
const concurrency = 2;

const logs = join(repository, '.cache/builds');

/** Renders the pages: bundles the public site and the shell, and references the scripts of both builds. */
const pages = '@aera/prerender';
const pagesFolder = join(repository, 'frontends', prerenderedPagesRoot);
const pageSources = ['shell', 'public'];

const toDistFolder = (frontend: string): string => join(repository, 'frontends', frontend, 'dist');

/**
 * Builds a version of each frontend into `frontends/<name>/dist`, then renders the public pages, unless the output is up to date.
 * Concurrent starts share one build. Versions in `pinsFile` are kept.
 */
export const buildFrontends = (progress: Progress, signal?: AbortSignal, pinsFile?: string): Promise<void> =>
  withFileLock(join(logs, 'lock'), () => buildStale(progress, signal, pinsFile));

async function buildStale(progress: Progress, signal?: AbortSignal, pinsFile?: string): Promise<void> {
  const packages = await readWorkspace(repository);
  const frontends = [...packages.values()].filter(({ folder }) =>
    folder.startsWith(join(repository, 'frontends/')),
  );
  const stale = (
    await Promise.all(
      frontends.map(async (frontend) => {
        const dist = join(frontend.folder, 'dist');
        return findStaleBuild(frontend, packages, {
          output: dist,
          exists: (await readLatestVersion(dist)) !== null,
        });
      }),
    )
  ).filter((one) => one !== null);
  const env = { PINS_FILE: pinsFile };
  await runConcurrently(
    stale,
    concurrency,
    (build, either) => buildOne(build, progress, env, either),
    signal,
  );

  const renderer = packages.get(pages) as WorkspacePackage;
  const builds = await Promise.all(pageSources.map((frontend) => readLatestVersion(toDistFolder(frontend))));
  const stalePages = await findStaleBuild(renderer, packages, {
    output: pagesFolder,
    exists: (await readdir(pagesFolder).catch((): string[] => [])).includes(builds.join('-')),
    builtFrom: pageSources.map((frontend, index) =>
      join(toDistFolder(frontend), builds[index] ?? '', frontendVersionFile),
    ),
  });
  if (stalePages) await buildOne(stalePages, progress, env, signal);
  if (stale.length === 0 && !stalePages) progress.print('✓ Frontends are up to date');
}

async function buildOne(
  { folder, stamp, hash }: PendingBuild,
  progress: Progress,
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
) {
  const name = basename(folder);
  const logFile = join(logs, `${name}.log`);
  await progress.step(`Build ${name}`, async () => {
    const how = { cwd: folder, env, logFile, signal };
    const failure = await runProgram(process.execPath, ['--run', 'build'], how);
    if (failure)
      throw new Error(
        `${name} was not built: ${failure}. ${logFile} ends:\n${await readLastLines(logFile, 30)}`,
      );
  });
  await writeFile(stamp, hash);
}

interface PendingBuild {
  folder: string;
  /** Path of the file with the hash of the sources of the latest output. */
  stamp: string;
  hash: string;
}

interface ExistingOutput {
  output: string;
  /** Whether the output exists: it may have been deleted by hand. */
  exists: boolean;
  /** Builds that this one depends on. */
  builtFrom?: string[];
}

async function findStaleBuild(
  { name, folder }: WorkspacePackage,
  packages: ReadonlyMap<string, WorkspacePackage>,
  { output, exists, builtFrom = [] }: ExistingOutput,
): Promise<PendingBuild | null> {
  const sources = collectPackages(name, packages).map((one) => one.folder);
  const hash = await hashSources([...sources, join(repository, 'pnpm-lock.yaml'), ...builtFrom]);
  const stamp = join(output, '.built-from');
  const built = await readFile(stamp, 'utf8').catch(() => null);
  return exists && built === hash ? null : { folder, stamp, hash };
}
