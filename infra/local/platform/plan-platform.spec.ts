import { serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { planPlatform } from './plan-platform.ts';

const ports = Object.fromEntries(
  ['postgres', 'nats', 'metrics', ...serviceNames].map((name, index) => [name, 4000 + index]),
);

it('gives TLS_PEM_FILE to the gateway only, whose certificate has another name than the services', async () => {
  const settings = readSettings({ DATA_DIR: '/data', TLS_PEM_FILE: '/tls.pem' });
  const plans = planPlatform(settings, createSecrets(), ports);
  const gateway = plans.find(({ name }) => name === 'gateway')!;
  const { env } = await gateway.prepare();
  expect(gateway.url).toBe('https://localhost:8080');
  expect(env).toMatchObject({ TLS_PEM_FILE: '/tls.pem' });
  const urls = JSON.parse(env?.['SERVICE_URLS'] ?? '{}') as Record<string, string>;
  for (const name of serviceNames) {
    const service = plans.find((plan) => plan.name === name)!;
    expect(service.url).toBe(`http://127.0.0.1:${ports[name]}`);
    expect(urls[name]).toBe(service.url);
    // A variable that is missing would be inherited.
    expect((await service.prepare()).env).toHaveProperty('TLS_PEM_FILE', undefined);
  }
});

describe('the simulated clock of make demo', () => {
  const environments = async (env: Record<string, string>) => {
    const plans = planPlatform(readSettings({ DATA_DIR: '/data', ...env }), createSecrets(), ports);
    const commands = await Promise.all(
      plans.filter(({ name }) => !['postgres', 'nats'].includes(name)).map(({ prepare }) => prepare()),
    );
    return Object.fromEntries(
      commands.map(({ name, env: { HOST, SIMULATED_CLOCK_FILE } = {} }) => [
        name,
        { HOST, SIMULATED_CLOCK_FILE },
      ]),
    );
  };
  const eachService = (value: object) => Object.fromEntries(serviceNames.map((name) => [name, value]));

  it('moves the services of a platform without a public URL', async () =>
    expect(await environments({})).toEqual({
      ...eachService({ HOST: '127.0.0.1', SIMULATED_CLOCK_FILE: '/data/clock' }),
      gateway: { HOST: '127.0.0.1', SIMULATED_CLOCK_FILE: undefined },
    }));

  it('does not exist where a public URL says that visitors are real', async () =>
    expect(
      await environments({ PUBLIC_URL: 'https://aera.example', SIMULATED_CLOCK_FILE: '/data/clock' }),
    ).toEqual({
      ...eachService({ HOST: '127.0.0.1', SIMULATED_CLOCK_FILE: undefined }),
      gateway: { HOST: '127.0.0.1', SIMULATED_CLOCK_FILE: undefined },
    }));
});
