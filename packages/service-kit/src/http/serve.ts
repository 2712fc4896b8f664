import type { Route } from '@aera/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { admit, type CallerOf } from '../identity/access.ts';

/** What a handler is given: the request, validated by the contract, and who calls. */
export interface Call<R extends Route> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
  readonly identity: CallerOf<R['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<R extends Route> = (call: Call<R>) => Promise<z.output<R['response']> | FastifyReply>;

/** Serves one route of the contracts: who may call, what comes in and what goes out are the contract's. */
export function serve<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const json = route.produces === 'json';
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit,
    config: { contract: route },
    schema: {
      summary: route.summary,
      tags: [route.access],
      params: route.params,
      querystring: route.query,
      ...(route.body instanceof z.ZodUndefined ? {} : { body: route.body }),
      ...(json && route.status !== 204 ? { response: { [route.status]: route.response } } : {}),
    },
    // Before the body is read: a stranger learns nothing from validation messages.
    onRequest: async (request) => {
      admit(route, request.identity, app.presence);
    },
    handler: async (request, reply) => {
      if (json) reply.code(route.status);
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        identity: request.identity,
        request,
        reply,
      } as unknown as Call<R>);
      return route.status === 204 && json && !reply.sent ? reply.send() : answer;
    },
  });
}
