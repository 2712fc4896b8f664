import { type Problem, problemContentType } from '@aera/contracts';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { discardBody } from '../proxy/read-body.ts';
import type { Refusal } from './refusal.ts';

/** Answers with a problem document (RFC 9457). `always` are header fields of every answer, a flat list of names and values. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, detail, headers = {} }: Refusal,
  always: readonly string[],
  requestId: string,
): void {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    ...(status >= 500 && { instance: `urn:uuid:${requestId}` }),
  };
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(status, [
    ...always,
    ...Object.entries(headers).flat(),
    'x-request-id',
    requestId,
    'content-type',
    problemContentType,
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
  discardBody(request);
}
