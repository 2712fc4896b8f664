import { eventually } from '@aera/testing';
import { isRunning } from './process/process-identity.ts';
import { endAll, readRun, removeRun } from './platform/run-state.ts';
import { createProgress } from './progress.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const { dataDir } = readSettings(process.env);
const run = await readRun(dataDir);

if (!run || ![run.supervisor, ...run.processes].some(isRunning)) {
  progress.print(`Nothing runs on ${dataDir}.`);
} else {
  await progress.step(`Stop ${run.url}`, async () => {
    if (isRunning(run.supervisor)) {
      process.kill(run.supervisor.pid, 'SIGTERM');
      await eventually(() => !isRunning(run.supervisor), { timeout: 60_000, interval: 50 });
    }
    await endAll(run.processes);
    await removeRun(dataDir);
  });
}
