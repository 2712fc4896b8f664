import { defaultStepUpMaxAgeSeconds, type ServiceName, serviceNames } from '@aera/contracts/server';
import {
  busEnv,
  clockEnv,
  identityPrivateKeyEnv,
  jsonVariable,
  listVariable,
  networkValue,
  tlsEnv,
} from '@aera/service-kit/core';
import { z } from 'zod';

import { rateLimitsSchema } from './limits/rate-limits.ts';
import { visitorIngest } from './upstreams/upstreams.ts';

const baseUrl = z.url({ protocol: /^https?$/ });
const serviceUrls = Object.fromEntries(serviceNames.map((name) => [name, baseUrl])) as Record<
  ServiceName,
  typeof baseUrl
>;

/** Environment variables of the gateway. */
export const gatewayEnv = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(8080)
    .describe('Port to listen on; 0 chooses a free one'),
  HOST: z.string().optional().describe('IP address to listen on; default: every interface'),
  ...tlsEnv.shape,
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(9464)
    .describe('Port of Prometheus metrics; 0 chooses a free one. Clients of the site must not reach it'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('IP address of the metrics listener'),
  SERVICE_URLS: jsonVariable(
    z.strictObject({ ...serviceUrls, [visitorIngest]: baseUrl.optional() }),
  ).describe(
    'JSON: base URL of each service by name, and of the visitor-analytics ingest when it is deployed separately',
  ),
  STATIC_DIR: z.string().min(1).describe('Folder with <frontend>/dist/<version>'),
  PINS_FILE: z.string().min(1).optional().describe('File that stores the pins for a start without NATS'),
  FRONTEND_STORE: z
    .enum(['volume', 'bus'])
    .default('volume')
    .describe(
      'How gateways share builds: `volume`: STATIC_DIR is on a volume that all gateways mount; `bus`: each has its own disk and exchanges builds by the object store of NATS',
    ),
  ...busEnv.shape,
  ...clockEnv.shape,
  IDENTITY_PRIVATE_KEY: identityPrivateKeyEnv.describe(
    'Private Ed25519 JWK (RFC 8037) that signs identity tokens: JSON, or the path of a file that is read again when it changes. Services need its public key first',
  ),
  TRUSTED_PROXIES: listVariable(networkValue).describe(
    'IP addresses and CIDR ranges whose X-Forwarded-For is trusted',
  ),
  STEP_UP_MAX_AGE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(defaultStepUpMaxAgeSeconds)
    .describe("Maximum age of a steward's step-up authentication; the services must use the same value"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The origin that browsers see. HTTPS enables HSTS and Secure cookies'),
  FRAME_SOURCES: listVariable(z.url({ protocol: /^https$/ })).describe(
    'Origins that pages may frame, besides the contact form',
  ),
  RATE_LIMITS: z
    .string()
    .default('{}')
    .pipe(jsonVariable(rateLimitsSchema))
    .describe('JSON: deviations from the default rate limits'),
  SERVICE_VERSION: z.string().default('0.1.0').describe('Commit, shown to stewards'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged'),
});
export type GatewayConfig = z.output<typeof gatewayEnv>;
