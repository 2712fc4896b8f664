import { type Bus, connectBus } from '@aera/event-bus';
import { toBusOptions, createLog, EnvError, parseEnv } from '@aera/service-kit/core';
import { gatewayEnv } from './config.ts';
import { startGateway } from './gateway.ts';
import { createAccessLog } from './http/access-log.ts';

/** Milliseconds until a slow shutdown is aborted. */
const shutdownTimeoutMs = 10_000;
let stopping = false;

try {
  const config = parseEnv(gatewayEnv);
  const log = createLog('gateway', config.LOG_LEVEL);
  const gateway = await startGateway(config, log, createAccessLog(config.LOG_LEVEL));
  let bus: Bus | undefined;
  const shutDown = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await gateway.stop();
    await bus?.close();
    process.exit(0);
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  log.info({ port: gateway.port }, 'listening');
  // Until the bus is connected, revoked sessions stay cached and no network is blocked.
  bus = await connectBus({ ...toBusOptions(config), name: 'gateway', log });
  await gateway.attachBus(bus);
} catch (error) {
  // A shutdown during startup closes the bus early.
  if (!stopping) fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
