import { serviceNames } from '@aera/contracts';
import { createLog, generateIdentityKeys, parseEnv } from '@aera/service-kit/core';
import { gatewayEnv } from '../src/config.ts';
import { startGateway } from '../src/gateway.ts';
import { createAccessLog } from '../src/http/access-log.ts';

/** The gateway as in production, including the access log, in front of one fake of all services. */
const [upstream, staticDir] = process.argv.slice(2) as [string, string];
const { privateKey } = await generateIdentityKeys();
const config = parseEnv(gatewayEnv, {
  PORT: '0',
  HOST: '127.0.0.1',
  SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, upstream]))),
  STATIC_DIR: staticDir,
  NATS_URL: 'nats://unused',
  IDENTITY_PRIVATE_KEY: privateKey,
  METRICS_PORT: '0',
  RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.1'] }),
  LOG_LEVEL: 'info',
});
const gateway = await startGateway(config, createLog('gateway', 'warn'), createAccessLog('info'));
process.send?.(gateway.port);
