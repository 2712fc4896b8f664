import { type Identity, identityHeader } from '@aera/contracts/server';
import fastifyPlugin from 'fastify-plugin';
import type { StepUpPolicy } from './authorize.ts';
import type { VerifyIdentity } from './identity-token.ts';

declare module 'fastify' {
  interface FastifyInstance {
    stepUpPolicy: StepUpPolicy;
  }
  interface FastifyRequest {
    /** Caller identity as asserted by the gateway; null without a valid token. */
    identity: Identity | null;
  }
}

/** Sets the verified identity of every request, and the step-up policy of the application. */
export const identityPlugin = (verify: VerifyIdentity, policy: StepUpPolicy) =>
  fastifyPlugin(
    async (app) => {
      app.decorate('stepUpPolicy', policy);
      app.decorateRequest('identity', null);
      app.addHook('onRequest', async (request) => {
        const token = request.headers[identityHeader];
        if (typeof token === 'string') request.identity = await verify(token);
      });
    },
    { name: 'identity' },
  );
