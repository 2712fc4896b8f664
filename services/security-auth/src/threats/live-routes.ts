import { streamSecurityReport } from '@aera/contracts';
import { type Broadcast, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';

/** Streams report and blocks to stewards as they change. */
export const liveRoutes =
  (feed: Broadcast): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, streamSecurityReport, async ({ reply }) =>
      sendEvents(reply, await feed.open(), 'Too many live views are open. Close some and try again.'),
    );
  };
