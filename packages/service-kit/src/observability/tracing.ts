import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

let isExporting = false;

/** True if a span exporter is configured. */
export const isTracing = (): boolean => isExporting;

/** Starts exporting traces (OTLP over HTTP) and answers how to stop; without an endpoint nothing is loaded. */
export async function startTracing(service: string, endpoint?: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { exportTraces } = await import('./export-traces.ts');
  const stop = await exportTraces(service, endpoint);
  isExporting = true;
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
