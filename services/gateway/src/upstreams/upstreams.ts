import { type ServiceName, serviceNames } from '@aera/contracts';
import { Pool } from 'undici';
import {
  type ErrorResponse,
  serviceBusy,
  unavailable,
  serviceUnavailable,
} from '../errors/error-response.ts';
import type { RequestClass } from '../request-class.ts';
import {
  type CircuitBreakerConfig,
  type CircuitBreaker,
  createCircuitBreaker,
  type CallPermit,
} from './circuit-breaker.ts';

/** The ingest of visitor-analytics, where it runs apart from the rest of that service. */
export const visitorIngest = 'visitor-ingest';

/** Targets of proxied requests. */
type UpstreamName = ServiceName | typeof visitorIngest;

/** Where each answers. Hits go to visitor-analytics itself unless its ingest runs apart. */
type UpstreamUrls = Readonly<Record<ServiceName, string>> & {
  readonly [visitorIngest]?: string | undefined;
};

/** Those that have an address, in the order of the services. */
const upstreamNames = (urls: UpstreamUrls): readonly UpstreamName[] =>
  urls[visitorIngest] === undefined ? serviceNames : [...serviceNames, visitorIngest];

/** Kinds of requests that must not wait for one another. */
export type PoolName = 'requests' | 'signIns' | 'exports' | 'streams';

/** The connection pool for a class of requests. */
export const selectPool = (kind: RequestClass): PoolName => poolsByClass[kind] ?? 'requests';

/** Sign-ins wait for one another, so that the session look-ups of everyone else do not wait for them. */
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

const defaultConfig: UpstreamConfig = {
  connectTimeoutMs: 2_000,
  pools: {
    requests: {
      connections: 128,
      maxConcurrent: 512,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      slowReaderTimeoutMs: 30_000,
    },
    signIns: {
      connections: 32,
      maxConcurrent: 512,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      slowReaderTimeoutMs: 30_000,
    },
    exports: {
      connections: 8,
      maxConcurrent: 32,
      headersTimeoutMs: 60_000,
      bodyTimeoutMs: 60_000,
      slowReaderTimeoutMs: 30_000,
    },
    streams: {
      connections: null,
      maxConcurrent: 10_000,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 0,
      slowReaderTimeoutMs: 30_000,
    },
  },
};

/** Leave to send one request to a service. */
export interface UpstreamPermit extends CallPermit {
  readonly pool: Pool;
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly slowReaderTimeoutMs: number;
  /** Reason to cancel a request that waited for a connection; null to send it. */
  rejectIfStale(): ErrorResponse | null;
  /** It is over: its place is free. */
  release(): void;
}

export interface Upstreams {
  /** Leave to send a request, or why there is none now. */
  acquirePermit(
    upstream: UpstreamName,
    poolName: PoolName,
  ): UpstreamPermit | { readonly refusal: ErrorResponse };
  /** Connections without a guard, for asking how a service is. */
  withoutCircuitBreaker(upstream: UpstreamName): Pool;
  /** Whom it leads to, each at an address of its own. */
  readonly names: readonly UpstreamName[];
  /** Services that are kept from requests, and requests at the same time, by service. */
  stats(): { open: Record<string, number>; inFlight: Record<string, number> };
  /** Ends every connection at once. */
  close(): Promise<void>;
}

interface Upstream {
  readonly breaker: CircuitBreaker;
  readonly pools: Record<PoolName, { readonly pool: Pool; inFlight: number }>;
}

/** What stands between the gateway and each service: connections, patience, and the sense to leave one alone that fails. */
export function createUpstreams(
  urls: UpstreamUrls,
  { connectTimeoutMs, pools: poolLimits, breaker }: UpstreamConfig = defaultConfig,
): Upstreams {
  const open = (url: string, { connections, headersTimeoutMs, bodyTimeoutMs }: PoolLimits) => ({
    pool: new Pool(url, {
      pipelining: 1,
      connections,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: headersTimeoutMs,
      bodyTimeout: bodyTimeoutMs,
    }),
    inFlight: 0,
  });
  const begin = (url: string): Upstream => ({
    breaker: createCircuitBreaker(breaker),
    pools: {
      requests: open(url, poolLimits.requests),
      signIns: open(url, poolLimits.signIns),
      exports: open(url, poolLimits.exports),
      streams: open(url, poolLimits.streams),
    },
  });
  const names = upstreamNames(urls);
  const upstreams = new Map(names.map((name) => [name, begin(urls[name] as string)]));
  const upstreamFor = (name: UpstreamName) =>
    (upstreams.get(name) ?? upstreams.get('visitor-analytics')) as Upstream;
  const statsBy = (figure: (upstream: Upstream) => number) =>
    Object.fromEntries([...upstreams].map(([name, upstream]) => [name, figure(upstream)]));

  return {
    names,
    acquirePermit(upstream, lane) {
      const { breaker: guard, pools } = upstreamFor(upstream);
      const pool = pools[lane];
      const { maxConcurrent, headersTimeoutMs, bodyTimeoutMs, slowReaderTimeoutMs } = poolLimits[lane];
      if (pool.inFlight >= maxConcurrent) return { refusal: serviceBusy };
      const callPermit = guard.tryAcquirePermit();
      if ('retryAfterMs' in callPermit) return { refusal: serviceUnavailable(callPermit.retryAfterMs) };
      const startedAt = performance.now();
      let isReleased = false;
      pool.inFlight++;
      return {
        ...callPermit,
        pool: pool.pool,
        headersTimeout: headersTimeoutMs,
        bodyTimeout: bodyTimeoutMs,
        slowReaderTimeoutMs,
        rejectIfStale() {
          if (guard.state() === 'open') return unavailable;
          return performance.now() - startedAt > headersTimeoutMs ? serviceBusy : null;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          pool.inFlight--;
          callPermit.onCancel();
        },
      };
    },
    withoutCircuitBreaker: (upstream) => upstreamFor(upstream).pools.requests.pool,
    stats: () => ({
      open: statsBy((upstream) => (upstream.breaker.state() === 'closed' ? 0 : 1)),
      inFlight: statsBy(({ pools }) => Object.values(pools).reduce((sum, { inFlight }) => sum + inFlight, 0)),
    }),
    close: async () => {
      const pools = [...upstreams.values()].flatMap((upstream) => Object.values(upstream.pools));
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
  };
}
