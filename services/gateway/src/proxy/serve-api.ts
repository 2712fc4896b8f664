import {
  type ResolvedSession,
  type RegisteredRoute,
  sessionCookie,
  hasRequestBody,
} from '@aera/contracts/server';
import type { Log, SignIdentity } from '@aera/service-kit/core';
import type { Account, Exchange, RoutedExchange } from '../http/exchange.ts';
import { bodyTooLarge, type ErrorResponse, unavailable } from '../errors/error-response.ts';
import { readCookie } from '../identity/cookies.ts';
import { resolveIdentity } from '../identity/identity.ts';
import type { SessionLookup } from '../identity/session-lookup.ts';
import { type RequestLimits, toStreamCountKeys } from '../limits/request-limits.ts';
import type { UnknownTokenTracker } from '../identity/unknown-token-tracker.ts';
import { checkBodyHeaders, type CsrfGuard } from './check-request.ts';
import { readBody } from './read-body.ts';
import type { RouteTable } from './route-table.ts';
import { forward } from './forward.ts';
import type { StreamRegistry } from './stream-registry.ts';
import { toRequestHeaders, type ResponseHeaders } from './rewrite-headers.ts';
import { selectPool, type Upstreams, visitorIngest } from '../upstreams/upstreams.ts';

interface ApiOptions {
  readonly routes: RouteTable;
  readonly csrfGuard: CsrfGuard;
  readonly sessions: SessionLookup;
  readonly unknownTokens: UnknownTokenTracker;
  readonly signIdentity: SignIdentity;
  readonly upstreams: Upstreams;
  readonly streams: StreamRegistry;
  readonly limits: RequestLimits;
  /** Maximum age of a step-up authentication. */
  readonly stepUpMaxAgeMs: number;
  readonly responseHeaders: ResponseHeaders;
  readonly reject: (exchange: Exchange, error: ErrorResponse) => void;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Serves requests below `/api`: checks route, limits, origin, body headers and session, reads the body, and forwards to the service. */
export function createApi(options: ApiOptions): (exchange: RoutedExchange) => Promise<void> {
  const { routes, csrfGuard, sessions, unknownTokens, signIdentity, upstreams, streams, limits } = options;
  const { stepUpMaxAgeMs, reject, clock, log } = options;

  return async (exchange) => {
    const { request, response, ip, target } = exchange;
    const { headers, method = '' } = request;
    const match = routes(method, target.path);
    const isMatch = 'route' in match;
    if (isMatch) exchange.route = match.route.path;
    const networkLimitError = limits.checkNetwork(isMatch ? match.requestClass : 'read', ip);
    if (networkLimitError) return reject(exchange, networkLimitError);
    if (!isMatch) return reject(exchange, match.error);
    const { route, requestClass } = match;
    const { csrfExempt, bodyLimit } = route;
    const ignoresBody = csrfExempt && !hasRequestBody(route);
    const headerError =
      (csrfExempt ? null : csrfGuard(method, headers)) ??
      (ignoresBody ? null : checkBodyHeaders(method, headers, bodyLimit));
    if (headerError) return reject(exchange, headerError);

    // Without a CSRF check, cookies must not authenticate.
    const token = csrfExempt ? null : readCookie(headers.cookie, sessionCookie);
    const found = await findSession(options, token);
    // While security-auth is down, public routes treat everyone as a visitor; other routes cannot authorize.
    if (found === 'unavailable' && route.access !== 'public') return reject(exchange, unavailable);
    const session = found === 'unavailable' ? null : found;
    if (token && found === null) exchange.guessesTokens = unknownTokens.record(ip, token);
    const account = toAccount(route, session);
    exchange.account = account;
    const identify = (current: ResolvedSession | null) => {
      const now = clock().getTime();
      return resolveIdentity(route, current, ip, now - stepUpMaxAgeMs, now);
    };
    const caller = identify(session);
    if ('error' in caller) return reject(exchange, caller.error);
    const accountLimitError =
      limits.checkAccount(requestClass, ip, account) ??
      (requestClass === 'stream' ? limits.checkStream(ip, account) : null);
    if (accountLimitError) return reject(exchange, accountLimitError);
    const identity = await signIdentity(caller.identity, route.audience);

    const body = await readBody(request, response, bodyLimit);
    if (body === 'aborted' || response.destroyed) return;
    if (body === 'too-large') return reject(exchange, bodyTooLarge);

    const permit = upstreams.acquirePermit(
      requestClass === 'visit' ? visitorIngest : route.service,
      selectPool(requestClass),
    );
    if ('error' in permit) return reject(exchange, permit.error);
    if (requestClass === 'stream')
      streams.add(response, {
        sid: session?.sid,
        ip,
        countKeys: toStreamCountKeys(ip, account),
        isAuthorized: async () => {
          const current = await findSession(options, token, { passive: true });
          return current === 'unavailable' || !('error' in identify(current));
        },
      });
    forward({
      permit,
      method,
      path: target.path + target.query,
      headers: toRequestHeaders(ignoresBody ? { ...headers, 'content-type': undefined } : headers, route, {
        identity,
        requestId: exchange.id,
      }),
      body: ignoresBody ? null : body,
      response,
      requestId: exchange.id,
      responseHeaders: options.responseHeaders,
      onResponse: () => {
        // Sign-in and sign-out change the session of the token: here at once, on other gateways by the event.
        if (token !== null && route.service === 'security-auth' && method !== 'GET')
          sessions.invalidate(token);
      },
      onProblem: (code) => (exchange.code = code),
      onUpstreamError: (error, cause) => {
        log.warn({ err: cause, service: route.service, route: route.path }, 'service did not respond');
        reject(exchange, error);
      },
    });
  };
}

/** The steward on steward routes, else the member; null if not signed in. */
function toAccount({ access }: RegisteredRoute, session: ResolvedSession | null): Account | null {
  const kind = access === 'steward' ? 'steward' : 'member';
  const user = session?.[kind];
  return user ? { kind, id: user.id } : null;
}

/** Returns null without a session, and `unavailable` while security-auth is down. */
async function findSession({ sessions, log }: ApiOptions, token: string | null, { passive = false } = {}) {
  if (token === null) return null;
  try {
    return await sessions.get(token, { passive });
  } catch (error) {
    log.warn({ err: error }, 'session lookup failed');
    return 'unavailable';
  }
}
