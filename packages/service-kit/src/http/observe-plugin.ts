import { SpanKind } from '@opentelemetry/api';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from '../observability/metrics.ts';
import { getActiveTraceparent, runInSpan, isTracing, parseTraceparent } from '../observability/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** W3C trace context of this request, for the events and messages that it causes. */
    traceparent: string;
  }
}

/** Records a span and the duration of every request, and sets its trace context. */
export const observePlugin = (metrics: Metrics) =>
  fastifyPlugin(
    async (app) => {
      app.decorateRequest('traceparent', '');
      app.addHook('onRequest', (request, reply, done) => {
        const traceparent = parseTraceparent(request.headers.traceparent);
        request.traceparent = traceparent;
        // Skip span creation when no exporter is configured.
        if (!isTracing()) return done();
        const route = request.routeOptions.url ?? '(none)';
        void runInSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, traceparent, attributes: { 'http.route': route } },
          () => {
            request.traceparent = getActiveTraceparent() ?? traceparent;
            done();
            return new Promise<void>((resolve) => reply.raw.once('close', () => resolve()));
          },
        );
      });
      app.addHook('onResponse', (request, reply, done) => {
        metrics.observeHttpRequest(
          { route: request.routeOptions.url ?? '(none)', method: request.method, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    { name: 'observe' },
  );
