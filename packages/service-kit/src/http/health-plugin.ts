import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from '../observability/metrics.ts';

/** Named checks; one that throws (or takes over two seconds) makes the service not ready. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

const checkTimeoutMs = 2000;

async function runCheck(check: () => Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${checkTimeoutMs} ms`)), checkTimeoutMs);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns `ok` or the error message of each check. */
export const runReadinessChecks = (checks: ReadinessChecks): Promise<{ name: string; outcome: string }[]> =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, outcome: await runCheck(check) })),
  );

/** `/livez`: the process responds. `/readyz`: its database, bus and projections do too. `/metrics`: Prometheus. */
export const healthPlugin = (checks: ReadinessChecks, metrics: Metrics) =>
  fastifyPlugin(
    async (app) => {
      const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
      app.get('/livez', hidden, async () => ({ status: 'ok' }));
      app.get('/readyz', hidden, async (_, reply) => {
        const results = await runReadinessChecks(checks);
        const ready = results.every(({ outcome }) => outcome === 'ok');
        return reply.code(ready ? 200 : 503).send({
          status: ready ? 'ok' : 'unavailable',
          checks: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])),
        });
      });
      app.get('/metrics', hidden, async (_, reply) =>
        reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
      );
    },
    { name: 'health' },
  );
