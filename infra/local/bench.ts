import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runProgram } from './process/run-program.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';

const progress = createProgress();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** Filter by name: a folder, such as `gateway` or `browser`, or a bench in it, such as `consents`. */
const part = process.env['PART'];

const benches = '{packages,services,e2e}/*/bench/{main,*.bench}.ts';

/** `main.ts` is named after its folder, `consents.bench.ts` also after itself. */
const listNames = (bench: string): string[] => [
  basename(dirname(dirname(bench))),
  basename(bench).replace(/(\.bench)?\.ts$/, ''),
];

// Runs sequentially, because concurrent benches would distort each other.
for await (const bench of glob([benches], { cwd: repository })) {
  if (part && !listNames(bench).includes(part)) continue;
  progress.print(`\n→ ${bench}`);
  const failure = await runProgram(process.execPath, [join(repository, bench)], {
    cwd: repository,
    signal: stopping.signal,
  });
  if (!failure) continue;
  progress.print(`✗ ${bench}: ${failure}`);
  process.exitCode = 1;
}
