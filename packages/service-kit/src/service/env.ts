import { stepUpMaxAgeSeconds } from '@aera/contracts/server';
import { z } from 'zod';
import { identityJwksEnv } from '../identity/identity-keys.ts';

/** `message` names every missing or malformed variable, and no value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Parses the environment once, at start.
 * @throws EnvError with one line per variable that is missing or malformed.
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
  NATS_URL: z.string().min(1),
  /** Servers of a NATS cluster that store each stream and bucket: an odd number, so that a majority exists. */
  NATS_REPLICAS: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(3), z.literal(5)]))
    .default(1),
  /** Storage of one NATS server for all streams, in bytes; every process and the server need the same value. */
  NATS_STORAGE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(100 * 1024 ** 3),
  /** Seed of this service's nkey. A NATS server without users needs none. */
  NATS_NKEY_SEED: z.string().startsWith('SU').optional(),
  /** PEM file of the certificate authority of NATS; requires TLS. */
  NATS_CA_FILE: z.string().optional(),
});

/** Connection options of `connectBus`, from the environment. */
export const busOptions = (env: z.output<typeof busEnv>) => ({
  servers: env.NATS_URL,
  replicas: env.NATS_REPLICAS,
  storageBytes: env.NATS_STORAGE_BYTES,
  nkeySeed: env.NATS_NKEY_SEED,
  caFile: env.NATS_CA_FILE,
});

/** Environment variables of every service. */
export const baseEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ...busEnv.shape,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** JWKS (RFC 7517) with the gateway's public Ed25519 keys: JSON, or the path of a file that is read again when it changes. */
  IDENTITY_JWKS: identityJwksEnv,
  /** 32 bytes in Base64: wraps the keys of data subjects. */
  MASTER_KEY: z
    .base64()
    .transform((value) => Buffer.from(value, 'base64'))
    .refine((key) => key.length === 32, 'must be 32 bytes in Base64'),
  /** Maximum age of a steward's step-up authentication; the gateway must use the same value. */
  STEP_UP_MAX_AGE_SECONDS: z.coerce.number().int().min(1).default(stepUpMaxAgeSeconds),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  SERVICE_VERSION: z.string().default('0.1.0'),
});
export type BaseEnv = z.output<typeof baseEnv>;
