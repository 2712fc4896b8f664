import { notificationStream, stewardNotificationStream } from '@aera/contracts';
import { type Call, HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { LiveStreams } from './live-streams.ts';
import type { ResumeAfter } from './reader-stream.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Once the stream has ended there is nothing to keep the connection for, and the service can stop.
  connection: 'close',
  // A buffering proxy would hold the events back.
  'x-accel-buffering': 'no',
};

type StreamCall = Pick<Call<typeof notificationStream>, 'query' | 'request' | 'reply'>;

/** Tells a member's or a steward's browser which of its lists has changed, so that it reads that list again. */
export const liveRoutes =
  (streams: LiveStreams): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => streams.close());

    const open = (reader: string, { query, request, reply }: StreamCall): FastifyReply => {
      const stream = streams.open(reader, resumeAfter(request.headers['last-event-id'], query.after));
      if (stream) return reply.headers(headers).send(stream);
      throw new HttpProblem(429, 'Too many pages of yours are open. Please close some.', {
        code: 'too-many-streams',
        headers: { 'retry-after': '30' },
      });
    };
    serve(app, notificationStream, async (call) => open(call.identity.sub, call));
    serve(app, stewardNotificationStream, async (call) => open(call.identity.sub, call));
  };

/** The browser's own word on a reconnect is newer than the address, which stays that of the first connection. */
function resumeAfter(lastEventId: string | string[] | undefined, after: number | undefined): ResumeAfter {
  if (lastEventId === undefined || lastEventId === '') return after ?? 'present';
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 'unknown';
}
