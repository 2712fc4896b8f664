import type { Route, ServiceName } from '@aera/contracts';
import { Pool } from 'undici';

/** Connections to one service: one request each at a time, since pipelining makes requests wait for one another. */
const connections = 128;

const options = {
  pipelining: 1,
  connect: { timeout: 2_000 },
  headersTimeout: 15_000,
  bodyTimeout: 30_000,
};

export interface Upstreams {
  /** The connections for a route. Event streams have their own, or a few open pages would use up all of them. */
  for(route: Pick<Route, 'service' | 'produces'>): Pool;
  /** Ends every connection at once. */
  close(): Promise<void>;
}

export function createUpstreams(urls: Record<ServiceName, string>): Upstreams {
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
