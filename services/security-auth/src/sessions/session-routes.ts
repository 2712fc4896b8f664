import { resolveSession } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { BrowserSessions } from './browser-sessions.ts';

/** For the gateway alone: whom does this cookie belong to? */
export const sessionRoutes =
  (sessions: BrowserSessions): FastifyPluginAsync =>
  async (app) => {
    serve(app, resolveSession, async ({ body }) => ({ session: await sessions.resolve(body.token) }));
  };
