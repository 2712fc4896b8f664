import { serviceNames, type ServiceName } from '@aera/contracts';

/** All that a service's environment is made from. */
export interface Surroundings {
  natsUrl: string;
  /** Of the service's own database. */
  databaseUrl: (service: ServiceName) => string;
  /** Where each service answers. */
  serviceUrl: (service: ServiceName) => string;
  /** The gateway's key pair, each as JWK JSON. */
  identity: { privateKey: string; publicKey: string };
  /** The consent ledger's private key, as JWK JSON. */
  ledgerKey: string;
  sealingKey: (service: ServiceName) => string;
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
  passedOn: Record<string, string | undefined>;
}

type Env = Record<string, string | undefined>;

/** What each service reads beside `commonEnv`. */
const ownEnv: Record<ServiceName, (around: Surroundings) => Env> = {
  'consent-ledger': ({ serviceUrl, ledgerKey, passedOn }) => ({
    VISITOR_ANALYTICS_URL: serviceUrl('visitor-analytics'),
    LEDGER_SIGNING_KEY: ledgerKey,
    LEDGER_ORIGIN: passedOn['LEDGER_ORIGIN'],
  }),
  'visitor-analytics': () => ({}),
  'knowledge-search': ({ passedOn }) => ({
    MEILI_URL: passedOn['MEILI_URL'],
    MEILI_API_KEY: passedOn['MEILI_API_KEY'],
  }),
  'questions-notifications': ({ mailDir, siteUrl, passedOn }) => ({
    SMTP_URL: passedOn['SMTP_URL'],
    MAIL_DIR: mailDir,
    MAIL_FROM: passedOn['MAIL_FROM'],
    PUBLIC_URL: siteUrl,
  }),
  'contacts-crm': ({ serviceUrl, passedOn }) => ({
    // What these hold of a person is read there.
    CONSENT_LEDGER_URL: serviceUrl('consent-ledger'),
    VISITOR_ANALYTICS_URL: serviceUrl('visitor-analytics'),
    KNOWLEDGE_SEARCH_URL: serviceUrl('knowledge-search'),
    QUESTIONS_NOTIFICATIONS_URL: serviceUrl('questions-notifications'),
    SECURITY_AUTH_URL: serviceUrl('security-auth'),
    LEAD_WEBHOOK_SECRET: passedOn['LEAD_WEBHOOK_SECRET'],
  }),
  'security-auth': ({ steward, siteUrl, reportsDir, passedOn }) => ({
    PUBLIC_URL: siteUrl,
    REPORTS_DIR: reportsDir,
    // The two go together: without a password nobody is to be appointed.
    STEWARD_USERNAME: steward.password === undefined ? undefined : steward.username,
    STEWARD_PASSWORD: steward.password,
    ACCESS_PIN: passedOn['ACCESS_PIN'],
    // They are never blocked: everybody would be, behind them.
    TRUSTED_PROXIES: passedOn['TRUSTED_PROXIES'],
  }),
};

/** The environment of one service, `PORT` and `HOST` aside. */
export const serviceEnv = (service: ServiceName, around: Surroundings): Env => ({
  ...commonEnv(around),
  DATABASE_URL: around.databaseUrl(service),
  NATS_URL: around.natsUrl,
  IDENTITY_PUBLIC_KEY: around.identity.publicKey,
  SEALING_KEY: around.sealingKey(service),
  ...ownEnv[service](around),
});

/** The environment of the gateway, `PORT` and `HOST` aside. */
export const gatewayEnv = (around: Surroundings): Env => ({
  ...commonEnv(around),
  NATS_URL: around.natsUrl,
  SERVICE_URLS: JSON.stringify(
    Object.fromEntries(serviceNames.map((name) => [name, around.serviceUrl(name)])),
  ),
  STATIC_DIR: around.staticDir,
  PINS_FILE: around.pinsFile,
  IDENTITY_PRIVATE_KEY: around.identity.privateKey,
  TRUSTED_PROXIES: around.passedOn['TRUSTED_PROXIES'],
  RATE_LIMITS: around.passedOn['RATE_LIMITS'],
  PUBLIC_URL: around.passedOn['PUBLIC_URL'],
  FRAME_SOURCES: around.passedOn['FRAME_SOURCES'],
});

const commonEnv = ({ passedOn }: Surroundings): Env => ({
  NODE_ENV: 'production',
  LOG_LEVEL: passedOn['LOG_LEVEL'],
  SERVICE_VERSION: passedOn['SERVICE_VERSION'],
  OTEL_EXPORTER_OTLP_ENDPOINT: passedOn['OTEL_EXPORTER_OTLP_ENDPOINT'],
  PRESENCE_WINDOW_SECONDS: passedOn['PRESENCE_WINDOW_SECONDS'],
  NATS_REPLICAS: passedOn['NATS_REPLICAS'],
});

/** `consent-ledger` keeps its data in the database `consent_ledger`. */
export const databaseName = (service: ServiceName): string => service.replaceAll('-', '_');
