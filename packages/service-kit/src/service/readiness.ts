import type { Bus } from '@aera/event-bus';
import type { ProjectionRunner, Relay } from '@aera/event-store';
import type { Orm } from '../database/open-database.ts';
import type { ReadinessChecks } from '../http/health-plugin.ts';

/** How long a projection or the relay may make no progress before the service calls itself not ready. */
const maxStallMs = 60_000;

const stalled = (since: string | undefined): boolean =>
  since !== undefined && Date.now() - Date.parse(since) > maxStallMs;

interface Running {
  readonly orm: Orm;
  readonly bus: Bus;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
}

/** The checks every service has: its database, the bus, and the work that follows its log. */
export const readinessChecks = ({ orm, bus, projections, relay }: Running): ReadinessChecks => ({
  database: async () => {
    await orm.em.getConnection().execute('select 1');
  },
  bus: async () => {
    if (!bus.status().connected) throw new Error('not connected');
  },
  ...(projections && {
    projections: async () => {
      const stuck = projections.status().filter(({ stalledSince }) => stalled(stalledSince));
      if (stuck.length > 0) throw new Error(`stalled: ${stuck.map(({ name }) => name).join(', ')}`);
    },
  }),
  ...(relay && {
    relay: async () => {
      if (stalled(relay.status().stalledSince)) throw new Error('stalled');
    },
  }),
});
