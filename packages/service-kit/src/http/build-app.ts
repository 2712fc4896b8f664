import { randomUUID } from 'node:crypto';
import { type Identity, identityHeader } from '@aera/contracts/server';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  LogController,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { auditPlugin } from '../audit/audit-plugin.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { StepUpPolicy } from '../identity/authorize.ts';
import type { VerifyIdentity } from '../identity/identity-token.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Certificate } from './certificate.ts';
import { healthPlugin, type ReadinessChecks } from './health-plugin.ts';
import { observePlugin } from './observe-plugin.ts';
import { problemPlugin, sendProblem, toProblem, internalServerError } from './to-problem.ts';

export interface AppOptions {
  readonly name: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly verifyIdentity: VerifyIdentity;
  readonly stepUpPolicy: StepUpPolicy;
  readonly audit: AuditTrail;
  readonly ready: ReadinessChecks;
  readonly routes: readonly FastifyPluginAsync[];
  /** Serves HTTPS with it. */
  readonly certificate?: Certificate | undefined;
}

/** Twice the limit of the gateway, which adds header fields to the requests of clients. */
const maxHeaderBytes = 32 * 1024;

/** The gateway keeps connections open, and a cluster balances connections. Without a limit, a new instance would get no load. */
const requestsPerConnection = 1_000;

/** Builds the HTTP server of a service without listening. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.log,
    // Fastify would log IP addresses and whole URLs; the gateway writes the access log.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request is expensive, and only failures are logged here.
    childLoggerFactory: (log) => log,
    genReqId: (request) => (request.headers['x-request-id'] as string | undefined) ?? randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // Errors before routing, such as an invalid URL.
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply as unknown as FastifyReply, toProblem(error) ?? internalServerError(request.id));
    },
    ...(parts.certificate
      ? { https: { ...parts.certificate, maxHeaderSize: maxHeaderBytes } }
      : { http: { maxHeaderSize: maxHeaderBytes } }),
    maxRequestsPerSocket: requestsPerConnection,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(observePlugin(parts.metrics));
  await app.register(identityPlugin(parts.verifyIdentity, parts.stepUpPolicy));
  await app.register(auditPlugin({ trail: parts.audit, service: parts.name, now: parts.stepUpPolicy.now }));
  await app.register(problemPlugin);
  await app.register(jsonBody);
  await app.register(healthPlugin(parts.ready, parts.metrics));
  for (const route of parts.routes) await app.register(route);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    stepUpPolicy: StepUpPolicy;
  }
  interface FastifyRequest {
    /** Caller identity as asserted by the gateway; null without a valid token. */
    identity: Identity | null;
    /** The unparsed body, for signatures. Only on routes that are exempt from CSRF checks. */
    rawBody: string | undefined;
  }
}

/** Sets the verified identity of every request, and the step-up policy of the application. */
const identityPlugin = (verify: VerifyIdentity, policy: StepUpPolicy) =>
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

/** Accepts only JSON (415 otherwise); an empty body with a JSON content type counts as no body. */
export const jsonBody = fastifyPlugin(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.decorateRequest('rawBody', undefined);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (request.routeOptions.config.contract?.csrfExempt) request.rawBody = body;
      if (body.length === 0) done(null, undefined);
      else parse(request, body, done);
    });
  },
  { name: 'json-body' },
);
