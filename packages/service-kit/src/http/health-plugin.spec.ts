import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { healthPlugin } from './health-plugin.ts';

const broken: string[] = [];
const check = (name: string) => async () => {
  if (broken.includes(name)) throw new Error(`${name} is broken`);
};
let app: FastifyInstance;
beforeEach(async () => {
  broken.length = 0;
  app = fastify();
  const checks = { database: check('database'), bus: check('bus') };
  await app.register(healthPlugin(checks, createMetrics('contacts-crm')));
});
afterEach(() => app.close());

const statuses = async () =>
  Object.fromEntries(
    await Promise.all(
      ['/livez', '/readyz', '/readyz/database'].map(
        async (url) => [url, (await app.inject(url)).statusCode] as const,
      ),
    ),
  );

describe('a service', () => {
  it('is ready while every check passes', async () =>
    expect(await statuses()).toEqual({ '/livez': 200, '/readyz': 200, '/readyz/database': 200 }));

  it('gets requests without its bus, because reads still work', async () => {
    broken.push('bus');
    expect(await statuses()).toEqual({ '/livez': 200, '/readyz': 503, '/readyz/database': 200 });
  });

  it('gets no requests while its connections to the database are broken, and is not restarted', async () => {
    broken.push('database');
    expect(await statuses()).toEqual({ '/livez': 200, '/readyz': 503, '/readyz/database': 503 });
    expect((await app.inject('/readyz/database')).json()).toEqual({
      status: 'unavailable',
      checks: { database: 'database is broken' },
    });
  });
});
