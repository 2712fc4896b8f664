import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { failureOf, type Stage } from './stage.ts';

const logs = join(repository, '.cache/checks');

/** A tool that is content or not; what it says is shown when it is not. */
const tool = (name: string, command: string, ...args: string[]): Stage => ({
  name,
  async run({ signal }) {
    await mkdir(logs, { recursive: true });
    const logFile = join(logs, `${name.toLowerCase().replaceAll(' ', '-')}.log`);
    const failure = await runProgram(join(repository, 'node_modules/.bin', command), args, {
      cwd: repository,
      logFile,
      signal,
    });
    if (failure) throw await failureOf(failure, logFile);
    return { passed: 1, failed: 0 };
  },
});

/** The checks of the source text, in no order. */
export const checkStages: Stage[] = [
  tool('Types of services and packages', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  tool('Types of frontends', 'tsc', '--noEmit', '-p', 'tsconfig.web.json'),
  tool('Format', 'oxfmt', '--check', '.'),
  tool('Lint', 'oxlint', '.'),
  tool('Arrows', 'depcruise', 'packages', 'services', 'frontends', 'infra', 'e2e'),
  tool('Unused code', 'knip', '--no-progress', '--no-config-hints'),
];
