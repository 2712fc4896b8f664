import {
  type ResolvedSession,
  type RegisteredRoute,
  sessionCookie,
  hasRequestBody,
} from '@aera/contracts/server';
import type { Log, SignIdentity } from '@aera/service-kit/core';
import type { Account, Exchange } from '../http/exchange.ts';
import { bodyTooLarge, type ErrorResponse, unavailable } from '../errors/error-response.ts';
import type { RequestTarget } from '../http/exchange.ts';
import { cookieValue } from '../identity/cookies.ts';
import { resolveIdentity } from '../identity/identity.ts';
import type { SessionLookup } from '../identity/session-lookup.ts';
import { type RequestLimits, streamCountKeys } from '../limits/request-limits.ts';
import type { UnknownTokenTracker } from '../identity/unknown-token-tracker.ts';
import { checkBodyHeaders, readBody } from './check-request.ts';
import type { CsrfGuard } from './check-request.ts';
import type { RouteTable } from './route-table.ts';
import { forward } from './forward.ts';
import type { StreamRegistry } from './stream-registry.ts';
import { requestHeaders, type ResponseHeaders } from './rewrite-headers.ts';
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
  /** How long a steward's proof of presence is good for. */
  readonly presenceWindowMs: number;
  readonly responseHeaders: ResponseHeaders;
  readonly refuse: (exchange: Exchange, refusal: ErrorResponse) => void;
  readonly log: Log;
}

/** Answers everything under `/api`: route, origin, body, session, and only then on to the service, in this order. */
export function createApi(options: ApiOptions): (exchange: Exchange, target: RequestTarget) => Promise<void> {
  const { routes, csrfGuard, sessions, unknownTokens, signIdentity, upstreams, streams, limits } = options;
  const { presenceWindowMs, refuse, log } = options;

  return async (exchange, { path, query }) => {
    const { request, response, ip } = exchange;
    const { headers, method = '' } = request;
    const found = routes(method, path);
    const isKnown = 'route' in found;
    if (isKnown) exchange.route = found.route.path;
    const networkLimitError = limits.checkNetwork(isKnown ? found.kind : 'read', ip);
    if (networkLimitError) return refuse(exchange, networkLimitError);
    if (!isKnown) return refuse(exchange, found.refusal);
    const { route, kind } = found;
    const { csrfExempt, bodyLimit } = route;
    const bodiless = csrfExempt && !hasRequestBody(route);
    const refusal =
      (csrfExempt ? null : csrfGuard(method, headers)) ??
      (bodiless ? null : checkBodyHeaders(method, headers, bodyLimit));
    if (refusal) return refuse(exchange, refusal);

    // Where no origin is asked for, no session counts either.
    const token = csrfExempt ? null : cookieValue(headers.cookie, sessionCookie);
    const session = await sessionOf(options, route, token);
    if (session === 'unknown') return refuse(exchange, unavailable);
    if (token && !session) exchange.presentsUnknownToken = unknownTokens.record(ip, token);
    const account = accountOf(route, session);
    exchange.account = account;
    const now = Date.now();
    const caller = resolveIdentity(route, session, ip, now - presenceWindowMs, now);
    if ('refusal' in caller) return refuse(exchange, caller.refusal);
    const reader = { sid: session?.sid, ip, countKeys: streamCountKeys(ip, account) };
    const accountLimitError =
      limits.checkAccount(kind, ip, account) ??
      (kind === 'stream' ? limits.checkStream(reader.countKeys, ip) : null);
    if (accountLimitError) return refuse(exchange, accountLimitError);
    const identity = await signIdentity(caller.identity);

    const body = await readBody(request, response, bodyLimit);
    if (body === 'aborted' || response.destroyed) return;
    if (body === 'too-large') return refuse(exchange, bodyTooLarge);

    const permit = upstreams.acquirePermit(
      kind === 'visit' ? visitorIngest : route.service,
      selectPool(kind),
    );
    if ('refusal' in permit) return refuse(exchange, permit.refusal);
    if (kind === 'stream') streams.add(response, reader);
    forward({
      permit,
      method,
      path: path + query,
      headers: requestHeaders(bodiless ? { ...headers, 'content-type': undefined } : headers, route, {
        identity,
        requestId: exchange.id,
      }),
      body: bodiless ? null : body,
      response,
      requestId: exchange.id,
      responseHeaders: options.responseHeaders,
      onResponse: () => {
        // Signing in or out changes what the cookie stands for: here at once, elsewhere by the event.
        if (token !== null && route.service === 'security-auth' && method !== 'GET')
          sessions.invalidate(token);
      },
      onProblem: (code) => (exchange.code = code),
      onUpstreamError: (refusal, error) => {
        log.warn({ err: error, service: route.service, route: route.path }, 'the service gave no answer');
        refuse(exchange, refusal);
      },
    });
  };
}

/** Whose the request is: the steward where one is asked for, else the member. */
function accountOf({ access }: RegisteredRoute, session: ResolvedSession | null): Account | null {
  const kind = access === 'steward' ? 'steward' : 'member';
  const person = session?.[kind];
  return person ? { kind, id: person.id } : null;
}

/** While security-auth is down, public routes treat everyone as a visitor. Other routes cannot authorize and respond 503. */
async function sessionOf({ sessions, log }: ApiOptions, { access }: RegisteredRoute, token: string | null) {
  if (token === null) return null;
  try {
    return await sessions.get(token);
  } catch (error) {
    log.warn({ err: error }, 'a session could not be looked up');
    return access === 'public' ? null : 'unknown';
  }
}
