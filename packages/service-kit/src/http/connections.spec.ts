import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { buildApp } from './build-app.ts';

it('closes a connection after a thousand requests, so that later instances get load', async () => {
  const app = await buildApp({
    name: 'contacts-crm',
    log: pino({ level: 'silent' }),
    metrics: createMetrics('contacts-crm'),
    verifyIdentity: () => Promise.reject(new Error('No one calls.')),
    stepUpPolicy: { windowMs: 0, now: Date.now },
    audit: { record: async () => {} },
    ready: {},
    routes: [],
  });
  let connections = 0;
  app.server.on('connection', () => connections++);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = (await once(get({ port, path: '/livez', agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode;
  };
  for (let time = 0; time < 1_000; time++) expect(await ask()).toBe(200);
  expect(connections).toBe(1);
  expect(await ask()).toBe(200);
  expect(connections).toBe(2);
  agent.destroy();
  await app.close();
});
