import type { AddressInfo } from 'node:net';
import { recordPageView, routeRegistry } from '@aera/contracts/server';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Baseline of a page view: Fastify and the contract's validation, without storage. */
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.post(
  recordPageView.path,
  { schema: { body: routeRegistry.get(recordPageView).body } },
  async (_, reply) => reply.code(202).send({ pageViewId: 'x' }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
