import { problemContentType } from '@aera/contracts/server';
import fastifyPlugin from 'fastify-plugin';
import { type ProblemAnswer, toProblem, unforeseen } from './to-problem.ts';
import type { FastifyReply } from 'fastify';

/** Writes a problem document (RFC 9457). */
export const sendProblem = (reply: FastifyReply, { problem, headers }: ProblemAnswer) =>
  reply.code(problem.status).headers(headers).type(problemContentType).send(JSON.stringify(problem));

/** Answers every error as a problem document; what nobody foresaw is a bare 500, logged whole. */
export const problemPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const known = toProblem(error);
      if (!known) request.log.error({ err: error, reqId: request.id }, 'request failed');
      return sendProblem(reply, known ?? unforeseen(request.id));
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
