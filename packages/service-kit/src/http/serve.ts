import {
  type Part,
  type RegisteredRoute,
  type ResponseOf,
  type Route,
  routeRegistry,
  type SchemasOf,
} from '@aera/contracts/server';
import { isDomainError } from '@aera/event-store/decider';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authorize, type IdentityFor } from '../identity/authorize.ts';
import { HttpProblem } from './http-problem.ts';
import { toFastifySchema } from './openapi.ts';
import { statusOfKind } from './to-problem.ts';

/** The validated request and the identity of the caller. */
export interface Call<R extends Route> {
  readonly params: z.output<Part<SchemasOf<R>, 'params'>>;
  readonly query: z.output<Part<SchemasOf<R>, 'query'>>;
  readonly body: z.output<Part<SchemasOf<R>, 'body'>>;
  readonly identity: IdentityFor<R['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<ResponseOf<R> | (ResponseOf<R> extends undefined ? void : never) | FastifyReply>;

/** Members added to the problem document of a stale rejection, such as `current`, the newer state. */
type StaleMembers<R extends Route> = Readonly<Record<string, (call: Call<R>) => unknown>>;

/** Serves a route of the contracts: authorizes the caller and validates request and response by the contract. */
export function serve<R extends Route>(app: FastifyInstance, declared: R, handler: Handler<R>): void;
export function serve<R extends Route>(
  app: FastifyInstance,
  declared: R,
  staleMembers: StaleMembers<R>,
  handler: Handler<R>,
): void;
export function serve<R extends Route>(
  app: FastifyInstance,
  declared: R,
  ...args: [Handler<R>] | [StaleMembers<R>, Handler<R>]
): void {
  const [staleMembers, handler] = args.length === 1 ? [undefined, args[0]] : args;
  const route = routeRegistry.get(declared);
  const json = route.produces === 'json';
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit,
    config: { contract: route },
    schema: toFastifySchema(route),
    // Before the body is read, so that unauthenticated callers get no validation messages.
    onRequest: async (request) => {
      authorize(route, request.identity, app.stepUpPolicy);
    },
    handler: async (request, reply) => {
      if (json) reply.code(route.status);
      const { params, query, body, identity } = request;
      const call = { params, query, body, identity, request, reply } as unknown as Call<R>;
      const response = staleMembers ? await withMembers(handler, call, staleMembers) : await handler(call);
      return route.status === 204 && json && !reply.sent ? reply.send() : response;
    },
  });
}

/**
 * Verifies that every declared route is served.
 * @throws Error with the names of missing ones
 */
export function assertRoutesServed(app: FastifyInstance, declared: readonly RegisteredRoute[]): void {
  const missing = declared.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  if (missing.length === 0) return;
  const names = missing.map(({ method, path }) => `${method} ${path}`);
  throw new Error(`Routes are declared and not served: ${names.join(', ')}`);
}

async function withMembers<R extends Route>(handler: Handler<R>, call: Call<R>, members: StaleMembers<R>) {
  try {
    return await handler(call);
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'stale') throw error;
    const extensions: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(members)) extensions[name] = await read(call);
    throw new HttpProblem(statusOfKind.stale, error.message, { code: error.code, extensions });
  }
}
