import { connectBus } from '@aera/event-bus';
import { busEnv, toBusOptions, createLog, parseEnv } from '@aera/service-kit/core';
import { z } from 'zod';
import { gatewayEnv } from '../config.ts';
import { exchangeBuilds } from './build-exchange.ts';

/**
 * Exchanges builds once before a gateway starts: other gateways then have the build of this image before it serves pages that load it. Without
 * the bus, the gateway starts with the builds of its image.
 */
const timeoutMs = 30_000;

const { shape } = gatewayEnv;
const config = parseEnv(
  z.object({ ...busEnv.shape, STATIC_DIR: shape.STATIC_DIR, LOG_LEVEL: shape.LOG_LEVEL }),
);
const log = createLog('gateway', config.LOG_LEVEL);
setTimeout(() => {
  log.warn({ timeoutMs }, 'builds of the frontends could not be exchanged in time');
  process.exit(0);
}, timeoutMs);
const bus = await connectBus({ ...toBusOptions(config), name: 'gateway', log });
await exchangeBuilds({ bus, root: config.STATIC_DIR });
process.exit(0);
