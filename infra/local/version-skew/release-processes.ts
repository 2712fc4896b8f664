import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '@aera/testing';
import { createDemoGatewayEnv } from '../demo/run/demo-gateway.ts';
import type * as compiler from '../platform/compile-services.ts';
import type * as planner from '../platform/plan-platform.ts';
import { choosePorts, toClockFile, type Ports } from '../platform/plan-platform.ts';
import { addEnv } from '../platform/run-servers.ts';
import { type StartedProcesses, startProcesses } from '../platform/start-processes.ts';
import type { Progress } from '../progress.ts';
import type { Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';
import type { Release } from './previous-release.ts';

/** Services and gateway of one release. They share databases and bus with those of another one. */
export interface ReleaseProcesses {
  readonly gatewayUrl: string;
  readonly serviceUrl: PlatformEnvironment['serviceUrl'];
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ReleaseOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Ports of the databases and the bus. */
  readonly ports: Ports;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Additional variables of the services. */
  readonly servicesEnv?: Readonly<Record<string, string>>;
}

/**
 * Plans the processes of a release with the programs and variables of that release, on their own ports. Compiles its services first, as `make
 * start` does.
 */
export async function planRelease(
  { name, root }: Release,
  { settings, secrets, ports: { postgres, nats }, progress, signal, servicesEnv = {} }: ReleaseOptions,
): Promise<ReleaseProcesses> {
  const platform = join(root, 'infra/local/platform');
  const { planPlatform, createPlatformEnvironment } = (await importFile(
    join(platform, 'plan-platform.ts'),
  )) as typeof planner;
  const compilerFile = join(platform, 'compile-services.ts');
  // Releases without it run the sources.
  if (existsSync(compilerFile)) {
    const { compileServices } = (await importFile(compilerFile)) as typeof compiler;
    await compileServices(progress, signal);
  }
  const ports: Ports = { ...(await choosePorts()), ...(postgres && { postgres }), ...(nats && { nats }) };
  const own = {
    ...settings,
    passthroughEnv: { ...settings.passthroughEnv, TLS_PEM_FILE: undefined },
    port: await findFreePort(),
    logDir: join(settings.logDir, name.replaceAll(/[^\w.-]/g, '-')),
  };
  const gatewayEnv = createDemoGatewayEnv(toClockFile(own) ?? '');
  const plans = planPlatform(own, secrets, ports)
    .filter(({ name: process }) => process !== 'postgres' && process !== 'nats')
    .map((plan) => addEnv(plan, plan.name === 'gateway' ? gatewayEnv : servicesEnv));
  let processes: StartedProcesses | undefined;
  return {
    gatewayUrl: `http://localhost:${own.port}`,
    serviceUrl: createPlatformEnvironment(own, secrets, ports).serviceUrl,
    async start() {
      await mkdir(own.logDir, { recursive: true, mode: 0o700 });
      processes = startProcesses(plans, { record: { started() {} }, progress, signal });
      await processes.ready;
    },
    stop: async () => processes?.stop(),
  };
}

const importFile = (path: string): Promise<unknown> => import(pathToFileURL(path).href);
