import { brand } from '@aera/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorResponse, methodNotAllowed, notFound } from './errors/error-response.ts';
import type { PlatformHealth } from './health/platform-health.ts';
import type { Exchange } from './http/exchange.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { readExchange } from './server.ts';
import type { ServeStatic } from './static/serve-static.ts';

interface SiteRoutesOptions {
  readonly serveStatic: ServeStatic;
  readonly readHealth: () => Promise<PlatformHealth>;
  readonly limits: Pick<RequestLimits, 'checkNetwork'>;
  readonly reject: (exchange: Exchange, error: ErrorResponse) => void;
  /** The origin that browsers see. */
  readonly origin: string;
  /** Header fields of data responses. */
  readonly headers: Readonly<Record<string, string>>;
}

/** All paths outside `/api/` and `/ledger/`: the gateway's own endpoints, and the frontends everywhere else. */
export function registerSiteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const { serveStatic, readHealth, limits, reject, origin, headers } = options;
  const sendError = (exchange: Exchange, reply: FastifyReply, error: ErrorResponse) => {
    reply.hijack();
    reject(exchange, error);
  };

  app.addHook('onRequest', async (request, reply) => {
    const exchange = readExchange(request);
    const path = request.routeOptions.url ?? '/*';
    const isStatic = path === '/*';
    exchange.route = isStatic ? 'static' : path;
    const limitError = isStatic ? limits.checkNetwork('static', exchange.ip) : null;
    if (limitError) return sendError(exchange, reply, limitError);
    // Before the body is parsed.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendError(exchange, reply, methodNotAllowed(['GET', 'HEAD']));
    if (!isStatic) reply.headers({ ...headers, 'x-request-id': exchange.id, 'cache-control': 'no-store' });
  });

  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async (_, reply) => {
    const { ready, services } = await readHealth();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', services });
  });
  app.get('/.well-known/security.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderSecurityTxt(brand.email, origin, new Date())),
  );
  // They have a listener of their own.
  app.get('/metrics', async (request, reply) => sendError(readExchange(request), reply, notFound));
  app.get('/*', async (request, reply) => {
    const exchange = readExchange(request);
    const error = await serveStatic(exchange);
    if (error) return sendError(exchange, reply, error);
    // It is sent on the raw response.
    reply.hijack();
  });
  // Runs the hook above for other methods.
  app.setNotFoundHandler((request, reply) => sendError(readExchange(request), reply, notFound));
}

/** Days until `security.txt` expires; RFC 9116 recommends less than a year. */
const validForDays = 180;
const dayMs = 86_400_000;

/** Contact for vulnerability reports (RFC 9116). Expires on a whole day, so that the file is the same for all clients on one day. */
export function renderSecurityTxt(email: string, origin: string, now: Date): string {
  const expiresAt = new Date((Math.floor(now.getTime() / dayMs) + validForDays) * dayMs);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiresAt.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
