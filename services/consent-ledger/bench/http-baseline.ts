import type { AddressInfo } from 'node:net';
import { recordConsent, routeRegistry } from '@aera/contracts/server';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Baseline of a consent: Fastify and the contract's validation, without storage. */
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.post(recordConsent.path, { schema: { body: routeRegistry.get(recordConsent).body } }, async (_, reply) =>
  reply.code(routeRegistry.get(recordConsent).status).send({ consentId: 'x' }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
