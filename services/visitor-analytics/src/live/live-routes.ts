import { liveVisits } from '@aera/contracts';
import { sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { LiveFeed } from './live-feed.ts';

/** Shows stewards the last five minutes as they change. */
export const liveRoutes =
  (feed: LiveFeed): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, liveVisits, async ({ reply }) =>
      sendEvents(reply, feed.open(), 'Too many live pages are open. Please close some.'),
    );
  };
