import { defaultStepUpMaxAgeSeconds } from '@aera/contracts/server';
import { z } from 'zod';
import { listVariable } from './env-values.ts';
import { tlsEnv } from '../http/certificate.ts';
import { identityJwksEnv } from '../identity/identity-keys.ts';

/** `message` names every missing or malformed variable without its value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Parses the environment once, at start.
 * @throws EnvError with one line per missing or malformed variable
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  // An empty variable counts as not set, as in `${NAME:-}` of a compose file.
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(environment)'}: ${issue.message}`,
  );
  throw new EnvError(`The environment is invalid:\n${lines.join('\n')}`);
}

/** Environment variables of a process that connects to NATS. */
export const busEnv = z.object({
  NATS_URL: z.string().min(1).describe('NATS server, or servers separated by commas: nats://host:port'),
  NATS_REPLICAS: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(3), z.literal(5)]))
    .default(1)
    .describe(
      'Servers of a NATS cluster that store each stream and bucket: an odd number, so that a majority exists',
    ),
  NATS_STORAGE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'Storage of one NATS server for all streams, in bytes (100 GiB if unset); every process and the server need the same value',
    ),
  NATS_NKEY_SEED: z
    .string()
    .startsWith('SU')
    .optional()
    .describe("Seed of this service's nkey. A NATS server without users needs none"),
  NATS_CA_FILE: z.string().optional().describe('PEM file of the certificate authority of NATS; requires TLS'),
});

/** Connection options of `connectBus`, from the environment. */
export const toBusOptions = (env: z.output<typeof busEnv>) => ({
  servers: env.NATS_URL,
  replicas: env.NATS_REPLICAS,
  storageBytes: env.NATS_STORAGE_BYTES,
  nkeySeed: env.NATS_NKEY_SEED,
  caFile: env.NATS_CA_FILE,
});

/** Environment variable of the processes that `make demo` moves through the past. */
export const clockEnv = z.object({
  SIMULATED_CLOCK_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File in which `make demo` sets the time. For development only: a process that does not listen on loopback refuses to start with it',
    ),
});

const masterKey = z
  .base64()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in Base64');

/** Environment variables of every service. */
export const baseEnv = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('Port to listen on; 0 chooses a free one'),
  HOST: z.string().default('127.0.0.1').describe('IP address to listen on'),
  ...tlsEnv.shape,
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL database of this service: postgres://user:password@host:port/database'),
  ...busEnv.shape,
  ...clockEnv.shape,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged'),
  IDENTITY_JWKS: identityJwksEnv.describe(
    "JWKS (RFC 7517) with the gateway's public Ed25519 keys: JSON, or the path of a file that is read again when it changes",
  ),
  MASTER_KEY: masterKey.describe(
    '32 bytes in Base64: wraps the keys of data subjects and the secret of the service',
  ),
  OTHER_MASTER_KEYS: listVariable(masterKey).describe(
    'Other versions of MASTER_KEY that can still unwrap keys: earlier ones, and the next one before a rotation',
  ),
  STEP_UP_MAX_AGE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(defaultStepUpMaxAgeSeconds)
    .describe("Maximum age of a steward's step-up authentication; the gateway must use the same value"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('OTLP/HTTP endpoint that receives traces; none are sent without it'),
  SERVICE_VERSION: z.string().default('0.1.0').describe('Version or commit, shown to stewards'),
});
export type BaseEnv = z.output<typeof baseEnv>;
