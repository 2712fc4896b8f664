import { STATUS_CODES } from 'node:http';
import type { Problem } from '@aera/contracts';
import { problemContentType } from '@aera/contracts/server';
import { isRevisionConflict } from '@aera/event-store';
import { isDomainError, type RejectionKind } from '@aera/event-store/decider';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { HttpProblem } from './http-problem.ts';
import { isTransientError } from './is-transient-error.ts';

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

const problemResponse = (
  status: number,
  detail: string,
  more: Partial<Problem> = {},
  headers: Record<string, string> = {},
): ProblemResponse => ({
  problem: { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more },
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
    return problemResponse(
      error.status,
      error.message,
      { ...error.extensions, code: error.code },
      error.headers,
    );
  if (isDomainError(error))
    return problemResponse(statusOfKind[error.kind], error.message, { code: error.code });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.slice(1).replaceAll('/', '.') || '(body)',
      message: message ?? 'is not valid',
    }));
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    return problemResponse(400, detail, { code: 'invalid-request', errors });
  }
  const known = error as FastifyLikeError;
  const { statusCode, code } = known;
  if (isRevisionConflict(error))
    return problemResponse(409, 'Someone else changed this at the same time. Try again.', {
      code: 'conflict',
    });
  if (isTransientError(error))
    return problemResponse(
      503,
      'The service is temporarily unavailable. Try again in a moment.',
      { code },
      { 'retry-after': '1' },
    );
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return problemResponse(statusCode, details[statusCode] ?? 'Couldn’t process the request.', { code });
  return null;
}

/** Response to an unexpected error: no stack and no message, only the request id for the log. */
export const internalServerError = (requestId: string): ProblemResponse =>
  problemResponse(500, 'Something went wrong on our side. Try again.', { instance: requestId });

/** Writes a problem document (RFC 9457). */
export const sendProblem = (reply: FastifyReply, { problem, headers }: ProblemResponse) =>
  reply.code(problem.status).headers(headers).type(problemContentType).send(JSON.stringify(problem));

/** Responds to every error with a problem document; an unexpected error is a bare 500 and logged completely. */
export const problemPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const known = toProblem(error);
      if (!known) request.log.error({ err: error, reqId: request.id }, 'request failed');
      return sendProblem(reply, known ?? internalServerError(request.id));
    });
    app.setNotFoundHandler((request, reply) =>
      sendProblem(reply, {
        problem: {
          type: 'about:blank',
          title: 'Not Found',
          status: 404,
          detail: `Nothing is served at ${request.method} ${request.url.split('?')[0]}.`,
        },
        headers: {},
      }),
    );
  },
  { name: 'problems' },
);
