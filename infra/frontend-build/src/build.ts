#!/usr/bin/env node
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readGitCommit, storeBuild, pruneBuilds, readPins } from '@aera/frontend-versions';
import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * `frontend-build [--watch]`, run in the folder of a frontend: builds `module-federation.config.ts` and stores the output as a version in
 * `dist/`. `GIT_COMMIT` sets the commit without a repository; `PINS_FILE` names the pinned versions.
 */
const frontend = process.cwd();
const config: { default: Configuration } = await import(
  pathToFileURL(join(frontend, 'module-federation.config.ts')).href
);
const compiler = webpack(config.default);
const output = compiler.outputPath;
const dist = dirname(output);
const began = performance.now();

async function settle(error: unknown, stats: Stats | undefined): Promise<void> {
  try {
    if (error || stats?.hasErrors())
      throw error ?? new Error(stats?.toString({ preset: 'errors-only', colors: true }));
    await keep();
  } catch (failure) {
    process.stderr.write(
      `${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}\n`,
    );
    process.exitCode = 1;
  }
}

async function keep(): Promise<void> {
  const commit = process.env['GIT_COMMIT'] || (await readGitCommit(frontend));
  const { version } = await storeBuild({ output, dist, builtAt: new Date(), commit });
  const pins: Record<string, string | undefined> = await readPins(process.env['PINS_FILE']);
  await pruneBuilds(dist, { pinned: pins[basename(frontend)] });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${config.default.name}: version ${version} built in ${seconds} s\n`);
}

if (process.argv.includes('--watch')) compiler.watch({}, (error, stats) => void settle(error, stats));
else compiler.run((error, stats) => compiler.close((closing) => void settle(error ?? closing, stats)));
