import { streamNotifications, streamStewardNotifications } from '@aera/contracts';
import { sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { SseHub } from './sse-hub.ts';

/** Streams the names of changed lists to the browsers of members and stewards. */
export const liveRoutes =
  (hub: SseHub): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => hub.close());

    const open = (reader: string, reply: FastifyReply): FastifyReply => sendEvents(reply, hub.open(reader));
    serve(app, streamNotifications, async ({ identity, reply }) => open(identity.sub, reply));
    serve(app, streamStewardNotifications, async ({ identity, reply }) => open(identity.sub, reply));
  };
