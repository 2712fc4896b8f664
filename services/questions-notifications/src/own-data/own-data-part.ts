import { ownQuestions } from '@aera/contracts';
import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { heldRoutes } from '../held/held-routes.ts';
import { lists } from '../lists.ts';
import { eraseMember } from './erase-member.ts';
import { factsWith } from './own-facts.ts';

interface PartKit {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly secret: Buffer;
  readonly clock: () => Date;
}

/** What members may see of all this, and how they are forgotten. */
export function ownDataPart({ store, sql, secret, clock }: PartKit) {
  const untilListed = () => untilProjected(store, lists.name);
  const factsOf = factsWith(store, sql);
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, ownQuestions, async ({ identity }) => {
      await untilListed();
      return factsOf({ members: [identity.sub], visitors: [], voters: [] });
    });
  };
  return {
    routes: [routes, heldRoutes({ store, sql, secret, untilListed, clock })],
    consumers: [
      {
        from: 'security-auth',
        durable: 'questions-erased-members',
        on: eraseMember({ store, sql, clock, untilListed }),
      } as const,
    ],
  };
}
