import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { bodyTooLarge, type ErrorResponse, jsonOnly, unexpectedBody } from '../errors/error-response.ts';

const bodilessMethods = new Set(['GET', 'HEAD']);

/** JSON is UTF-8 (RFC 8259, section 8.1); a `charset` that says so is welcome. */
const jsonType = /^application\/json[\t ]*(;[\t ]*charset="?utf-8"?[\t ]*)?$/i;

/** Whether a body follows the headers (RFC 9112, section 6). */
const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What the headers alone say against the body that follows. */
export function checkBodyHeaders(
  method: string,
  headers: IncomingHttpHeaders,
  limit: number,
): ErrorResponse | null {
  if (!hasBody(headers)) return null;
  if (bodilessMethods.has(method)) return unexpectedBody;
  if (!jsonType.test(headers['content-type'] ?? '')) return jsonOnly;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return jsonOnly;
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge : null;
}

/**
 * Buffers a request body, so that a service receives it complete and with its length, without waiting for slow clients. Returns null
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

/** Drains the rest of the body, so that a client that is still sending receives its response. Closes the connection after a further limit. */
export function discardBody(request: IncomingMessage, allowance = 1024 * 1024): void {
  if (request.complete || request.destroyed) return;
  let left = allowance;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
