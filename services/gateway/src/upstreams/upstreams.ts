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

/** Whoever requests are led to. */
type UpstreamName = ServiceName | typeof visitorIngest;

/** Where each answers. Hits go to visitor-analytics itself unless its ingest runs apart. */
type UpstreamUrls = Readonly<Record<ServiceName, string>> & {
  readonly [visitorIngest]?: string | undefined;
};

/** Those that have an address, in the order of the services. */
const upstreamNames = (urls: UpstreamUrls): readonly UpstreamName[] =>
  urls[visitorIngest] === undefined ? serviceNames : [...serviceNames, visitorIngest];

/** Kinds of answers that must not wait for one another. */
export type PoolName = 'answers' | 'exports' | 'streams';

/** Which lane a class of requests takes. */
export const selectPool = (kind: RequestClass): PoolName =>
  kind === 'stream' ? 'streams' : kind === 'export' ? 'exports' : 'answers';

interface PoolLimits {
  /** Connections to one service, one request each at a time: pipelining makes requests wait for one another. Null: as many as needed. */
  readonly connections: number | null;
  /** Requests to one service at the same time, those that wait for a connection included. */
  readonly places: number;
  /** Milliseconds until an answer begins, and between two pieces of it; 0 is for ever. */
  readonly headers: number;
  readonly body: number;
  /** Milliseconds that a client may take to read what it has been sent: so long it keeps a connection from everybody else. */
  readonly reader: number;
}

export interface UpstreamConfig {
  /** Milliseconds to connect. */
  readonly connect: number;
  readonly lanes: Readonly<Record<PoolName, PoolLimits>>;
  readonly breaker?: CircuitBreakerConfig;
}

const defaultConfig: UpstreamConfig = {
  connect: 2_000,
  lanes: {
    answers: { connections: 128, places: 512, headers: 15_000, body: 30_000, reader: 30_000 },
    exports: { connections: 8, places: 32, headers: 60_000, body: 60_000, reader: 30_000 },
    streams: { connections: null, places: 10_000, headers: 15_000, body: 0, reader: 30_000 },
  },
};

/** Leave to send one request to a service. */
export interface UpstreamPermit extends CallPermit {
  readonly pool: Pool;
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly readerTimeout: number;
  /** Why it should not be sent any more, after it has waited for a connection; null when it should. */
  outdated(): ErrorResponse | null;
  /** It is over: its place is free. */
  done(): void;
}

export interface Upstreams {
  /** Leave to send a request, or why there is none now. */
  enter(upstream: UpstreamName, lane: PoolName): UpstreamPermit | { readonly refusal: ErrorResponse };
  /** Connections without a guard, for asking how a service is. */
  unguarded(upstream: UpstreamName): Pool;
  /** Whom it leads to, each at an address of its own. */
  readonly names: readonly UpstreamName[];
  /** Services that are kept from requests, and requests at the same time, by service. */
  figures(): { open: Record<string, number>; inFlight: Record<string, number> };
  /** Ends every connection at once. */
  close(): Promise<void>;
}

interface Upstream {
  readonly breaker: CircuitBreaker;
  readonly lanes: Record<PoolName, { readonly pool: Pool; inFlight: number }>;
}

/** What stands between the gateway and each service: connections, patience, and the sense to leave one alone that fails. */
export function createUpstreams(
  urls: UpstreamUrls,
  { connect, lanes, breaker }: UpstreamConfig = defaultConfig,
): Upstreams {
  const open = (url: string, { connections, headers, body }: PoolLimits) => ({
    pool: new Pool(url, {
      pipelining: 1,
      connections,
      connect: { timeout: connect },
      headersTimeout: headers,
      bodyTimeout: body,
    }),
    inFlight: 0,
  });
  const begin = (url: string): Upstream => ({
    breaker: createCircuitBreaker(breaker),
    lanes: {
      answers: open(url, lanes.answers),
      exports: open(url, lanes.exports),
      streams: open(url, lanes.streams),
    },
  });
  const names = upstreamNames(urls);
  const upstreams = new Map(names.map((name) => [name, begin(urls[name] as string)]));
  const of = (name: UpstreamName) => (upstreams.get(name) ?? upstreams.get('visitor-analytics')) as Upstream;
  const by = (figure: (upstream: Upstream) => number) =>
    Object.fromEntries([...upstreams].map(([name, upstream]) => [name, figure(upstream)]));

  return {
    names,
    enter(upstream, lane) {
      const { breaker: guard, lanes: own } = of(upstream);
      const place = own[lane];
      const { places, headers, body, reader } = lanes[lane];
      if (place.inFlight >= places) return { refusal: serviceBusy };
      const ticket = guard.enter();
      if ('retryAfter' in ticket) return { refusal: serviceUnavailable(ticket.retryAfter) };
      const began = performance.now();
      let over = false;
      place.inFlight++;
      return {
        ...ticket,
        pool: place.pool,
        headersTimeout: headers,
        bodyTimeout: body,
        readerTimeout: reader,
        outdated() {
          if (guard.state() === 'open') return unavailable;
          return performance.now() - began > headers ? serviceBusy : null;
        },
        done() {
          if (over) return;
          over = true;
          place.inFlight--;
          ticket.left();
        },
      };
    },
    unguarded: (upstream) => of(upstream).lanes.answers.pool,
    figures: () => ({
      open: by((upstream) => (upstream.breaker.state() === 'closed' ? 0 : 1)),
      inFlight: by(({ lanes: own }) => own.answers.inFlight + own.exports.inFlight + own.streams.inFlight),
    }),
    close: async () => {
      const pools = [...upstreams.values()].flatMap((upstream) => Object.values(upstream.lanes));
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
  };
}
