import { operationsRoutes, type ServiceName } from '@aera/contracts';
import {
  endDatabaseSession,
  type EventStore,
  listDatabaseLocks,
  type LockNames,
  rewindRelay,
} from '@aera/event-store';
import { rejections } from '@aera/event-store/decider';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/serve.ts';

interface Deps {
  readonly name: ServiceName;
  readonly store: Pick<EventStore, 'database'>;
  /** Names of the relays of the service. */
  readonly relays: readonly string[];
  readonly locks: LockNames;
}

const reject = rejections({
  'relay-not-found': ['not-found', (name: string) => `There is no relay ${name}.`],
  'lock-not-found': ['not-found', 'This database session holds no lock. List the locks again.'],
  'session-not-ended': ['conflict', 'The database session has not ended. Try again in a moment.'],
});

/** Routes of the operator's command line: rewind a relay, list database locks, and end the database session that holds one. */
export const operatorRoutes =
  ({ name, store: { database }, relays, locks }: Deps): FastifyPluginAsync =>
  async (app) => {
    const routes = operationsRoutes[name];

    serve(app, routes.rewindRelay, async ({ params, body: { checkpoint, since } }) => {
      if (!relays.includes(params.name)) throw reject('relay-not-found', params.name);
      return rewindRelay(
        database,
        params.name,
        checkpoint === undefined ? { since: since as string } : { checkpoint },
      );
    });

    serve(app, routes.listLocks, async () => ({ locks: await listDatabaseLocks(database.sql, locks) }));

    serve(app, routes.releaseLock, async ({ params: { pid } }) => {
      const held = (await listDatabaseLocks(database.sql, locks)).filter(
        (lock) => lock.pid === pid && lock.state === 'held',
      );
      if (held.length === 0) throw reject('lock-not-found');
      if (!(await endDatabaseSession(database.sql, pid))) throw reject('session-not-ended');
      return { released: held.map((lock) => lock.name) };
    });
  };
