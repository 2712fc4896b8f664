import { type Problem, problemContentType } from '@aera/contracts/server';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { brand } from '@aera/content';
import { type ErrorPage, errorPageCsp, renderErrorPage } from './error-page.ts';

/** An error response as plain data. */
export interface ErrorResponse {
  readonly status: number;
  /** Stable identifier for programs. */
  readonly code: string;
  /** A sentence for people. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Shown instead of the problem document when a browser navigates. */
  readonly page?: ErrorPage;
}

const errorResponse = (
  status: number,
  code: string,
  detail: string,
  headers?: Readonly<Record<string, string>>,
): ErrorResponse => ({ status, code, detail, headers });

export const malformedTarget = errorResponse(400, 'malformed-address', 'This address isn’t valid.');
export const hostMissing = errorResponse(
  400,
  'host-missing',
  'The request does not say which host it is for.',
);
export const unexpectedBody = errorResponse(
  400,
  'unexpected-body',
  'A request with this method cannot carry a body.',
);
export const signInRequired = errorResponse(401, 'sign-in-required', 'Sign in to continue.');
export const roleForbidden = errorResponse(403, 'role-forbidden', 'Your role doesn’t have access to this.');
export const secondFactorRequired = errorResponse(
  403,
  'second-factor-required',
  'Your role requires two-factor authentication. Set it up first.',
);
export const stepUpRequired = errorResponse(403, 'step-up-required', 'TOTP re-authentication required');
export const crossSite = errorResponse(403, 'cross-site', 'This request didn’t come from this site.');
export const notFound = errorResponse(404, 'not-found', 'Nothing found at this address.');
export const bodyTooLarge = errorResponse(413, 'body-too-large', 'The request body is too large.');
export const jsonOnly = errorResponse(415, 'json-only', 'The request body must be JSON (application/json).');
export const internalServerError = errorResponse(
  500,
  'unforeseen',
  'Something went wrong on our side. Try again.',
);
const tryAgain = 'This part of the site is temporarily unavailable. Try again in a moment.';
export const unavailable = errorResponse(503, 'service-unavailable', tryAgain, { 'retry-after': '2' });
/** The circuit stays open for `ms` milliseconds. */
export const serviceUnavailable = (ms: number): ErrorResponse =>
  errorResponse(503, 'service-unavailable', tryAgain, {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1_000))),
  });
export const serviceBusy = errorResponse(503, 'service-busy', 'The service is busy. Try again in a moment.', {
  'retry-after': '2',
});
export const upstreamTimeout = errorResponse(
  503,
  'upstream-timeout',
  'This is taking too long. Try again in a moment.',
  { 'retry-after': '5' },
);

export const methodNotAllowed = (methods: readonly string[]): ErrorResponse =>
  errorResponse(405, 'method-not-allowed', `This address only accepts ${methods.join(', ')}.`, {
    allow: methods.join(', '),
  });

/** 403 response for blocked networks: HTML for browsers, a problem document otherwise. Does not disclose the rule. */
export const addressBlocked: ErrorResponse = {
  status: 403,
  code: 'address-blocked',
  detail: 'Requests from your network are currently blocked.',
  page: {
    title: 'Your network is blocked',
    paragraphs: [
      'Requests from your network looked like an attack, so we’ve blocked it for now. Most blocks end automatically after a while.',
      'You may not have done anything wrong: other people can share your network. If you think this is a mistake, contact us and quote the reference below.',
    ],
    contact: { email: brand.email, phone: brand.phone },
  },
};

/** Sends a problem document (RFC 9457), or the error's page to a browser that navigates. `always` are header fields of every response. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: ErrorResponse,
  always: Readonly<Record<string, string>>,
  requestId: string,
): void {
  const page = acceptsHtml(request) ? error.page : undefined;
  const body = Buffer.from(page ? renderErrorPage(page, requestId) : renderProblem(error, requestId));
  response.writeHead(error.status, {
    ...always,
    ...(page && { 'content-security-policy': errorPageCsp }),
    ...error.headers,
    'x-request-id': requestId,
    'content-type': page ? 'text/html; charset=utf-8' : problemContentType,
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  discardBody(request);
}

function renderProblem({ status, code, detail }: ErrorResponse, requestId: string): string {
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

/** True for browser navigations, not for `fetch`. */
const acceptsHtml = ({ method, headers: { accept } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept?.includes('text/html') ?? false);

/** Drains the rest of the body, so that a client that is still sending receives its response. Closes the connection after a further limit. */
function discardBody(request: IncomingMessage, allowance = 1024 * 1024): void {
  if (request.complete || request.destroyed) return;
  let left = allowance;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
