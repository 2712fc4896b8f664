import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './check-request.ts';

/**
 * Reads the whole request body, so that a service gets it at once, with its length, and never waits for a slow client. Returns null
 * without a body, `too-large` above `limit` bytes, and `aborted` when the client disconnects early.
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer | null | 'too-large' | 'aborted'> {
  if (!hasBody(request.headers)) return Promise.resolve(null);
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (outcome: Buffer | 'too-large' | 'aborted') => {
      request.off('data', take).off('end', end).off('close', abort);
      resolve(outcome);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return done('too-large');
      chunks.push(chunk);
    };
    const end = () => done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    const abort = () => done('aborted');
    request.on('data', take).on('end', end).on('close', abort);
  });
}
