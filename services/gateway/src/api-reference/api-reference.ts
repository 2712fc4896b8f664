import { Negotiator } from '@fastify/accept-negotiator';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sessionCookie, stewardRoles } from '@aera/contracts/server';
import type { Log } from '@aera/service-kit/core';
import {
  type ErrorResponse,
  methodNotAllowed,
  notFound,
  signInRequired,
  unavailable,
} from '../errors/error-response.ts';
import type { Exchange, RoutedExchange } from '../http/exchange.ts';
import { readCookie } from '../identity/cookies.ts';
import { resolveIdentity } from '../identity/identity.ts';
import type { SessionLookup } from '../identity/session-lookup.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { describeApi } from './describe-api.ts';

export const referencePath = '/api/docs';

interface Options {
  readonly version: string;
  readonly sessions: Pick<SessionLookup, 'get'>;
  readonly limits: Pick<RequestLimits, 'checkNetwork' | 'checkAccount'>;
  /** Header fields of pages: scripts come from this origin only, and none is inline. */
  readonly headers: Readonly<Record<string, string>>;
  readonly reject: (exchange: Exchange, error: ErrorResponse) => void;
  readonly log: Log;
}

interface Bodies {
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

interface Resource {
  readonly type: string;
  readonly read: () => Promise<string | Buffer>;
}

/** Every steward may read what the services accept; nothing in it is about a person. */
const access = { access: 'steward', roles: stewardRoles, stepUp: false, beforeSecondFactor: false } as const;

/** For a browser that opens the page before signing in. */
const signInPage: ErrorResponse = {
  ...signInRequired,
  page: {
    title: 'Sign in to continue',
    paragraphs: ['The API reference is for stewards. Sign in to the Stewards Portal, then open it again.'],
  },
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference – AERA</title>
<link rel="stylesheet" href="${referencePath}/swagger-ui.css">
</head>
<body>
<main id="reference"><noscript><a href="${referencePath}/openapi.json">The OpenAPI document</a></noscript></main>
<script src="${referencePath}/swagger-ui-bundle.js"></script>
<script src="${referencePath}/start.js"></script>
</body>
</html>
`;

/** Shows the document and sends no request of the API. */
const start = `SwaggerUIBundle({
  url: '${referencePath}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

const compress = promisify(gzip);
const negotiator = new Negotiator({ supportedValues: ['gzip'] });
const require = createRequire(import.meta.url);
const script = require.resolve('swagger-ui-dist/swagger-ui-bundle.js');
const styles = require.resolve('swagger-ui-dist/swagger-ui.css');
const javascript = 'text/javascript; charset=utf-8';

const createResources = (version: string): ReadonlyMap<string, Resource> =>
  new Map<string, Resource>([
    ['', { type: 'text/html; charset=utf-8', read: async () => page }],
    ['/start.js', { type: javascript, read: async () => start }],
    ['/swagger-ui-bundle.js', { type: javascript, read: () => readFile(script) }],
    ['/swagger-ui.css', { type: 'text/css; charset=utf-8', read: () => readFile(styles) }],
    [
      '/openapi.json',
      { type: 'application/json', read: async () => JSON.stringify(await describeApi(version)) },
    ],
  ]);

export const isReferencePath = (path: string): boolean =>
  path === referencePath || path.startsWith(`${referencePath}/`);

/** Serves the API reference, at and below `referencePath`, to signed-in stewards. */
export function createApiReference(options: Options): (exchange: RoutedExchange) => Promise<void> {
  const { version, sessions, limits, headers, reject, log } = options;
  const resources = createResources(version);
  const bodies = new Map<string, Promise<Bodies>>();
  /** Read once, since they are the same for every steward and for the life of the process. */
  const load = (name: string, { read }: Resource): Promise<Bodies> => {
    const known = bodies.get(name);
    if (known) return known;
    const loaded = read().then(async (text) => {
      const plain = Buffer.from(text);
      return { plain, gzip: await compress(plain) };
    });
    bodies.set(name, loaded);
    loaded.catch(() => bodies.delete(name));
    return loaded;
  };

  /** Returns the error for callers who are not signed in as a steward. */
  async function authorize(exchange: RoutedExchange): Promise<ErrorResponse | null> {
    const token = readCookie(exchange.request.headers.cookie, sessionCookie);
    let session;
    try {
      session = token === null ? null : await sessions.get(token);
    } catch (error) {
      log.warn({ err: error }, 'session lookup failed');
      return unavailable;
    }
    const caller = resolveIdentity(access, session, exchange.ip, 0, Date.now());
    if ('error' in caller) return caller.error === signInRequired ? signInPage : caller.error;
    exchange.account = { kind: 'steward', id: caller.identity.sub };
    return limits.checkAccount('read', exchange.ip, exchange.account);
  }

  return async (exchange) => {
    const { request, response, target, ip, id } = exchange;
    exchange.route = referencePath;
    const name = target.path.slice(referencePath.length);
    const resource = resources.get(name);
    const error =
      limits.checkNetwork('read', ip) ??
      (request.method === 'GET' || request.method === 'HEAD' ? null : methodNotAllowed(['GET', 'HEAD'])) ??
      (await authorize(exchange)) ??
      (resource ? null : notFound);
    if (error || !resource) return reject(exchange, error ?? notFound);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = negotiator.negotiate(accepted.toLowerCase()) === 'gzip' ? 'gzip' : 'plain';
    const body = (await load(name, resource))[encoding];
    response.writeHead(200, {
      ...headers,
      'x-request-id': id,
      'content-type': resource.type,
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      'content-length': body.length,
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
