import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { ensureBrowser } from './find-browser.ts';
import { readReport, type Stage } from './stage.ts';
import { countPlaywright, type PlaywrightReport } from './tally.ts';

/** The journeys of `e2e/`, in a real browser against a started platform. */
export const journeysStage: Stage = {
  name: 'Journeys in the browser',
  showsOutput: true,
  async run(context) {
    await ensureBrowser(context);
    const report = join(repository, '.cache/journeys.json');
    await rm(report, { force: true });
    const failure = await runProgram(process.execPath, ['--run', 'test', '--', '--reporter=list,json'], {
      cwd: join(repository, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal: context.signal,
    });
    const tally = countPlaywright(await readReport<PlaywrightReport>(report, failure));
    return failure ? { ...tally, failed: Math.max(1, tally.failed) } : tally;
  },
};
