import { brand } from '@aera/content';
import { routeRegistry, sessionCookie } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { readPins } from '@aera/frontend-versions';
import { createIdentitySigner, createMetrics, type Log } from '@aera/service-kit/core';
import { createBlockList, syncBlockList } from './blocks/block-list.ts';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { GatewayConfig } from './config.ts';
import { createPlatformHealth } from './health/platform-health.ts';
import type { AccessLog } from './http/access-log.ts';
import { type ClientTimeouts, startHttpServer } from './http/http-server.ts';
import { type Exchange, requestObserver } from './http/exchange.ts';
import { gatewayEndpoints } from './gateway-endpoints.ts';
import type { ErrorResponse } from './errors/error-response.ts';
import { createRequestListener } from './request-listener.ts';
import { dataHeaders, pageHeaders } from './http/security-headers.ts';
import { sendError } from './errors/error-response.ts';
import { addressList, clientIpReader, includesIp } from './identity/client-ip.ts';
import { cookieValue } from './identity/cookies.ts';
import { createIdentityTokens } from './identity/identity.ts';
import { sessionClient, subscribeToRevocations } from './identity/session-client.ts';
import { createSessionLookup } from './identity/session-lookup.ts';
import { createUnknownTokenTracker } from './identity/unknown-token-tracker.ts';
import { createRequestLimits } from './limits/request-limits.ts';
import { createStreamRegistry } from './proxy/stream-registry.ts';
import { responseHeaders } from './proxy/rewrite-headers.ts';
import { createApi } from './proxy/serve-api.ts';
import { createUpstreams, type UpstreamConfig } from './upstreams/upstreams.ts';
import { createFrontends, syncPins } from './frontends/frontends.ts';
import { type FrontendReporter, startFrontendReporter } from './frontends/frontend-reporter.ts';
import { createCsrfGuard } from './proxy/check-request.ts';
import { createRouteTable } from './proxy/route-table.ts';
import { createFileStore } from './static/file-store.ts';
import { createPrerenderedPagesReader } from './static/pages.ts';
import { createStatic } from './static/serve-static.ts';
import { createSuspiciousRequestPublisher } from './threat-detection/suspicious-request-publisher.ts';
import { toSuspiciousRequest, unparsableRequest } from './threat-detection/suspicious-request.ts';

export interface Gateway {
  readonly port: number;
  /** Listens to what the platform says from now on (sessions that are revoked, networks that are blocked), and says what it sees. */
  attachBus(bus: Bus): Promise<void>;
  /** Session revoked: reject it from now on and close its event streams. */
  revokeSession(sid: string): void;
  /** Takes no more requests, ends event streams, and finishes the rest within `grace` milliseconds. */
  stop(grace?: number): Promise<void>;
}

/** How long the gateway waits for whom, where that is not to be as usual. */
export interface GatewayTimeouts {
  readonly upstreams?: UpstreamConfig;
  readonly clients?: ClientTimeouts;
  /** For who reads a large file. */
  readonly slowReaderTimeoutMs?: number;
}

/** Puts the gateway together from its configuration, and listens. Nothing here reads `process`. */
export async function startGateway(
  config: GatewayConfig,
  log: Log,
  accessLog: AccessLog,
  timeouts: GatewayTimeouts = {},
): Promise<Gateway> {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const security = { secure, frameSources: [brand.contactFormUrl, ...config.FRAME_SOURCES] };
  const { origin } = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`);
  const data = dataHeaders(security);
  const metrics = createMetrics('gateway');
  const upstreams = createUpstreams(config.SERVICE_URLS, timeouts.upstreams);
  const signIdentity = createIdentityTokens(await createIdentitySigner(config.IDENTITY_PRIVATE_KEY));
  const sessions = createSessionLookup(
    sessionClient(() => upstreams.acquirePermit('security-auth', 'requests'), signIdentity),
  );
  const streams = createStreamRegistry();
  const limits = createRequestLimits(config.RATE_LIMITS, streams.count);
  const unlimitedNetworks = addressList([...config.TRUSTED_PROXIES, ...config.RATE_LIMITS.exempt]);
  const clientIp = clientIpReader(config.TRUSTED_PROXIES);
  const blocks = createBlockList();
  const suspiciousRequests = createSuspiciousRequestPublisher();
  const files = createFileStore();
  const frontends = createFrontends({
    root: config.STATIC_DIR,
    log,
    pins: await readPins(config.PINS_FILE),
    pinsFile: config.PINS_FILE,
  });
  const renderedPages = createPrerenderedPagesReader(config.STATIC_DIR, files, frontends);
  metrics.gauge(
    'gateway_suspicious_requests_total',
    'Suspicious requests by outcome',
    suspiciousRequests.counts,
  );
  metrics.gauge('gateway_blocked_networks', 'Networks that get in no more', () => ({ all: blocks.size }));
  metrics.gauge('gateway_missing_pinned_versions', 'Frontends pinned to a version that is not here', () => ({
    all: frontends.missing,
  }));
  metrics.gauge('gateway_open_streams', 'Event streams that are open', () => ({ all: streams.size }));
  metrics.gauge(
    'gateway_open_circuits',
    'Services that are left alone, as they do not answer',
    () => upstreams.stats().open,
  );
  metrics.gauge('gateway_requests_in_flight', 'Requests at a service', () => upstreams.stats().inFlight);
  const onDone = (exchange: Exchange) => {
    const suspiciousRequest = toSuspiciousRequest(exchange, new Date().toISOString());
    if (suspiciousRequest) suspiciousRequests.publish(suspiciousRequest);
  };
  const refuse = (exchange: Exchange, refusal: ErrorResponse) => {
    exchange.code = refusal.code;
    sendError(exchange.request, exchange.response, refusal, data, exchange.id);
  };

  const isSignedIn = async ({ request, ip }: Exchange): Promise<boolean> => {
    const token = cookieValue(request.headers.cookie, sessionCookie);
    if (token === null || limits.checkNetwork('read', ip)) return false;
    const session = await sessions.get(token).catch(() => null);
    return session !== null && (session.member !== null || session.steward !== null);
  };

  const api = createApi({
    routes: createRouteTable(routeRegistry.all),
    csrfGuard: createCsrfGuard(config.PUBLIC_URL),
    sessions,
    unknownTokens: createUnknownTokenTracker(),
    signIdentity,
    upstreams,
    streams,
    limits,
    presenceWindowMs: config.STEP_UP_MAX_AGE_SECONDS * 1000,
    responseHeaders: responseHeaders(data, secure),
    refuse,
    log,
  });
  const health = createPlatformHealth(upstreams);
  const listener = createRequestListener({
    observe: requestObserver({ metrics, log: accessLog, clientIp, onDone }),
    api,
    own: gatewayEndpoints(health, metrics, origin),
    statics: createStatic({
      root: config.STATIC_DIR,
      files,
      frontends,
      renderedPages,
      origin,
      headers: pageHeaders(security),
      slowReaderTimeoutMs: timeouts.slowReaderTimeoutMs,
    }),
    blocks,
    isSignedIn,
    limits,
    refuse,
    headers: data,
    log,
  });
  const server = await startHttpServer(listener, {
    host: config.HOST,
    port: config.PORT,
    ...timeouts.clients,
    isTrusted: (ip) => includesIp(unlimitedNetworks, ip),
    onParseError: (peer, status) => {
      const ip = clientIp({ headers: {}, socket: { remoteAddress: peer } });
      suspiciousRequests.publish(unparsableRequest(randomUUID(), new Date().toISOString(), ip, status));
    },
  });

  const revokeSession = (sid: string) => {
    sessions.revoke(sid);
    streams.endWhere((reader) => reader.sid === sid);
  };

  let reporter: FrontendReporter | undefined;
  return {
    port: server.port,
    revokeSession,
    async attachBus(bus) {
      const about = { gateway: `${hostname()}:${server.port}`, version: config.SERVICE_VERSION };
      reporter = startFrontendReporter({ bus, frontends, renderedPages, log, ...about });
      syncPins(bus, frontends, reporter.reportNow);
      syncBlockList(bus, blocks, () => streams.endWhere(({ ip }) => blocks.find(ip) !== null));
      await Promise.all([subscribeToRevocations(bus, revokeSession), suspiciousRequests.attachBus(bus)]);
    },
    async stop(grace = 8_000) {
      const stopped = server.stop(grace);
      streams.endAll();
      await stopped;
      await upstreams.close();
      await reporter?.stop();
      await suspiciousRequests.drain();
      accessLog.close();
    },
  };
}
