import { type ContextName, serviceNames, type ServiceName } from '@aera/contracts';

/** What the environment variables of the services are made from. */
export interface PlatformEnvironment {
  natsUrl: string;
  /** Seed of a service's nkey; undefined for a NATS server of the operator's without users. */
  natsSeed: (service: ContextName) => string | undefined;
  /** Of the service's own database. */
  databaseUrl: (service: ServiceName) => string;
  /** Of the gateway's metrics, on this machine. */
  metricsPort: number;
  /** Where each service answers. */
  serviceUrl: (service: ServiceName) => string;
  /** The gateway's private key as JWK and the JWKS of the services: JSON, or the path of a file with it. */
  identity: { privateKey: string; jwks: string };
  /** The consent ledger's private key, as JWK JSON. */
  ledgerKey: string;
  masterKey: (service: ServiceName) => string;
  /** Earlier master keys of a service, which still open keys. */
  otherMasterKeys: (service: ServiceName) => readonly string[];
  steward: { username: string; password?: string };
  /** Folder with `<frontend>/dist` for each frontend. */
  staticDir: string;
  /** File in which the gateway writes down which version of a frontend is pinned. */
  pinsFile: string;
  /** Folder that mails are written into where there is no mail server. */
  mailDir: string;
  /** Folder that `make audit` and backups leave their results in. */
  reportsDir: string;
  /** Where browsers reach the site. */
  siteUrl: string;
  /** Variables of the person who starts it, by name. */
  passthroughEnv: Record<string, string | undefined>;
}

type Env = Record<string, string | undefined>;

/**
 * Loopback while no PUBLIC_URL is set: then only the developer of this machine calls. Behind a public URL a proxy may bring all visitors from
 * there.
 */
const developerNetworks = ({ PUBLIC_URL }: Env): string[] | undefined =>
  PUBLIC_URL === undefined ? ['127.0.0.0/8', '::1'] : undefined;

const exemptDevelopers = (env: Env): string | undefined => {
  const exempt = developerNetworks(env);
  return exempt && JSON.stringify({ exempt });
};

/** What each service reads beside `commonEnv`. */
const ownEnv: Record<ServiceName, (environment: PlatformEnvironment) => Env> = {
  'consent-ledger': ({ serviceUrl, ledgerKey, passthroughEnv }) => ({
    VISITOR_ANALYTICS_URL: serviceUrl('visitor-analytics'),
    LEDGER_SIGNING_KEY: ledgerKey,
    LEDGER_ORIGIN: passthroughEnv['LEDGER_ORIGIN'],
  }),
  'visitor-analytics': () => ({}),
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
    // For data-subject requests.
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
    // The two belong together: without a password no steward is appointed.
    STEWARD_USERNAME: steward.password === undefined ? undefined : steward.username,
    STEWARD_PASSWORD: steward.password,
    ACCESS_PIN: passthroughEnv['ACCESS_PIN'],
    SECOND_FACTOR_ROLES: passthroughEnv['SECOND_FACTOR_ROLES'],
    BREACHED_PASSWORDS_FILE: passthroughEnv['BREACHED_PASSWORDS_FILE'],
    // They are never blocked, since they carry all clients.
    TRUSTED_PROXIES: passthroughEnv['TRUSTED_PROXIES'],
    ALLOW_LIST: passthroughEnv['ALLOW_LIST'] ?? developerNetworks(passthroughEnv)?.join(','),
  }),
};

/** The environment of one service, `PORT` and `HOST` aside. */
export const serviceEnv = (service: ServiceName, environment: PlatformEnvironment): Env => ({
  ...commonEnv(environment),
  DATABASE_URL: environment.databaseUrl(service),
  NATS_URL: environment.natsUrl,
  NATS_NKEY_SEED: environment.natsSeed(service),
  NATS_CA_FILE: environment.passthroughEnv['NATS_CA_FILE'],
  IDENTITY_JWKS: environment.identity.jwks,
  MASTER_KEY: environment.masterKey(service),
  OTHER_MASTER_KEYS: environment.otherMasterKeys(service).join(' ') || undefined,
  ...ownEnv[service](environment),
});

/** The environment of the gateway, `PORT` and `HOST` aside. */
export const gatewayEnv = (environment: PlatformEnvironment): Env => ({
  ...commonEnv(environment),
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
  IDENTITY_PRIVATE_KEY: environment.identity.privateKey,
  TRUSTED_PROXIES: environment.passthroughEnv['TRUSTED_PROXIES'],
  RATE_LIMITS: environment.passthroughEnv['RATE_LIMITS'] ?? exemptDevelopers(environment.passthroughEnv),
  PUBLIC_URL: environment.passthroughEnv['PUBLIC_URL'],
  FRAME_SOURCES: environment.passthroughEnv['FRAME_SOURCES'],
});

const commonEnv = ({ passthroughEnv }: PlatformEnvironment): Env => ({
  NODE_ENV: 'production',
  LOG_LEVEL: passthroughEnv['LOG_LEVEL'],
  SERVICE_VERSION: passthroughEnv['SERVICE_VERSION'],
  OTEL_EXPORTER_OTLP_ENDPOINT: passthroughEnv['OTEL_EXPORTER_OTLP_ENDPOINT'],
  STEP_UP_MAX_AGE_SECONDS: passthroughEnv['STEP_UP_MAX_AGE_SECONDS'],
  TLS_PEM_FILE: passthroughEnv['TLS_PEM_FILE'],
  NATS_REPLICAS: passthroughEnv['NATS_REPLICAS'],
  NATS_STORAGE_BYTES: passthroughEnv['NATS_STORAGE_BYTES'],
});

/** `consent-ledger` keeps its data in the database `consent_ledger`. */
export const databaseName = (service: ServiceName): string => service.replaceAll('-', '_');
