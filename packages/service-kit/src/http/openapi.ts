import swagger from '@fastify/swagger';
import { hasRequestBody, type RegisteredRoute } from '@aera/contracts/server';
import Fastify, { type FastifySchema } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Returns the schemas of a contract as Fastify validates and documents them. */
export const toFastifySchema = (route: RegisteredRoute): FastifySchema => ({
  summary: route.summary,
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
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version } },
    transform: jsonSchemaTransform,
  });
  for (const { route, operationId, tag, description } of routes)
    app.route({
      method: route.method,
      url: route.path,
      schema: {
        // Without a response, the status would be documented as 200.
        response: { [route.status]: z.null() },
        ...toFastifySchema(route),
        operationId,
        tags: [tag],
        description,
      },
      handler: () => {},
    });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
