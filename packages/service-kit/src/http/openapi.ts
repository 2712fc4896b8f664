import swagger from '@fastify/swagger';
import { hasRequestBody, type RegisteredRoute } from '@aera/contracts/server';
import Fastify, { type FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Describes the routes registered after it, as OpenAPI 3.1. */
const openApiGenerator = (title: string, version: string) =>
  fastifyPlugin(async (app) => {
    await app.register(swagger, {
      openapi: { openapi: '3.1.0', info: { title, version } },
      transform: jsonSchemaTransform,
    });
  });

/** Serves OpenAPI 3.1 of the routes registered after it at `/openapi.json`. */
export const openApiPlugin = (title: string, version: string) =>
  fastifyPlugin(
    async (app) => {
      await app.register(openApiGenerator(title, version));
      app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { name: 'openapi' },
  );

/** Request and response of a route by its contract. */
export const toRouteSchema = (route: RegisteredRoute): FastifySchema => ({
  summary: route.summary,
  tags: [route.access],
  params: route.params,
  querystring: route.query,
  ...(hasRequestBody(route) ? { body: route.body } : {}),
  ...(route.produces === 'json' && route.status !== 204
    ? { response: { [route.status]: route.response } }
    : {}),
});

/** A route with its descriptions in a document of several services. */
export interface DescribedRoute {
  readonly route: RegisteredRoute;
  readonly operationId: string;
  readonly tag: string;
  readonly description: string;
}

/** Generates one OpenAPI 3.1 document for routes of other services. */
export async function describeRoutes(
  title: string,
  version: string,
  routes: readonly DescribedRoute[],
): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(openApiGenerator(title, version));
  for (const { route, operationId, tag, description } of routes)
    app.route({
      method: route.method,
      url: route.path,
      schema: { ...toRouteSchema(route), operationId, tags: [tag], description },
      handler: () => {},
    });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
