import { readRun } from './platform/run-state.ts';
import { isRunning } from './process/process-identity.ts';
import { createProgress } from './progress.ts';
import { rotateMasterKeys } from './secrets.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const { dataDir } = readSettings(process.env);

try {
  const run = await readRun(dataDir);
  if (run && isRunning(run.supervisor))
    throw new Error(`A platform runs on ${dataDir}. Stop it first: make stop`);
  await rotateMasterKeys(dataDir);
  progress.print(
    '✓ The master keys were replaced. At the next start, services wrap all keys with the new ones.',
  );
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
