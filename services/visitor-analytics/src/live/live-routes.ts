import { liveVisits } from '@aera/contracts';
import { type Broadcast, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';

/** Shows stewards the last five minutes as they change. */
export const liveRoutes =
  (feed: Broadcast): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, liveVisits, async ({ reply }) =>
      sendEvents(reply, await feed.open(), 'Too many live views are open. Close some and try again.'),
    );
  };
