import { dataSubjectServices, serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { createTestEnvironment } from './testing/platform-environment.ts';
import { createGatewayEnv, createServiceEnv } from './service-env.ts';

describe('the environment', () => {
  const environment = createTestEnvironment();

  it('gives each service a database and a master key of its own', () => {
    const all = serviceNames.map((name) => createServiceEnv(name, environment));
    expect(new Set(all.map(({ DATABASE_URL }) => DATABASE_URL)).size).toBe(serviceNames.length);
    expect(new Set(all.map(({ MASTER_KEY }) => MASTER_KEY)).size).toBe(serviceNames.length);
  });

  it('gives the private identity key to the gateway only', () => {
    const { privateKey } = environment.identity;
    expect(createGatewayEnv(environment)['IDENTITY_PRIVATE_KEY']).toBe(privateKey);
    for (const name of serviceNames)
      expect(Object.values(createServiceEnv(name, environment))).not.toContain(privateKey);
  });

  it('gives the gateway the URL of every service', () =>
    expect(Object.keys(JSON.parse(createGatewayEnv(environment)['SERVICE_URLS'] ?? '{}') as object)).toEqual([
      ...serviceNames,
    ]));

  it('gives contacts-crm the URLs of all personal data services', () => {
    const env = createServiceEnv('contacts-crm', environment);
    for (const service of dataSubjectServices)
      expect(env[`${service.replaceAll('-', '_').toUpperCase()}_URL`]).toBe(environment.serviceUrl(service));
  });

  it('gives the gateway and every service the same step-up age and NATS replica count', () => {
    const passthroughEnv = { STEP_UP_MAX_AGE_SECONDS: '60', NATS_REPLICAS: '3' };
    const configured = { ...environment, passthroughEnv };
    for (const env of [
      createGatewayEnv(configured),
      ...serviceNames.map((name) => createServiceEnv(name, configured)),
    ])
      expect(env).toMatchObject(passthroughEnv);
  });

  it('exempts loopback from limits and blocks only without a public URL', () => {
    const listNetworks = (passthroughEnv: Record<string, string>) => {
      const configured = { ...environment, passthroughEnv };
      const { RATE_LIMITS } = createGatewayEnv(configured);
      return [RATE_LIMITS, createServiceEnv('security-auth', configured)['ALLOW_LIST']];
    };
    expect(listNetworks({})).toEqual(['{"exempt":["127.0.0.0/8","::1"]}', '127.0.0.0/8,::1']);
    expect(listNetworks({ PUBLIC_URL: 'https://aera.example' })).toEqual([undefined, undefined]);
    expect(listNetworks({ RATE_LIMITS: '{}', ALLOW_LIST: '10.0.0.7' })).toEqual(['{}', '10.0.0.7']);
  });

  it('appoints no steward without a password', () => {
    const env = createServiceEnv('security-auth', { ...environment, steward: { username: 'first' } });
    expect(env).toMatchObject({ STEWARD_USERNAME: undefined, STEWARD_PASSWORD: undefined });
  });
});
