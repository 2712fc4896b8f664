import { readRun } from './platform/run-state.ts';
import { isRunning } from './process/process-identity.ts';
import { createProgress } from './progress.ts';
import { loadSecrets, replaceMasterKeys, saveSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const { dataDir } = readSettings(process.env);
const run = await readRun(dataDir);

if (run && isRunning(run.supervisor)) {
  progress.print(`✗ A platform runs on ${dataDir}. Stop it first: make stop`);
  process.exitCode = 1;
} else {
  const { secrets } = await loadSecrets(dataDir);
  await saveSecrets(dataDir, replaceMasterKeys(secrets));
  progress.print(
    '✓ The master keys were replaced. At the next start, services wrap all keys with the new ones.',
  );
}
