import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLastLines } from '@aera/testing';
import { hashSources } from '../frontends/source-hash.ts';
import { runProgram } from '../process/run-program.ts';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';

/** Compile cache of Node.js (NODE_COMPILE_CACHE): later starts are faster and use less memory. */
export const compileCacheDir = join(repository, '.cache/node');

const compiledDir = join(repository, '.cache/services');

/** The program of a compiled service. */
export const toServiceProgram = (name: string): string => join(compiledDir, `${name}.mjs`);

const bundleServices = fileURLToPath(new URL('./bundle-services.ts', import.meta.url));

/** Compiles changed code of the services once before they start, instead of once per service. */
export async function compileServices(progress: Progress, signal: AbortSignal): Promise<void> {
  const sources = ['services', 'packages', 'pnpm-lock.yaml'].map((path) => join(repository, path));
  const hash = await hashSources([...sources, bundleServices]);
  const stamp = join(compiledDir, 'compiled-from');
  if ((await readFile(stamp, 'utf8').catch(() => null)) === hash) return;
  await mkdir(compiledDir, { recursive: true });
  // A build that is interrupted leaves a mixture.
  await rm(stamp, { force: true });
  await progress.step('Compile services', async () => {
    const logFile = join(compiledDir, 'compile.log');
    const failure = await runProgram(process.execPath, [bundleServices, compiledDir], {
      cwd: repository,
      logFile,
      signal,
    });
    if (failure)
      throw new Error(`The services cannot be compiled: ${failure}.\n${await readLastLines(logFile, 20)}`);
    await writeFile(stamp, hash);
  });
}
