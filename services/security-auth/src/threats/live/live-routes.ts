import { liveSecurity } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityFeed } from './security-feed.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Once the stream has ended there is nothing to keep the connection for, and the service can stop.
  connection: 'close',
  // A buffering proxy would hold the events back.
  'x-accel-buffering': 'no',
};

/** Shows stewards report and blocks as they change. */
export const liveRoutes =
  (feed: SecurityFeed): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, liveSecurity, async ({ reply }) => {
      const stream = await feed.open();
      if (stream) return reply.headers(headers).send(stream);
      throw new HttpProblem(429, 'Too many live pages are open. Please close some.', {
        code: 'too-many-streams',
        headers: { 'retry-after': '30' },
      });
    });
  };
