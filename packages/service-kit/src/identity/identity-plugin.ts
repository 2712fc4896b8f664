import { type Identity, identityHeader } from '@aera/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { VerifyIdentity } from './identity-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, as the gateway vouches; null without a valid token. */
    identity: Identity | null;
  }
}

/** Puts the verified identity on every request. */
export const identityPlugin = (verify: VerifyIdentity) =>
  fastifyPlugin(
    async (app) => {
      app.decorateRequest('identity', null);
      app.addHook('onRequest', async (request) => {
        const token = request.headers[identityHeader];
        if (typeof token === 'string') request.identity = await verify(token);
      });
    },
    { name: 'identity' },
  );
