import { isRunning } from '../process/process-identity.ts';
import { loadSecrets, type Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';
import { createPlatformEnvironment, type Ports, toSuperuserUrl } from './plan-platform.ts';
import { readPorts, readRun } from './run-state.ts';

export interface RunningPlatform {
  readonly secrets: Secrets;
  readonly environment: PlatformEnvironment;
  readonly ports: Ports;
  /** URL of the superuser of the embedded PostgreSQL; undefined with an external one. */
  readonly superuserUrl?: string;
  /** Fingerprint of its ClickHouse; undefined without one. */
  readonly clickHouse?: string;
}

/**
 * Finds the platform that runs on a data folder.
 * @throws Error when none does
 */
export async function findRunningPlatform(settings: Settings): Promise<RunningPlatform> {
  const run = await readRun(settings.dataDir);
  if (!run?.ready || !isRunning(run.supervisor))
    throw new Error(`No platform runs on ${settings.dataDir}. Start one in another terminal: make start`);
  const { secrets } = await loadSecrets(settings.dataDir);
  const ports = readPorts(run);
  return {
    secrets,
    environment: createPlatformEnvironment(settings, secrets, ports),
    ports,
    superuserUrl: settings.databaseUrl ? undefined : toSuperuserUrl(secrets, ports),
    clickHouse: run.clickHouse,
  };
}
