import { streamLiveVisits } from '@aera/contracts';
import { type Broadcast, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';

/** Streams the visits of the last five minutes to stewards. */
export const liveRoutes =
  (feed: Broadcast): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, streamLiveVisits, async ({ reply }) => sendEvents(reply, await feed.open()));
  };
