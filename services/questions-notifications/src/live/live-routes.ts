import { notificationStream, stewardNotificationStream } from '@aera/contracts';
import { type Call, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { SseHub } from './sse-hub.ts';
import type { ResumePosition } from './sse-connection.ts';

type StreamCall = Pick<Call<typeof notificationStream>, 'query' | 'request' | 'reply'>;

/** Tells a member's or a steward's browser which of its lists has changed, so that it reads that list again. */
export const liveRoutes =
  (streams: SseHub): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => streams.close());

    const open = (reader: string, { query, request, reply }: StreamCall): FastifyReply => {
      const stream = streams.open(reader, parseResumePosition(request.headers['last-event-id'], query.after));
      return sendEvents(reply, stream, 'Too many tabs are open. Close some and try again.');
    };
    serve(app, notificationStream, async (call) => open(call.identity.sub, call));
    serve(app, stewardNotificationStream, async (call) => open(call.identity.sub, call));
  };

/** The browser's own word on a reconnect is newer than the address, which stays that of the first connection. */
function parseResumePosition(
  lastEventId: string | string[] | undefined,
  after: number | undefined,
): ResumePosition {
  if (lastEventId === undefined || lastEventId === '') return after ?? 'present';
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 'unknown';
}
