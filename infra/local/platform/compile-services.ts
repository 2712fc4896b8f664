import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLastLines } from '@aera/testing';
import { hashSources } from '../frontends/source-hash.ts';
import { runProgram } from '../process/run-program.ts';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';

/** Compile cache of Node.js (NODE_COMPILE_CACHE): later starts are faster and use less memory. */
export const compileCacheDir = join(repository, '.cache/node');

const loadServices = fileURLToPath(new URL('./warm-compile-cache.ts', import.meta.url));

/** Compiles changed code of the services once before they start, instead of once per service. */
export async function compileServices(progress: Progress, signal: AbortSignal): Promise<void> {
  const sources = ['services', 'packages', 'pnpm-lock.yaml'].map((path) => join(repository, path));
  const hash = await hashSources(sources);
  const stamp = join(compileCacheDir, 'compiled-from');
  if ((await readFile(stamp, 'utf8').catch(() => null)) === hash) return;
  await mkdir(compileCacheDir, { recursive: true });
  await progress.step('Compile services', async () => {
    const logFile = join(compileCacheDir, 'compile.log');
    const env = { NODE_COMPILE_CACHE: compileCacheDir };
    const failure = await runProgram(process.execPath, [loadServices], {
      cwd: repository,
      env,
      logFile,
      signal,
    });
    if (failure)
      throw new Error(`The services cannot be loaded: ${failure}.\n${await readLastLines(logFile, 20)}`);
    await writeFile(stamp, hash);
  });
}
