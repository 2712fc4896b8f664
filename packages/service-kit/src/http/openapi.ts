import swagger from '@fastify/swagger';
import { hasRequestBody, type RegisteredRoute } from '@aera/contracts/server';
import Fastify, { type FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Creates a plugin that adds the routes registered after it to the OpenAPI 3.1 document of the app. */
const createOpenApiGenerator = (title: string, version: string) =>
  fastifyPlugin(async (app) => {
    await app.register(swagger, {
      openapi: { openapi: '3.1.0', info: { title, version } },
      transform: jsonSchemaTransform,
    });
  });

/** Creates a plugin that serves the OpenAPI 3.1 document of the routes registered after it at `/openapi.json`. */
export const createOpenApiPlugin = (title: string, version: string) =>
  fastifyPlugin(
    async (app) => {
      await app.register(createOpenApiGenerator(title, version));
      app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { name: 'openapi' },
  );

/** Returns the schemas of a contract as Fastify validates and documents them. */
export const toFastifySchema = (route: RegisteredRoute): FastifySchema => ({
  summary: route.summary,
  tags: [route.access],
  params: route.params,
  querystring: route.query,
  ...(hasRequestBody(route) ? { body: route.body } : {}),
  ...(route.produces === 'json' && route.status !== 204
    ? { response: { [route.status]: route.response } }
    : {}),
});

/** A route and its description in a document of several services. */
export interface DescribedRoute {
  readonly route: RegisteredRoute;
  readonly operationId: string;
  readonly tag: string;
  readonly description: string;
}

/** Generates one OpenAPI 3.1 document for routes that other processes serve. */
export async function generateOpenApiDocument(
  title: string,
  version: string,
  routes: readonly DescribedRoute[],
): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(createOpenApiGenerator(title, version));
  for (const { route, operationId, tag, description } of routes)
    app.route({
      method: route.method,
      url: route.path,
      schema: { ...toFastifySchema(route), operationId, tags: [tag], description },
      handler: () => {},
    });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
