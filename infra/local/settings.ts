import { join, resolve } from 'node:path';
import { repository } from './repository.ts';

/** Settings of a start, from environment variables. */
export interface Settings {
  /** Port of the gateway. */
  port: number;
  host: string;
  /** Absolute path of the folder with all state. */
  dataDir: string;
  logDir: string;
  /** Folder with `<frontend>/dist` for each frontend. */
  staticDir: string;
  /** File in which the gateway stores the pinned versions of frontends. */
  pinsFile: string;
  steward: { username: string; password?: string };
  /** An external PostgreSQL instead of the embedded one: the URL of its superuser. */
  databaseUrl?: string;
  /** An external NATS instead of the embedded one. */
  natsUrl?: string;
  /** Folder of backups beside which the embedded PostgreSQL archives its WAL. */
  walArchive?: string;
  /** Variables that are passed through to the processes that read them. */
  passthroughEnv: Record<string, string | undefined>;
}

/** Names of variables that services read and `make start` only passes through. */
export const passthroughNames = [
  'LOG_LEVEL',
  'SERVICE_VERSION',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'CLICKHOUSE_URL',
  'CLICKHOUSE_CLUSTER',
  'MEILI_URL',
  'MEILI_API_KEY',
  'ACCESS_PIN',
  'LEAD_WEBHOOK_SECRET',
  'LEDGER_ORIGIN',
  'LEDGER_WITNESSES',
  'LEDGER_WITNESS_QUORUM',
  'BREACHED_PASSWORDS_FILE',
  'SECOND_FACTOR_ROLES',
  'TRUSTED_PROXIES',
  'METRICS_HOST',
  'ALLOW_LIST',
  'RATE_LIMITS',
  'PUBLIC_URL',
  'TLS_PEM_FILE',
  'STEP_UP_MAX_AGE_SECONDS',
  'NATS_REPLICAS',
  'NATS_STORAGE_BYTES',
  'NATS_CA_FILE',
  'FRAME_SOURCES',
  'FRONTEND_STORE',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

/**
 * Reads the settings.
 *
 * @throws Error that names the invalid variable.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const dataDir = resolve(repository, env['DATA_DIR'] || '.data');
  return {
    port: parsePort(env['PORT'] || '8080'),
    host: env['HOST'] || '127.0.0.1',
    dataDir,
    logDir: join(dataDir, 'logs'),
    staticDir: resolve(repository, env['STATIC_DIR'] || 'frontends'),
    pinsFile: join(dataDir, 'pins.json'),
    steward: {
      username: env['STEWARD_USERNAME'] || 'steward',
      password: env['STEWARD_PASSWORD'] || undefined,
    },
    databaseUrl: env['DATABASE_URL'] || undefined,
    natsUrl: env['NATS_URL'] || undefined,
    walArchive: readWalArchive(env),
    passthroughEnv: Object.fromEntries(passthroughNames.map((name) => [name, env[name] || undefined])),
  };
}

function readWalArchive({
  WAL_ARCHIVE,
  DATABASE_URL,
}: Record<string, string | undefined>): string | undefined {
  if (!WAL_ARCHIVE) return undefined;
  if (DATABASE_URL)
    throw new Error(
      'WAL_ARCHIVE is for the embedded PostgreSQL. The server of DATABASE_URL archives its own WAL.',
    );
  return resolve(repository, WAL_ARCHIVE);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}", which is no port: give a number from 1 to 65535.`);
}
