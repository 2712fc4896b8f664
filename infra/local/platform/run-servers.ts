import { mkdir } from 'node:fs/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Progress } from '../progress.ts';
import type { Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';
import { connectOperator } from './connect-operator.ts';
import {
  choosePorts,
  createPlatformEnvironment,
  createServiceDatabases,
  toGatewayUrl,
  planPlatform,
  type Ports,
} from './plan-platform.ts';
import { createRunRecord } from './run-state.ts';
import { startProcesses } from './start-processes.ts';
import type { ProcessPlan } from './supervise.ts';

export interface RunningServers {
  readonly environment: PlatformEnvironment;
  readonly nats: NatsConnection;
  readonly ports: Ports;
}

interface RunOptions {
  /** Also runs the services, with these additional variables. The gateway does not run, so no client can reach them. */
  readonly servicesEnv?: Readonly<Record<string, string>>;
}

/** Runs `work` with the databases and the bus of a claimed data folder. External servers are used as they are. */
export async function runServers<T>(
  settings: Settings,
  secrets: Secrets,
  progress: Progress,
  work: (servers: RunningServers) => Promise<T>,
  { servicesEnv }: RunOptions = {},
): Promise<T> {
  await mkdir(settings.logDir, { recursive: true, mode: 0o700 });
  const ports = await choosePorts();
  const plans = planPlatform(settings, secrets, ports).flatMap((plan) => {
    if (plan.name === 'postgres' || plan.name === 'nats') return [plan];
    return servicesEnv && plan.name !== 'gateway' ? [addEnv(plan, servicesEnv)] : [];
  });
  const record = createRunRecord(settings.dataDir, toGatewayUrl(settings), progress);
  const processes = startProcesses(plans, { record, progress, signal: new AbortController().signal });
  try {
    await processes.ready;
    if (settings.databaseUrl) await createServiceDatabases(settings, secrets, settings.databaseUrl);
    const environment = createPlatformEnvironment(settings, secrets, ports);
    const nats = await connectOperator(settings, secrets, environment);
    try {
      return await work({ environment, nats, ports });
    } finally {
      await nats.close();
    }
  } finally {
    await processes.stop();
  }
}

/** Adds environment variables to a process; `undefined` removes one. */
export const addEnv = (
  plan: ProcessPlan,
  env: Readonly<Record<string, string | undefined>>,
): ProcessPlan => ({
  ...plan,
  prepare: async () => {
    const command = await plan.prepare();
    return { ...command, env: { ...command.env, ...env } };
  },
});
