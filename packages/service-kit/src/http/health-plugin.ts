import type { FastifyReply } from 'fastify';
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

/**
 * `/livez`: the process responds. `/readyz`: every check passes. `/readyz/database`: that of the database does. `/metrics`: Prometheus.
 */
export const healthPlugin = (checks: ReadinessChecks, metrics: Metrics) =>
  fastifyPlugin(
    async (app) => {
      const quiet = { logLevel: 'warn' } as const;
      app.get('/livez', quiet, async () => ({ status: 'ok' }));
      const respond = async (reply: FastifyReply, chosen: ReadinessChecks) => {
        const results = await runReadinessChecks(chosen);
        const ready = results.every(({ outcome }) => outcome === 'ok');
        return reply.code(ready ? 200 : 503).send({
          status: ready ? 'ok' : 'unavailable',
          checks: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])),
        });
      };
      app.get('/readyz', quiet, (_, reply) => respond(reply, checks));
      // An instance with a broken connection pool is of no use, while without the bus its reads still work.
      const { database } = checks;
      if (database) app.get('/readyz/database', quiet, (_, reply) => respond(reply, { database }));
      app.get('/metrics', quiet, async (_, reply) =>
        reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
      );
    },
    { name: 'health' },
  );
