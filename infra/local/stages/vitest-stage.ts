import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { readReport, type Stage } from './stage.ts';
import { countVitest, type VitestReport } from './tally.ts';

/** Specs of some of the projects of `vitest.config.ts`, shown as they run. */
export const vitestStage = (name: string, ...projects: string[]): Stage => ({
  name,
  showsOutput: true,
  async run({ signal }) {
    const report = join(repository, '.cache', `${projects.join('-')}-specs.json`);
    await rm(report, { force: true });
    const args = [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const failure = await runProgram(join(repository, 'node_modules/.bin/vitest'), args, {
      cwd: repository,
      signal,
    });
    const tally = countVitest(await readReport<VitestReport>(report, failure), repository);
    return failure ? { ...tally, failed: Math.max(1, tally.failed) } : tally;
  },
});
