import type { Route, ServiceName } from '@aera/contracts';
import { Pool } from 'undici';

/** Connections to one service: one request each at a time, since pipelining makes requests wait for one another. */
const connections = 128;

/** Milliseconds to connect, to begin an answer, and between two pieces of one. */
export interface Patience {
  readonly connect: number;
  readonly headers: number;
  readonly body: number;
}

const patience: Patience = { connect: 2_000, headers: 15_000, body: 30_000 };

export interface Upstreams {
  /** The connections for a route. Event streams have their own, or a few open pages would use up all of them. */
  for(route: Pick<Route, 'service' | 'produces'>): Pool;
  /** Ends every connection at once. */
  close(): Promise<void>;
}

export function createUpstreams(
  urls: Record<ServiceName, string>,
  { connect, headers, body }: Patience = patience,
): Upstreams {
  const options = {
    pipelining: 1,
    connect: { timeout: connect },
    headersTimeout: headers,
    bodyTimeout: body,
  };
  const pools = (more: Pool.Options) =>
    new Map(Object.entries(urls).map(([name, url]) => [name, new Pool(url, { ...options, ...more })]));
  const answers = pools({ connections });
  const streams = pools({ connections: null, bodyTimeout: 0 });
  return {
    for: ({ service, produces }) => (produces === 'event-stream' ? streams : answers).get(service) as Pool,
    close: async () => {
      await Promise.all([...answers.values(), ...streams.values()].map((pool) => pool.destroy()));
    },
  };
}
