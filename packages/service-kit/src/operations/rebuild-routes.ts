import { operationsRoutes, type ServiceName } from '@aera/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/serve.ts';
import type { RebuildManager } from './rebuild-manager.ts';

/** Starts rebuilds of projections; a steward confirms the swap. */
export const rebuildRoutes =
  (name: ServiceName, manager: RebuildManager): FastifyPluginAsync =>
  async (app) => {
    const routes = operationsRoutes[name];
    serve(app, routes.listRebuilds, async () => ({
      rebuildable: [...manager.rebuildable],
      current: manager.current(),
      past: manager.past(),
    }));
    serve(app, routes.startRebuild, async ({ body, identity }) =>
      manager.start(body.name, identity.username),
    );
    serve(app, routes.confirmRebuild, async ({ params, body }) => manager.decide(params.id, body.swap));
  };
