import { serviceNames } from '@aera/contracts';
import { expect, it } from 'vitest';
import { createSecrets } from '../../secrets.ts';
import { readSettings } from '../../settings.ts';
import { planDemoGateway } from './demo-gateway.ts';

const ports = Object.fromEntries(
  ['postgres', 'nats', 'metrics', ...serviceNames].map((name, index) => [name, 4000 + index]),
);

it('serves HTTP on loopback, also on a platform with HTTPS', async () => {
  const settings = readSettings({ DATA_DIR: '/data', HOST: '0.0.0.0', TLS_PEM_FILE: '/tls.pem' });
  const plan = planDemoGateway(settings, createSecrets(), ports, '/data/clock');
  const { env } = await plan.prepare();
  expect(plan.url).toBe('http://localhost:8080');
  // A variable that is missing would be inherited.
  expect(env).toHaveProperty('TLS_PEM_FILE', undefined);
  expect(env).toMatchObject({ HOST: '127.0.0.1', SIMULATED_CLOCK_FILE: '/data/clock' });
});
