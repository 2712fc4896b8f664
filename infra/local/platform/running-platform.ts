import { isRunning } from '../process/process-identity.ts';
import { loadSecrets, type Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';
import { createPlatformEnvironment } from './plan-platform.ts';
import { readPorts, readRun } from './run-state.ts';

/**
 * Finds the platform that runs on a data folder.
 * @throws Error when none does
 */
export async function findRunningPlatform(
  settings: Settings,
): Promise<{ secrets: Secrets; environment: PlatformEnvironment }> {
  const run = await readRun(settings.dataDir);
  if (!run?.ready || !isRunning(run.supervisor))
    throw new Error(`No platform runs on ${settings.dataDir}. Start one in another terminal: make start`);
  const { secrets } = await loadSecrets(settings.dataDir);
  return { secrets, environment: createPlatformEnvironment(settings, secrets, readPorts(run)) };
}
