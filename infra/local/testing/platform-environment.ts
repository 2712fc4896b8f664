import type { PlatformEnvironment } from '../service-env.ts';

/** Returns an environment for specs in which each value names its owner. */
export const createTestEnvironment = (): PlatformEnvironment => ({
  natsUrl: 'nats://nats',
  metricsPort: 9464,
  natsSeed: (service) => `SU of ${service}`,
  databaseUrl: (service) => `postgres://${service}`,
  serviceUrl: (service) => `http://${service}`,
  identity: { privateKey: 'private', jwks: 'jwks' },
  ledgerKey: 'key of the ledger',
  masterKey: (service) => `key of ${service}`,
  otherMasterKeys: () => [],
  steward: { username: 'first', password: 'a long password' },
  staticDir: '/frontends',
  pinsFile: '/pins.json',
  mailDir: '/mail',
  reportsDir: '/reports',
  siteUrl: 'http://site',
  passthroughEnv: {},
});
