import { type Problem, problemContentType } from '@aera/contracts/server';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { discardBody } from './request-body.ts';
import { renderErrorPage, errorPageCsp } from '../errors/error-page.ts';
import type { ErrorResponse } from '../errors/error-response.ts';

/**
 * Answers with a problem document (RFC 9457), or with the refusal's page where a browser asks for one. `always` are header fields of
 * every answer, a flat list of names and values.
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: ErrorResponse,
  always: readonly string[],
  requestId: string,
): void {
  const { status, headers = {}, page } = refusal;
  const asPage = page !== undefined && acceptsHtml(request);
  const body = Buffer.from(asPage ? renderErrorPage(page, requestId) : problemOf(refusal, requestId));
  response.writeHead(status, [
    ...(asPage ? withPolicy(always, errorPageCsp) : always),
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

function problemOf({ status, code, detail }: ErrorResponse, requestId: string): string {
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
const acceptsHtml = ({ method, headers: { accept } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept?.includes('text/html') ?? false);

function withPolicy(always: readonly string[], policy: string): string[] {
  const fields = [...always];
  fields[fields.indexOf('content-security-policy') + 1] = policy;
  return fields;
}
