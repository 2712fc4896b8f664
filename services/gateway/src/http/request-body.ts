import type { IncomingHttpHeaders } from 'node:http';
import { bodyTooLarge, jsonOnly, type ErrorResponse, unexpectedBody } from '../errors/error-response.ts';

const bodilessMethods = new Set(['GET', 'HEAD']);

/** JSON is UTF-8 (RFC 8259, section 8.1); a `charset` that says so is welcome. */
const jsonType = /^application\/json[\t ]*(;[\t ]*charset="?utf-8"?[\t ]*)?$/i;

/** Whether a body follows the headers (RFC 9112, section 6). */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
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
