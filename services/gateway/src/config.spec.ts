import { serviceNames } from '@aera/contracts';
import { EnvError, parseEnv } from '@aera/service-kit/core';
import { describe, expect, it } from 'vitest';
import { gatewayEnv } from './config.ts';

const urls = Object.fromEntries(serviceNames.map((name) => [name, 'http://127.0.0.1:4000']));
const good = {
  SERVICE_URLS: JSON.stringify(urls),
  STATIC_DIR: '/srv/frontends',
  NATS_URL: 'nats://127.0.0.1:4222',
  IDENTITY_PRIVATE_KEY: JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x: 'public', d: 'secret' }),
};
const parse = (env: Record<string, string>) => () => parseEnv(gatewayEnv, { ...good, ...env });

describe('the environment variables of the gateway', () => {
  it('have defaults', () =>
    expect(parse({})()).toMatchObject({
      PORT: 8080,
      TRUSTED_PROXIES: [],
      FRAME_SOURCES: [],
      LOG_LEVEL: 'info',
    }));

  it('contain lists', () =>
    expect(
      parse({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', FRAME_SOURCES: 'https://a.example https://b.example' })(),
    ).toMatchObject({
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
      FRAME_SOURCES: ['https://a.example', 'https://b.example'],
    }));

  it('are reported together if invalid, without secrets', () => {
    const bad = parse({
      PORT: 'eighty',
      SERVICE_URLS: JSON.stringify({ ...urls, 'consent-ledger': 'nowhere' }),
      IDENTITY_PRIVATE_KEY: 'secret',
      TRUSTED_PROXIES: 'everyone',
    });
    expect(bad).toThrow(EnvError);
    for (const name of [
      'PORT',
      'SERVICE_URLS.consent-ledger',
      'IDENTITY_PRIVATE_KEY: must be JSON',
      'TRUSTED_PROXIES',
    ])
      expect(bad).toThrow(name);
    expect(bad).not.toThrow(/: .*secret/);
  });

  it('require the URL of every service', () => {
    const { 'security-auth': _, ...others } = urls;
    expect(parse({ SERVICE_URLS: JSON.stringify(others) })).toThrow(/SERVICE_URLS\.security-auth/);
  });

  it('accept a URL of the visitor-analytics ingest and reject unknown services', () => {
    const apart = { ...urls, 'visitor-ingest': 'http://127.0.0.1:4001' };
    expect(parse({ SERVICE_URLS: JSON.stringify(apart) })()).toMatchObject({ SERVICE_URLS: apart });
    expect(parse({ SERVICE_URLS: JSON.stringify({ ...urls, unknown: 'http://x' }) })).toThrow(/unknown/);
  });

  it('allow one, three or five replicas of streams', () => {
    expect(parse({})()).toMatchObject({ NATS_REPLICAS: 1 });
    expect(parse({ NATS_REPLICAS: '3' })()).toMatchObject({ NATS_REPLICAS: 3 });
    expect(parse({ NATS_REPLICAS: '2' })).toThrow(/NATS_REPLICAS/);
  });
});
