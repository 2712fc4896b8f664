import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { findMisspelledFiles, spellingArguments } from '../spelling/check-spelling.ts';
import { checkVocabulary } from '../vocabulary/check-vocabulary.ts';
import { toFailure, type Stage } from './stage.ts';

const cache = join(repository, '.cache/checks');

/** Creates a stage for a tool that passes or fails as a whole. A failure shows its output. */
const createToolStage = (name: string, command: string, ...args: string[]): Stage => ({
  name,
  async run({ signal }) {
    await mkdir(cache, { recursive: true });
    const logFile = join(cache, `${name.toLowerCase().replaceAll(' ', '-')}.log`);
    const failure = await runProgram(join(repository, 'node_modules/.bin', command), args, {
      cwd: repository,
      logFile,
      signal,
    });
    if (failure) throw await toFailure(failure, logFile);
    return { passed: 1, failed: 0 };
  },
});

/**
 * Incremental: without changes, the compiler only compares file hashes. By default it has four checkers, each of which computes the types of
 * the contracts again: twice the processor time.
 */
const createTypesStage = (name: string, project: string): Stage =>
  createToolStage(
    name,
    'tsc',
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(cache, `${project}.tsbuildinfo`),
  );

const vocabulary: Stage = {
  name: 'Vocabulary',
  async run() {
    const found = await checkVocabulary();
    if (found.length > 0)
      throw new Error(
        `${found.join('\n')}\nReplace these terms; the list is infra/local/vocabulary/banned-terms.ts.`,
      );
    return { passed: 1, failed: 0 };
  },
};

/** Runs cspell only on files with unknown words, to show their positions and suggestions. */
const spelling: Stage = {
  name: 'Spelling',
  async run(context) {
    const files = await findMisspelledFiles(context.signal);
    if (files.length === 0) return { passed: 1, failed: 0 };
    return createToolStage('Spelling', 'cspell', ...spellingArguments, ...files).run(context);
  },
};

/** Independent checks of the source text. */
export const checkStages: Stage[] = [
  createTypesStage('Types of frontends', 'tsconfig.web.json'),
  createTypesStage('Types of services and packages', 'tsconfig.json'),
  createToolStage('Import rules', 'depcruise', 'packages', 'services', 'frontends', 'infra', 'e2e'),
  createToolStage('Unused code', 'knip', '--no-progress', '--no-config-hints'),
  createToolStage('Lint', 'oxlint', '.'),
  createToolStage('Format', 'oxfmt', '--check', '.'),
  vocabulary,
  spelling,
];
