import { type ContextName, serviceNames, type ServiceName } from '@aera/contracts';

/** All that a service's environment is made from. */
export interface PlatformEnvironment {
  natsUrl: string;
  /** Seed of a service's nkey; undefined for a NATS server of the operator's without users. */
  natsSeed: (service: ContextName) => string | undefined;
  /** Of the service's own database. */
  databaseUrl: (service: ServiceName) => string;
  /** Where each service answers. */
  serviceUrl: (service: ServiceName) => string;
  /** The gateway's key pair, each as JWK JSON. */
  identity: { privateKey: string; publicKey: string };
  /** The consent ledger's private key, as JWK JSON. */
  ledgerKey: string;
  masterKey: (service: ServiceName) => string;
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

/** What each service reads beside `commonEnv`. */
const ownEnv: Record<ServiceName, (around: PlatformEnvironment) => Env> = {
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
    // What these hold of a person is read there.
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
    // They are never blocked, since they carry all clients.
    TRUSTED_PROXIES: passthroughEnv['TRUSTED_PROXIES'],
  }),
};

/** The environment of one service, `PORT` and `HOST` aside. */
export const serviceEnv = (service: ServiceName, around: PlatformEnvironment): Env => ({
  ...commonEnv(around),
  DATABASE_URL: around.databaseUrl(service),
  NATS_URL: around.natsUrl,
  NATS_NKEY_SEED: around.natsSeed(service),
  NATS_CA_FILE: around.passthroughEnv['NATS_CA_FILE'],
  IDENTITY_PUBLIC_KEY: around.identity.publicKey,
  MASTER_KEY: around.masterKey(service),
  ...ownEnv[service](around),
});

/** The environment of the gateway, `PORT` and `HOST` aside. */
export const gatewayEnv = (around: PlatformEnvironment): Env => ({
  ...commonEnv(around),
  NATS_URL: around.natsUrl,
  NATS_NKEY_SEED: around.natsSeed('gateway'),
  NATS_CA_FILE: around.passthroughEnv['NATS_CA_FILE'],
  SERVICE_URLS: JSON.stringify(
    Object.fromEntries(serviceNames.map((name) => [name, around.serviceUrl(name)])),
  ),
  STATIC_DIR: around.staticDir,
  PINS_FILE: around.pinsFile,
  IDENTITY_PRIVATE_KEY: around.identity.privateKey,
  TRUSTED_PROXIES: around.passthroughEnv['TRUSTED_PROXIES'],
  RATE_LIMITS: around.passthroughEnv['RATE_LIMITS'],
  PUBLIC_URL: around.passthroughEnv['PUBLIC_URL'],
  FRAME_SOURCES: around.passthroughEnv['FRAME_SOURCES'],
});

const commonEnv = ({ passthroughEnv }: PlatformEnvironment): Env => ({
  NODE_ENV: 'production',
  LOG_LEVEL: passthroughEnv['LOG_LEVEL'],
  SERVICE_VERSION: passthroughEnv['SERVICE_VERSION'],
  OTEL_EXPORTER_OTLP_ENDPOINT: passthroughEnv['OTEL_EXPORTER_OTLP_ENDPOINT'],
  STEP_UP_MAX_AGE_SECONDS: passthroughEnv['STEP_UP_MAX_AGE_SECONDS'],
  NATS_REPLICAS: passthroughEnv['NATS_REPLICAS'],
});

/** `consent-ledger` keeps its data in the database `consent_ledger`. */
export const databaseName = (service: ServiceName): string => service.replaceAll('-', '_');
