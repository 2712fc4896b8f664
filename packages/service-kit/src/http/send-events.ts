import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { HttpProblem } from './http-problem.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Once the stream has ended there is nothing to keep the connection for, and the service can stop.
  connection: 'close',
  // A buffering proxy would hold the events back.
  'x-accel-buffering': 'no',
};

/**
 * Answers with server-sent events; null stands for a stream that there was no room for.
 * @throws HttpProblem 429 `too-many-streams`, with `tooMany` as its message.
 */
export function sendEvents(reply: FastifyReply, stream: Readable | null, tooMany: string): FastifyReply {
  if (stream) return reply.headers(headers).send(stream);
  throw new HttpProblem(429, tooMany, { code: 'too-many-streams', headers: { 'retry-after': '30' } });
}
