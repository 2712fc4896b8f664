import { notificationStream } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { LiveStreams } from './live-streams.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Once the stream has ended there is nothing to keep the connection for, and the service can stop.
  connection: 'close',
  // A buffering proxy would hold the events back.
  'x-accel-buffering': 'no',
};

/** Tells a member's browser which of its lists has changed, so that it reads that list again. */
export const liveRoutes =
  (streams: LiveStreams): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => streams.close());

    serve(app, notificationStream, async ({ identity, reply }) => {
      const stream = streams.open(identity.sub);
      if (stream) return reply.headers(headers).send(stream);
      throw new HttpProblem(429, 'Too many pages of yours are open. Please close some.', {
        code: 'too-many-streams',
        headers: { 'retry-after': '30' },
      });
    });
  };
