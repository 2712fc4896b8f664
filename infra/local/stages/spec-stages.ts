import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { type Stage, readReport } from './stage.ts';
import {
  type PlaywrightReport,
  type VitestReport,
  summarizePlaywright,
  summarizeVitest,
} from './test-summary.ts';
import { ensureBrowser } from './ensure-browser.ts';

/** Creates the stage of the specs of projects in `vitest.config.ts`. */
export const createVitestStage = (name: string, ...projects: string[]): Stage => ({
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

/** Creates the stage of the specs in `e2e/`, in a real browser against started platforms. `all` includes those tagged `@slow`. */
export const createBrowserStage = ({ all }: { all: boolean }): Stage => ({
  name: 'End-to-end specs in the browser',
  showsOutput: true,
  async run(context) {
    await ensureBrowser(context);
    const report = join(repository, '.cache/e2e-specs.json');
    await rm(report, { force: true });
    const failure = await runProgram(process.execPath, ['--run', 'test', '--', '--reporter=list,json'], {
      cwd: join(repository, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_ALL: all ? '1' : undefined },
      signal: context.signal,
    });
    const summary = summarizePlaywright(await readReport<PlaywrightReport>(report, failure));
    return failure ? { ...summary, failed: Math.max(1, summary.failed) } : summary;
  },
});
