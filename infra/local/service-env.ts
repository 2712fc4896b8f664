import { type ContextName, serviceNames, type ServiceName } from '@aera/contracts';

/** Input for the environment variables of the services. */
export interface PlatformEnvironment {
  natsUrl: string;
  /** Seed of a service's nkey; undefined for an external NATS server without users. */
  natsSeed: (service: ContextName) => string | undefined;
  /** URL of the service's own database. */
  databaseUrl: (service: ServiceName) => string;
  /** Port of the gateway's metrics on this machine. */
  metricsPort: number;
  /** URL of each service. */
  serviceUrl: (service: ServiceName) => string;
  /** The gateway's private key as JWK and the JWKS of the services: JSON, or the path of a file with it. */
  identity: { privateKey: string; jwks: string };
  /** The consent ledger's private key, as JWK JSON. */
  ledgerKey: string;
  masterKey: (service: ServiceName) => string;
  /** Earlier master keys of a service, which still unwrap keys. */
  otherMasterKeys: (service: ServiceName) => readonly string[];
  steward: { username: string; password?: string };
  /** Folder with `<frontend>/dist` for each frontend. */
  staticDir: string;
  /** File in which the gateway stores the pinned versions of frontends. */
  pinsFile: string;
  /** Folder for mails if there is no mail server. */
  mailDir: string;
  /** Folder for the results of `make audit` and backups. */
  reportsDir: string;
  /** Public URL of the site. */
  siteUrl: string;
  /** Variables that are passed through from the environment of the start command. */
  passthroughEnv: Record<string, string | undefined>;
}

type Env = Record<string, string | undefined>;

/**
 * Without PUBLIC_URL, loopback is exempt, because only the developer of this machine calls from there. With it, a proxy may forward all
 * visitors from loopback.
 */
const developerNetworks = ({ PUBLIC_URL }: Env): string[] | undefined =>
  PUBLIC_URL === undefined ? ['127.0.0.0/8', '::1'] : undefined;

const exemptDevelopers = (env: Env): string | undefined => {
  const exempt = developerNetworks(env);
  return exempt && JSON.stringify({ exempt });
};

/** Variables of each service in addition to `createCommonEnv`. */
const ownEnv: Record<ServiceName, (environment: PlatformEnvironment) => Env> = {
  'consent-ledger': ({ serviceUrl, ledgerKey, passthroughEnv }) => ({
    VISITOR_ANALYTICS_URL: serviceUrl('visitor-analytics'),
    LEDGER_SIGNING_KEY: ledgerKey,
    LEDGER_ORIGIN: passthroughEnv['LEDGER_ORIGIN'],
    LEDGER_WITNESSES: passthroughEnv['LEDGER_WITNESSES'],
    LEDGER_WITNESS_QUORUM: passthroughEnv['LEDGER_WITNESS_QUORUM'],
  }),
  'visitor-analytics': ({ passthroughEnv }) => ({
    CLICKHOUSE_URL: passthroughEnv['CLICKHOUSE_URL'],
    CLICKHOUSE_CLUSTER: passthroughEnv['CLICKHOUSE_CLUSTER'],
  }),
  'knowledge-search': ({ passthroughEnv }) => ({
    MEILI_URL: passthroughEnv['MEILI_URL'],
    MEILI_API_KEY: passthroughEnv['MEILI_API_KEY'],
  }),
  'questions-notifications': ({ mailDir, siteUrl, passthroughEnv }) => ({
    SMTP_URL: passthroughEnv['SMTP_URL'],
    MAIL_DIR: mailDir,
    MAIL_FROM: passthroughEnv['MAIL_FROM'],
    PUBLIC_URL: siteUrl,
  }),
  'contacts-crm': ({ serviceUrl, passthroughEnv }) => ({
    // URLs for data-subject requests.
    CONSENT_LEDGER_URL: serviceUrl('consent-ledger'),
    VISITOR_ANALYTICS_URL: serviceUrl('visitor-analytics'),
    KNOWLEDGE_SEARCH_URL: serviceUrl('knowledge-search'),
    QUESTIONS_NOTIFICATIONS_URL: serviceUrl('questions-notifications'),
    SECURITY_AUTH_URL: serviceUrl('security-auth'),
    LEAD_WEBHOOK_SECRET: passthroughEnv['LEAD_WEBHOOK_SECRET'],
  }),
  'security-auth': ({ steward, siteUrl, reportsDir, passthroughEnv }) => ({
    PUBLIC_URL: siteUrl,
    REPORTS_DIR: reportsDir,
    // Both or neither: without a password, no steward is appointed.
    STEWARD_USERNAME: steward.password === undefined ? undefined : steward.username,
    STEWARD_PASSWORD: steward.password,
    ACCESS_PIN: passthroughEnv['ACCESS_PIN'],
    SECOND_FACTOR_ROLES: passthroughEnv['SECOND_FACTOR_ROLES'],
    BREACHED_PASSWORDS_FILE: passthroughEnv['BREACHED_PASSWORDS_FILE'],
    // Never blocked, since all clients share them.
    TRUSTED_PROXIES: passthroughEnv['TRUSTED_PROXIES'],
    ALLOW_LIST: passthroughEnv['ALLOW_LIST'] ?? developerNetworks(passthroughEnv)?.join(','),
  }),
};

/** Returns the environment of one service, except `PORT` and `HOST`. */
export const createServiceEnv = (service: ServiceName, environment: PlatformEnvironment): Env => ({
  ...createCommonEnv(environment),
  DATABASE_URL: environment.databaseUrl(service),
  // Services share the machine of the gateway, which alone serves HTTPS. Without this line they would inherit the variable.
  TLS_PEM_FILE: undefined,
  NATS_URL: environment.natsUrl,
  NATS_NKEY_SEED: environment.natsSeed(service),
  NATS_CA_FILE: environment.passthroughEnv['NATS_CA_FILE'],
  IDENTITY_JWKS: environment.identity.jwks,
  MASTER_KEY: environment.masterKey(service),
  OTHER_MASTER_KEYS: environment.otherMasterKeys(service).join(' ') || undefined,
  ...ownEnv[service](environment),
});

/** Returns the environment of the gateway, except `PORT` and `HOST`. */
export const createGatewayEnv = (environment: PlatformEnvironment): Env => ({
  ...createCommonEnv(environment),
  NATS_URL: environment.natsUrl,
  NATS_NKEY_SEED: environment.natsSeed('gateway'),
  NATS_CA_FILE: environment.passthroughEnv['NATS_CA_FILE'],
  SERVICE_URLS: JSON.stringify(
    Object.fromEntries(serviceNames.map((name) => [name, environment.serviceUrl(name)])),
  ),
  METRICS_PORT: String(environment.metricsPort),
  METRICS_HOST: environment.passthroughEnv['METRICS_HOST'],
  STATIC_DIR: environment.staticDir,
  PINS_FILE: environment.pinsFile,
  FRONTEND_STORE: environment.passthroughEnv['FRONTEND_STORE'],
  IDENTITY_PRIVATE_KEY: environment.identity.privateKey,
  TRUSTED_PROXIES: environment.passthroughEnv['TRUSTED_PROXIES'],
  RATE_LIMITS: environment.passthroughEnv['RATE_LIMITS'] ?? exemptDevelopers(environment.passthroughEnv),
  PUBLIC_URL: environment.passthroughEnv['PUBLIC_URL'],
  TLS_PEM_FILE: environment.passthroughEnv['TLS_PEM_FILE'],
  FRAME_SOURCES: environment.passthroughEnv['FRAME_SOURCES'],
});

const createCommonEnv = ({ passthroughEnv }: PlatformEnvironment): Env => ({
  NODE_ENV: 'production',
  LOG_LEVEL: passthroughEnv['LOG_LEVEL'],
  SERVICE_VERSION: passthroughEnv['SERVICE_VERSION'],
  OTEL_EXPORTER_OTLP_ENDPOINT: passthroughEnv['OTEL_EXPORTER_OTLP_ENDPOINT'],
  STEP_UP_MAX_AGE_SECONDS: passthroughEnv['STEP_UP_MAX_AGE_SECONDS'],
  NATS_REPLICAS: passthroughEnv['NATS_REPLICAS'],
  NATS_STORAGE_BYTES: passthroughEnv['NATS_STORAGE_BYTES'],
});

/** `consent-ledger` keeps its data in the database `consent_ledger`. */
export const toDatabaseName = (service: ServiceName): string => service.replaceAll('-', '_');
