import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes the routes that follow, from their contracts: OpenAPI 3.1 at `/openapi.json`. */
export const openApiPlugin = (title: string, version: string) =>
  fastifyPlugin(
    async (app) => {
      await app.register(swagger, {
        openapi: { openapi: '3.1.0', info: { title, version } },
        transform: jsonSchemaTransform,
      });
      app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { name: 'openapi' },
  );
