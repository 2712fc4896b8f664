import { stepUpMaxAgeSeconds, type ServiceName, serviceNames } from '@aera/contracts/server';
import { busEnv, identityPrivateKeyEnv } from '@aera/service-kit/core';
import { z } from 'zod';

import { rateLimitsSchema } from './limits/rate-limits.ts';
import { visitorIngest } from './upstreams/upstreams.ts';

/** A variable with JSON. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A list separated by commas or spaces. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item));

const baseUrl = z.url({ protocol: /^https?$/ });
const serviceUrls = Object.fromEntries(serviceNames.map((name) => [name, baseUrl])) as Record<
  ServiceName,
  typeof baseUrl
>;

/** Environment variables of the gateway. */
export const gatewayEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** IP address to listen on; default: every interface. */
  HOST: z.string().optional(),
  /** JSON: base URL of each service by name, and of the visitor-analytics ingest when it is deployed separately. */
  SERVICE_URLS: json(z.strictObject({ ...serviceUrls, [visitorIngest]: baseUrl.optional() })),
  /** Folder that holds `<frontend>/dist/<version>`. */
  STATIC_DIR: z.string().min(1),
  /** File that stores the pins for a start without NATS. */
  PINS_FILE: z.string().min(1).optional(),
  ...busEnv.shape,
  /**
   * Private Ed25519 JWK (RFC 8037): JSON, or the path of a file that is read again when it changes. The JWKS of the services must contain
   * its public key first.
   */
  IDENTITY_PRIVATE_KEY: identityPrivateKeyEnv,
  /** IP addresses and CIDR ranges whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: list(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
  /** Maximum age of a steward's step-up authentication; the services must use the same value. */
  STEP_UP_MAX_AGE_SECONDS: z.coerce.number().int().min(1).default(stepUpMaxAgeSeconds),
  /** The origin that browsers see. HTTPS enables HSTS and `Secure` cookies. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins that pages may frame, besides the contact form. */
  FRAME_SOURCES: list(z.url({ protocol: /^https$/ })),
  /** JSON: deviations from the default rate limits. */
  RATE_LIMITS: z.string().default('{}').pipe(json(rateLimitsSchema)),
  /** Commit, shown to stewards. */
  SERVICE_VERSION: z.string().default('0.1.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type GatewayConfig = z.output<typeof gatewayEnv>;
