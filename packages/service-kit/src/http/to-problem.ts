import { STATUS_CODES } from 'node:http';
import type { Problem } from '@aera/contracts';
import { problemContentType } from '@aera/contracts/server';
import { isLockConflict, isRevisionConflict, isUnavailable } from '@aera/event-store';
import { type RejectionKind, isDomainError } from '@aera/event-store/decider';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { HttpProblem } from './http-problem.ts';

/** HTTP status of each kind of rejection. */
export const statusOfKind: Readonly<Record<RejectionKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  gone: 410,
  unprocessable: 422,
  unavailable: 503,
};

export interface ProblemResponse {
  readonly problem: Problem;
  readonly headers: Record<string, string>;
}

const createResponse = (
  status: number,
  detail: string,
  extensions: Partial<Problem> = {},
  headers: Record<string, string> = {},
): ProblemResponse => ({
  problem: { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...extensions },
  headers,
});

const details: Record<number, string> = {
  400: 'Couldn’t read the request.',
  413: 'The request body is too large.',
  414: 'The URL is too long.',
  415: 'The request body must be JSON (application/json).',
};

interface FastifyLikeError extends Error {
  statusCode?: number;
  code?: string;
}

/** Maps an error thrown by a route to its problem; null for an unexpected error. */
export function toProblem(error: unknown): ProblemResponse | null {
  if (error instanceof HttpProblem)
    return createResponse(
      error.status,
      error.message,
      { ...error.extensions, code: error.code },
      error.headers,
    );
  if (isDomainError(error))
    return createResponse(statusOfKind[error.kind], error.message, { code: error.code });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.slice(1).replaceAll('/', '.') || '(body)',
      message: message ?? 'is not valid',
    }));
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    return createResponse(400, detail, { code: 'invalid-request', errors });
  }
  const { statusCode, code } = error as FastifyLikeError;
  if (isRevisionConflict(error))
    return createResponse(409, 'Someone else changed this at the same time. Try again.', {
      code: 'conflict',
    });
  if (isTransientError(error))
    return createResponse(
      503,
      'The service is temporarily unavailable. Try again in a moment.',
      // SQLSTATE and the codes of Node.js are internal.
      { code: transientCodes.has(code) ? code : undefined },
      { 'retry-after': '1' },
    );
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return createResponse(statusCode, details[statusCode] ?? 'Couldn’t process the request.', { code });
  return null;
}

/** Response to an unexpected error: no stack and no message, only the request id for the log. */
export const internalServerError = (requestId: string): ProblemResponse =>
  createResponse(500, 'Something went wrong on our side. Try again.', { instance: requestId });

/** Writes a problem document (RFC 9457). */
export const sendProblem = (reply: FastifyReply, { problem, headers }: ProblemResponse) =>
  reply.code(problem.status).headers(headers).type(problemContentType).send(JSON.stringify(problem));

/** Responds to every error with a problem document. That of an unexpected error only names the request; the error itself is logged. */
export const problemPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (!problem) request.log.error({ err: error, reqId: request.id }, 'request failed');
      else if (isLockConflict(error))
        request.log.warn({ err: error, reqId: request.id }, 'a transaction lost against a concurrent one');
      return sendProblem(reply, problem ?? internalServerError(request.id));
    });
    app.setNotFoundHandler((request, reply) =>
      sendProblem(
        reply,
        createResponse(404, `Nothing is served at ${request.method} ${request.url.split('?')[0]}.`),
      ),
    );
  },
  { name: 'problems' },
);

/** Codes of errors that pass: a queue of the event store or the bus is full, or PostgreSQL, ClickHouse or NATS is unavailable. */
const transientCodes = new Set<unknown>([
  'event-store-overloaded',
  'event-store-unavailable',
  'event-store-closed',
  'projection-lagging',
  'overloaded',
  'publish-timed-out',
  'store-unavailable',
  'stream-full',
  'closed',
]);

/** True for transient errors: a dependency is unavailable or overloaded, or a transaction lost against a concurrent one. */
export function isTransientError(error: unknown): boolean {
  if (isUnavailable(error) || isLockConflict(error)) return true;
  return error instanceof Error && 'code' in error && transientCodes.has(error.code);
}
