import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runProgram } from './process/run-program.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';

const progress = createProgress();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** Only the one of this name, such as `gateway` or `browser`. */
const part = process.env['PART'];

// One after the other: they measure, and would measure each other.
for await (const bench of glob(['{packages,services,e2e}/*/bench/main.ts'], { cwd: repository })) {
  if (part && basename(dirname(dirname(bench))) !== part) continue;
  progress.say(`\n→ ${bench}`);
  const failure = await runProgram(process.execPath, [join(repository, bench)], {
    cwd: repository,
    signal: stopping.signal,
  });
  if (!failure) continue;
  progress.say(`✗ ${bench}: ${failure}`);
  process.exitCode = 1;
}
