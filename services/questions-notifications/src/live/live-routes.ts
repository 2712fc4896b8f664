import { streamNotifications, streamStewardNotifications } from '@aera/contracts';
import { type Call, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { SseHub } from './sse-hub.ts';
import type { ResumePosition } from './sse-connection.ts';

type StreamCall = Pick<Call<typeof streamNotifications>, 'query' | 'request' | 'reply'>;

/** Streams the names of changed lists to the browsers of members and stewards. */
export const liveRoutes =
  (hub: SseHub): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => hub.close());

    const open = (reader: string, { query, request, reply }: StreamCall): FastifyReply => {
      const stream = hub.open(reader, parseResumePosition(request.headers['last-event-id'], query.after));
      return sendEvents(reply, stream, 'Too many tabs are open. Close some and try again.');
    };
    serve(app, streamNotifications, async (call) => open(call.identity.sub, call));
    serve(app, streamStewardNotifications, async (call) => open(call.identity.sub, call));
  };

/** `Last-Event-ID` of a reconnect is newer than `after`, which stays that of the first connection. */
function parseResumePosition(
  lastEventId: string | string[] | undefined,
  after: number | undefined,
): ResumePosition {
  if (lastEventId === undefined || lastEventId === '') return after ?? 'present';
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 'unknown';
}
