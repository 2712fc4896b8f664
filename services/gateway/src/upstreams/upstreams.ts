import { type ServiceName, serviceNames } from '@aera/contracts';
import { Pool } from 'undici';
import {
  type ErrorResponse,
  serviceBusy,
  unavailable,
  serviceUnavailable,
} from '../errors/error-response.ts';
import type { RequestClass } from '../request-class.ts';
import { type CallPermit, type CircuitBreakerConfig, createCircuitBreaker } from './circuit-breaker.ts';

/** The ingest of visitor-analytics, when it is deployed separately. */
export const visitorIngest = 'visitor-ingest';

/** Targets of proxied requests. */
type UpstreamName = ServiceName | typeof visitorIngest;

/** Base URLs. Without a URL of the ingest, hits go to visitor-analytics. */
type UpstreamUrls = Readonly<Record<ServiceName, string>> & {
  readonly [visitorIngest]?: string | undefined;
};

/** Kinds of requests that must not queue behind each other. */
export type PoolName = 'requests' | 'signIns' | 'exports' | 'streams';

/** The connection pool for a class of requests. */
export const selectPool = (kind: RequestClass): PoolName => poolsByClass[kind] ?? 'requests';

/** Slow password hashing of sign-ins must not delay session lookups. */
const poolsByClass: Partial<Record<RequestClass, PoolName>> = {
  'sign-in': 'signIns',
  export: 'exports',
  stream: 'streams',
};

interface PoolLimits {
  /** Connections to one service, one request each at a time: pipelining makes requests wait for one another. Null: as many as needed. */
  readonly connections: number | null;
  /** Requests to one service at the same time, those that wait for a connection included. */
  readonly maxConcurrent: number;
  /** Milliseconds until a response starts, and between two chunks of it; 0 disables the timeout. */
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  /** Milliseconds that a client may pause reading a response; meanwhile it occupies an upstream connection. */
  readonly slowReaderTimeoutMs: number;
}

export interface UpstreamConfig {
  /** Milliseconds to connect. */
  readonly connectTimeoutMs: number;
  readonly pools: Readonly<Record<PoolName, PoolLimits>>;
  readonly breaker?: CircuitBreakerConfig;
}

const defaultPool: PoolLimits = {
  connections: 128,
  maxConcurrent: 512,
  headersTimeoutMs: 15_000,
  bodyTimeoutMs: 30_000,
  slowReaderTimeoutMs: 30_000,
};

const defaultConfig: UpstreamConfig = {
  connectTimeoutMs: 2_000,
  pools: {
    requests: defaultPool,
    // More than security-auth hashes and queues, so that it can reject the rest of a flood at once (429 `sign-in-busy`).
    signIns: { ...defaultPool, connections: 64, maxConcurrent: 2_048 },
    exports: {
      ...defaultPool,
      connections: 8,
      maxConcurrent: 32,
      headersTimeoutMs: 60_000,
      bodyTimeoutMs: 60_000,
    },
    streams: { ...defaultPool, connections: null, maxConcurrent: 10_000, bodyTimeoutMs: 0 },
  },
};

export type Upstreams = ReturnType<typeof createUpstreams>;

/** Permission to send one request to a service. */
export interface UpstreamPermit extends CallPermit {
  readonly pool: Pool;
  readonly limits: PoolLimits;
  /** Reason to cancel a request that waited for a connection; null to send it. */
  rejectIfStale(): ErrorResponse | null;
  /** Ends the request; idempotent. */
  release(): void;
}

/** Creates connection pools and a circuit breaker for each service. */
export function createUpstreams(
  urls: UpstreamUrls,
  { connectTimeoutMs, pools: poolLimits, breaker }: UpstreamConfig = defaultConfig,
) {
  const openPool = (url: string, limits: PoolLimits) => ({
    pool: new Pool(url, {
      pipelining: 1,
      connections: limits.connections,
      connect: { timeout: connectTimeoutMs },
    }),
    limits,
    inFlight: 0,
  });
  const openUpstream = (url: string) => ({
    breaker: createCircuitBreaker(breaker),
    pools: {
      requests: openPool(url, poolLimits.requests),
      signIns: openPool(url, poolLimits.signIns),
      exports: openPool(url, poolLimits.exports),
      streams: openPool(url, poolLimits.streams),
    } satisfies Record<PoolName, unknown>,
  });
  type Upstream = ReturnType<typeof openUpstream>;
  const names: readonly UpstreamName[] =
    urls[visitorIngest] === undefined ? serviceNames : [...serviceNames, visitorIngest];
  const upstreams = new Map(names.map((name) => [name, openUpstream(urls[name] as string)]));
  const getUpstream = (name: UpstreamName) =>
    (upstreams.get(name) ?? upstreams.get('visitor-analytics')) as Upstream;
  const collectStats = (readStat: (upstream: Upstream) => number): Record<string, number> =>
    Object.fromEntries([...upstreams].map(([name, upstream]) => [name, readStat(upstream)]));

  return {
    /** Upstreams with a base URL, in the order of the services. */
    names,
    /** Returns a permit, or the error response while the service is overloaded or its circuit is open. */
    acquirePermit(
      upstream: UpstreamName,
      poolName: PoolName,
    ): UpstreamPermit | { readonly error: ErrorResponse } {
      const { breaker: circuitBreaker, pools } = getUpstream(upstream);
      const pool = pools[poolName];
      const { limits } = pool;
      if (pool.inFlight >= limits.maxConcurrent) return { error: serviceBusy };
      const callPermit = circuitBreaker.tryAcquirePermit();
      if ('retryAfterMs' in callPermit) return { error: serviceUnavailable(callPermit.retryAfterMs) };
      const startedAt = performance.now();
      let isReleased = false;
      pool.inFlight++;
      return {
        ...callPermit,
        pool: pool.pool,
        limits,
        rejectIfStale() {
          if (circuitBreaker.state() === 'open') return unavailable;
          return performance.now() - startedAt > limits.headersTimeoutMs ? serviceBusy : null;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          pool.inFlight--;
          callPermit.onCancel();
        },
      };
    },
    /** Connections for health checks. */
    withoutCircuitBreaker: (upstream: UpstreamName) => getUpstream(upstream).pools.requests.pool,
    /** Open circuits and requests in flight by service. */
    stats: () => ({
      open: collectStats((upstream) => (upstream.breaker.state() === 'closed' ? 0 : 1)),
      inFlight: collectStats(({ pools }) =>
        Object.values(pools).reduce((sum, { inFlight }) => sum + inFlight, 0),
      ),
    }),
    /** Destroys all connections. */
    close: async () => {
      const pools = [...upstreams.values()].flatMap((upstream) => Object.values(upstream.pools));
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
  };
}
