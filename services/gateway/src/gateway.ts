import { brand } from '@aera/content';
import { routeRegistry, sessionCookie } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { readPins } from '@aera/frontend-versions';
import {
  createIdentitySigner,
  createMetrics,
  createGracefulClose,
  type Log,
  openCertificate,
  openClock,
  openKeySource,
} from '@aera/service-kit/core';
import { createApiReference, isReferencePath } from './api-reference/api-reference.ts';
import { createBlockList, syncBlockList } from './blocks/block-list.ts';
import { randomUUID } from 'node:crypto';
import type { Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { GatewayConfig } from './config.ts';
import { createPlatformHealth } from './health/platform-health.ts';
import type { AccessLog } from './http/access-log.ts';
import { type Exchange, createRequestObserver } from './http/exchange.ts';
import { addressBlocked, type ErrorResponse } from './errors/error-response.ts';
import { type ClientTimeouts, createGatewayServer } from './server.ts';
import { startMetricsServer } from './metrics-server.ts';
import { registerSiteRoutes } from './site-routes.ts';
import { createDataHeaders, createPageHeaders } from './http/security-headers.ts';
import { sendError } from './errors/error-response.ts';
import { parseAddressList, createClientIpReader, includesIp } from './identity/client-ip.ts';
import { readCookie } from './identity/cookies.ts';
import { createIdentityTokens } from './identity/identity.ts';
import { createSessionClient, subscribeToRevocations } from './identity/session-client.ts';
import { createSessionLookup } from './identity/session-lookup.ts';
import { createUntrustedForwarders } from './identity/untrusted-forwarders.ts';
import { createUnknownTokenTracker } from './identity/unknown-token-tracker.ts';
import { createRequestLimits } from './limits/request-limits.ts';
import { createStreamRegistry } from './proxy/stream-registry.ts';
import { createResponseHeaders } from './proxy/rewrite-headers.ts';
import { createApi } from './proxy/serve-api.ts';
import { createUpstreams, type UpstreamConfig } from './upstreams/upstreams.ts';
import { startBuildExchange } from './frontends/build-exchange.ts';
import { createFrontends, syncPins } from './frontends/frontends.ts';
import { type FrontendReporter, startFrontendReporter } from './frontends/frontend-reporter.ts';
import { createCsrfGuard } from './proxy/check-request.ts';
import { createRouteTable } from './proxy/route-table.ts';
import { createFileStore } from './static/file-store.ts';
import { createPrerenderedPagesReader } from './static/pages.ts';
import { createStatic } from './static/serve-static.ts';
import { createSuspiciousRequestPublisher } from './threat-detection/suspicious-request-publisher.ts';
import { toSuspiciousRequest, createUnparsableRequest } from './threat-detection/suspicious-request.ts';

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Timeouts that specs shorten. */
export interface GatewayTimeouts {
  readonly upstreams?: UpstreamConfig;
  readonly clients?: ClientTimeouts;
  /** For clients that read a large file. */
  readonly slowReaderTimeoutMs?: number;
  /** Between two checks of the session of an event stream. */
  readonly streamCheckIntervalMs?: number;
}

/** Composes the gateway and starts listening. Does not read `process`. */
export async function startGateway(
  config: GatewayConfig,
  log: Log,
  accessLog: AccessLog,
  timeouts: GatewayTimeouts = {},
) {
  const clock = openClock(config);
  const certificate = config.TLS_PEM_FILE ? await openCertificate(config.TLS_PEM_FILE, log) : undefined;
  const { origin, protocol } = new URL(
    config.PUBLIC_URL ?? `${certificate ? 'https' : 'http'}://localhost:${config.PORT}`,
  );
  const secure = protocol === 'https:';
  const security = { secure, frameSources: [brand.contactFormUrl, ...config.FRAME_SOURCES] };
  const headers = createDataHeaders(security);
  const metrics = createMetrics('gateway');
  const upstreams = createUpstreams(config.SERVICE_URLS, timeouts.upstreams);
  const signer = await openKeySource(config.IDENTITY_PRIVATE_KEY, createIdentitySigner, log);
  const signIdentity = createIdentityTokens(signer.current);
  const sessions = createSessionLookup(
    createSessionClient(() => upstreams.acquirePermit('security-auth', 'requests'), signIdentity),
  );
  const streams = createStreamRegistry(timeouts.streamCheckIntervalMs);
  const limits = createRequestLimits(config.RATE_LIMITS, streams.count);
  const unlimitedNetworks = parseAddressList([...config.TRUSTED_PROXIES, ...config.RATE_LIMITS.exempt]);
  const clientIp = createClientIpReader(config.TRUSTED_PROXIES);
  const forwarders = createUntrustedForwarders(config.TRUSTED_PROXIES, log);
  const blocks = createBlockList(() => clock().getTime());
  const suspiciousRequests = createSuspiciousRequestPublisher();
  const files = createFileStore();
  const frontends = createFrontends({
    root: config.STATIC_DIR,
    log,
    pins: await readPins(config.PINS_FILE),
    pinsFile: config.PINS_FILE,
  });

  const gauges: [name: string, help: string, read: () => Record<string, number>][] = [
    ['gateway_suspicious_requests_total', 'Suspicious requests by outcome', suspiciousRequests.counts],
    ['gateway_blocked_networks', 'Blocked networks', () => ({ all: blocks.size })],
    [
      'gateway_missing_pinned_versions',
      'Frontends pinned to a version that is not on disk',
      () => ({ all: frontends.missingPins }),
    ],
    ['gateway_open_streams', 'Open event streams', () => ({ all: streams.size })],
    ['gateway_open_circuits', 'Services with an open circuit', () => upstreams.stats().open],
    ['gateway_requests_in_flight', 'Requests in flight by service', () => upstreams.stats().inFlight],
  ];
  for (const gauge of gauges) metrics.gauge(...gauge);
  metrics.counter(
    'gateway_untrusted_forwarded_requests_total',
    'Requests with forwarded headers of peers that are not trusted proxies, by network',
    forwarders.counts,
  );

  const reject = (exchange: Exchange, error: ErrorResponse) => {
    exchange.code = error.code;
    sendError(exchange.request, exchange.response, error, headers, exchange.id);
  };
  const serveApi = createApi({
    routes: createRouteTable(routeRegistry.all),
    csrfGuard: createCsrfGuard(config.PUBLIC_URL, protocol),
    sessions,
    unknownTokens: createUnknownTokenTracker(),
    signIdentity,
    upstreams,
    streams,
    limits,
    stepUpMaxAgeMs: config.STEP_UP_MAX_AGE_SECONDS * 1_000,
    responseHeaders: createResponseHeaders(headers, secure),
    reject,
    clock,
    log,
  });
  const serveReference = createApiReference({
    version: config.SERVICE_VERSION,
    sessions,
    limits,
    headers: createPageHeaders(security),
    reject,
    log,
  });
  const app = createGatewayServer({
    observe: createRequestObserver({
      metrics,
      log: accessLog,
      clientIp,
      forwarders,
      hostCookies: secure,
      onDone: (exchange) => {
        const suspiciousRequest = toSuspiciousRequest(exchange, clock);
        if (suspiciousRequest)
          suspiciousRequests.publish(suspiciousRequest, exchange.code === addressBlocked.code);
      },
    }),
    serveApi: (exchange) =>
      isReferencePath(exchange.target.path) ? serveReference(exchange) : serveApi(exchange),
    reject,
    blocks,
    limits,
    isSignedIn: async ({ request, ip }) => {
      const token = readCookie(request.headers.cookie, sessionCookie);
      if (token === null || limits.checkNetwork('read', ip)) return false;
      const session = await sessions.get(token).catch(() => null);
      return session !== null && (session.member !== null || session.steward !== null);
    },
    isUnlimited: (ip) => includesIp(unlimitedNetworks, ip),
    onParseError: (peer, status) => {
      const ip = clientIp({ headers: {}, socket: { remoteAddress: peer } });
      suspiciousRequests.publish(createUnparsableRequest(randomUUID(), clock().toISOString(), ip, status));
    },
    clientTimeouts: timeouts.clients ?? {},
    certificate: certificate?.current(),
    log,
  });
  certificate?.onReplaced((replaced) => (app.server as HttpsServer).setSecureContext(replaced));
  registerSiteRoutes(app, {
    serveStatic: createStatic({
      root: config.STATIC_DIR,
      files,
      frontends,
      origin,
      headers: createPageHeaders(security),
      slowReaderTimeoutMs: timeouts.slowReaderTimeoutMs,
    }),
    readHealth: createPlatformHealth(upstreams),
    limits,
    reject,
    origin,
    headers,
  });
  const close = createGracefulClose(app);
  const metricsServer = await startMetricsServer(metrics, {
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
  });
  // Empty host: every interface, IPv6 included where there is one.
  await app.listen({ host: config.HOST ?? '', port: config.PORT });
  const { port } = app.server.address() as AddressInfo;

  const revokeSession = (sid: string) => {
    sessions.revoke(sid);
    streams.endWhere((reader) => reader.sid === sid);
  };

  let reporter: FrontendReporter | undefined;
  let exchange: ReturnType<typeof startBuildExchange> | undefined;
  return {
    port,
    metricsPort: metricsServer.port,
    /** Rejects a revoked session from now on and closes its event streams. */
    revokeSession,
    /** Subscribes to revocations, blocks and pins; starts to publish reports. */
    async attachBus(bus: Bus): Promise<void> {
      reporter = startFrontendReporter({
        bus,
        frontends,
        forwarders,
        readPrerenderedPages: createPrerenderedPagesReader(config.STATIC_DIR, files, frontends),
        log,
        gateway: `${hostname()}:${port}`,
        version: config.SERVICE_VERSION,
      });
      syncPins(bus, frontends, reporter.reportNow);
      if (config.FRONTEND_STORE === 'bus')
        exchange = startBuildExchange({ bus, root: config.STATIC_DIR, log });
      syncBlockList(bus, blocks);
      await Promise.all([subscribeToRevocations(bus, revokeSession), suspiciousRequests.attachBus(bus)]);
    },
    /** Accepts no more requests, ends event streams, and lets the others complete within `graceMs`. */
    async stop(graceMs = 8_000): Promise<void> {
      const closed = close(graceMs);
      streams.endAll();
      await closed;
      await upstreams.close();
      await reporter?.stop();
      await exchange?.stop();
      await suspiciousRequests.drain();
      signer.close();
      certificate?.close();
      metricsServer.close();
      accessLog.close();
    },
  };
}
