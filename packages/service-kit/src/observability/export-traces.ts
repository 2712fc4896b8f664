import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import pg from 'pg';

/** Instrumentations patch a module when `require` loads it. ES modules bypass that hook, so `patchDriver` patches the loaded driver. */
class PgSpans extends PgInstrumentation {
  patchDriver(driver: typeof pg): void {
    const [pgDefinition] = this.init();
    pgDefinition?.patch?.(driver);
  }
}

/**
 * Starts exporting spans to `<endpoint>/v1/traces`. Spans of queries contain the SQL text without its values. Returns a function that sends
 * the remaining spans and stops.
 */
export function exportTraces(service: string, endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'aera' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  new PgSpans({ requireParentSpan: true }).patchDriver(pg);
  return () => provider.shutdown();
}
