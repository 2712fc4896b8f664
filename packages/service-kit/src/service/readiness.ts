import type { Bus } from '@aera/event-bus';
import type { ProjectionRunner, Relay } from '@aera/event-store';
import type { Orm } from '../database/open-database.ts';
import type { ReadinessChecks } from '../http/health-plugin.ts';

/** A service is not ready once a projection or the relay has been failing for this long. */
const maxFailingMs = 60_000;

const isFailingTooLong = (since: string | undefined): boolean =>
  since !== undefined && Date.now() - Date.parse(since) > maxFailingMs;

interface Running {
  readonly orm: Orm;
  readonly bus: Bus;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
}

/** Checks the database, the bus, the projections and the relay. */
export const createReadinessChecks = ({ orm, bus, projections, relay }: Running): ReadinessChecks => ({
  database: async () => {
    await orm.em.getConnection().execute('select 1');
  },
  bus: async () => {
    if (!bus.status().connected) throw new Error('not connected');
  },
  ...(projections && {
    projections: async () => {
      const stalledProjections = projections
        .status()
        .filter(({ stalledSince }) => isFailingTooLong(stalledSince));
      if (stalledProjections.length > 0)
        throw new Error(`stalled: ${stalledProjections.map(({ name }) => name).join(', ')}`);
    },
  }),
  ...(relay && {
    relay: async () => {
      if (isFailingTooLong(relay.status().stalledSince)) throw new Error('stalled');
    },
  }),
});
