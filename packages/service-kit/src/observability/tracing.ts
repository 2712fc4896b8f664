import { type Attributes, context, propagation, ROOT_CONTEXT, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import pg from 'pg';

let exporting = false;

/** Whether anybody looks at spans. */
export const isTracing = (): boolean => exporting;

/** Starts exporting traces (OTLP over HTTP) and answers how to stop; without an endpoint nothing is loaded. */
export async function startTracing(service: string, endpoint?: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { exportTraces } = await import('./tracing.ts');
  const stop = await exportTraces(service, endpoint);
  exporting = true;
  return stop;
}

/** Runs `work` inside a span that continues `traceparent`; a no-op without an exporter. */
export async function inSpan<T>(
  name: string,
  options: { kind: SpanKind; traceparent?: string; attributes?: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const parent = options.traceparent
    ? propagation.extract(ROOT_CONTEXT, { traceparent: options.traceparent })
    : context.active();
  const span = trace
    .getTracer('@aera/service-kit')
    .startSpan(name, { kind: options.kind, attributes: options.attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.recordException(error as Error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The active span as a `traceparent`, or undefined outside of a recorded trace. */
export function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The usual hooks of an instrumentation watch `require`; an ES module has to hand the driver over itself. */
class PgSpans extends PgInstrumentation {
  watch(driver: typeof pg): void {
    const [ofDriver] = this.init();
    ofDriver?.patch?.(driver);
  }
}

/** Exports spans to `<endpoint>/v1/traces`, SQL statements (without their values) included. */
export async function exportTraces(service: string, endpoint: string): Promise<() => Promise<void>> {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'aera' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  new PgSpans({ requireParentSpan: true }).watch(pg);
  return () => provider.shutdown();
}
