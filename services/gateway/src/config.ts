import { stepUpMaxAgeSeconds, type ServiceName, serviceNames } from '@aera/contracts/server';
import { natsReplicas } from '@aera/service-kit/core';
import { z } from 'zod';

import { rateLimitsSchema } from './limits/rate-limits.ts';
import { visitorIngest } from './upstreams/upstreams.ts';

/** A variable that holds JSON of a given shape. */
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

/** A variable that holds a list, separated by commas or spaces. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item));

const baseUrl = z.url({ protocol: /^https?$/ });
const ofServices = Object.fromEntries(serviceNames.map((name) => [name, baseUrl])) as Record<
  ServiceName,
  typeof baseUrl
>;

const privateJwk = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
});

/** Environment variables of the gateway. */
export const gatewayEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Address to listen on; every interface when it is not given. */
  HOST: z.string().optional(),
  /** JSON: the base URL of every service by its name, and of the ingest of visitor-analytics where that runs apart. */
  SERVICE_URLS: json(z.strictObject({ ...ofServices, [visitorIngest]: baseUrl.optional() })),
  /** Folder that holds `<frontend>/dist/<version>`. */
  STATIC_DIR: z.string().min(1),
  /** File in which it writes down which versions are pinned, for the time before NATS is there. */
  PINS_FILE: z.string().min(1).optional(),
  NATS_URL: z.string().min(1),
  NATS_REPLICAS: natsReplicas,
  /** Private Ed25519 JWK (RFC 8037) as JSON; the services get its public half. */
  IDENTITY_PRIVATE_KEY: json(privateJwk).transform((jwk) => JSON.stringify(jwk)),
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: list(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
  /** Maximum age of a steward's step-up authentication; the services must use the same value. */
  STEP_UP_MAX_AGE_SECONDS: z.coerce.number().int().min(1).default(stepUpMaxAgeSeconds),
  /** The origin that browsers see. An https one turns on HSTS and `Secure` cookies. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins that a page may frame beside the contact form of the brand. */
  FRAME_SOURCES: list(z.url({ protocol: /^https$/ })),
  /** JSON: how often a client and an account may do what, where that is to be other than usual. */
  RATE_LIMITS: z.string().default('{}').pipe(json(rateLimitsSchema)),
  /** What it says of itself to stewards: which commit it is. */
  SERVICE_VERSION: z.string().default('0.1.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type GatewayConfig = z.output<typeof gatewayEnv>;
