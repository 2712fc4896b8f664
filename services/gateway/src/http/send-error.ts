import { type Problem, problemContentType } from '@aera/contracts/server';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { discardBody } from './read-body.ts';
import { refusalPage, refusalPagePolicy } from '../errors/error-page.ts';
import type { Refusal } from '../errors/error-response.ts';

/**
 * Answers with a problem document (RFC 9457), or with the refusal's page where a browser asks for one. `always` are header fields of
 * every answer, a flat list of names and values.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  always: readonly string[],
  requestId: string,
): void {
  const { status, headers = {}, page } = refusal;
  const asPage = page !== undefined && asksForPage(request);
  const body = Buffer.from(asPage ? refusalPage(page, requestId) : problemOf(refusal, requestId));
  response.writeHead(status, [
    ...(asPage ? withPolicy(always, refusalPagePolicy) : always),
    ...Object.entries(headers).flat(),
    'x-request-id',
    requestId,
    'content-type',
    asPage ? 'text/html; charset=utf-8' : problemContentType,
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
  discardBody(request);
}

function problemOf({ status, code, detail }: Refusal, requestId: string): string {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    ...(status >= 500 && { instance: `urn:uuid:${requestId}` }),
  };
  return JSON.stringify(problem);
}

/** A browser's navigation names HTML; a script that looks for data does not. */
const asksForPage = ({ method, headers: { accept } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept?.includes('text/html') ?? false);

function withPolicy(always: readonly string[], policy: string): string[] {
  const fields = [...always];
  fields[fields.indexOf('content-security-policy') + 1] = policy;
  return fields;
}
