import { join } from 'node:path';
import { findFreePort, spawnServer, waitUntilReady } from '@aera/testing';
import { type Ports, planPlatform } from '../../platform/plan-platform.ts';
import { addEnv } from '../../platform/run-servers.ts';
import type { ProcessPlan } from '../../platform/supervise.ts';
import type { Secrets } from '../../secrets.ts';
import type { Settings } from '../../settings.ts';

interface DemoGateway {
  readonly url: string;
  stop(): Promise<void>;
}

const highLimit = { burst: 100_000, perSecond: 10_000 };
const classes = ['sign-in', 'search', 'ledger', 'write', 'read', 'visit'];

/** Months pass in minutes, so the limits of a real day would reject ordinary visitors. */
const rateLimits = JSON.stringify({
  classes: Object.fromEntries(classes.map((name) => [name, { network: highLimit, account: highLimit }])),
});

/** Variables of a gateway that trusts the IP addresses that the demonstration names, and follows the simulated time. */
export const createDemoGatewayEnv = (clockFile: string) => ({
  TRUSTED_PROXIES: '127.0.0.0/8',
  RATE_LIMITS: rateLimits,
  SIMULATED_CLOCK_FILE: clockFile,
  // The platform's own gateway writes it.
  PINS_FILE: undefined,
});

/**
 * Plans another gateway of the running platform. It listens on loopback, trusts the IP addresses that the demonstration names in
 * `X-Forwarded-For`, and follows the simulated time. The gateway of the platform does neither.
 */
export function planDemoGateway(
  settings: Settings,
  secrets: Secrets,
  ports: Ports,
  clockFile: string,
): ProcessPlan {
  // Its clients and its probe use HTTP.
  const passthroughEnv = { ...settings.passthroughEnv, TLS_PEM_FILE: undefined };
  const plan = planPlatform({ ...settings, host: '127.0.0.1', passthroughEnv }, secrets, ports).find(
    ({ name }) => name === 'gateway',
  );
  if (!plan) throw new Error('A platform has a gateway.');
  return addEnv(plan, createDemoGatewayEnv(clockFile));
}

/** Starts the gateway of the demonstration for as long as it runs. */
export async function startDemoGateway(
  settings: Settings,
  secrets: Secrets,
  ports: Ports,
  clockFile: string,
): Promise<DemoGateway> {
  const own = { ...settings, port: await findFreePort() };
  const plan = planDemoGateway(own, secrets, { ...ports, metrics: await findFreePort() }, clockFile);
  const logFile = join(settings.logDir, 'demo-gateway.log');
  const server = spawnServer(await plan.prepare(), logFile);
  const url = `http://127.0.0.1:${own.port}`;
  await waitUntilReady(server, { ...plan, logFile, timeout: 30_000 });
  return { url, stop: () => server.stop() };
}
