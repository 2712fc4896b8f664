import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { readReport, type Stage } from './stage.ts';
import { summarizeVitest, type VitestReport } from './test-summary.ts';

/** The specs of some projects of `vitest.config.ts`. */
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
    const summary = summarizeVitest(await readReport<VitestReport>(report, failure), repository);
    return failure ? { ...summary, failed: Math.max(1, summary.failed) } : summary;
  },
});
