import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';

let isExporting = false;

/** True if a span exporter is configured. */
export const isTracing = (): boolean => isExporting;

/** Starts exporting traces (OTLP over HTTP) and returns a function that stops; without an endpoint nothing is loaded. */
export async function startTracing(service: string, endpoint?: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { exportTraces } = await import('./export-traces.ts');
  const stop = exportTraces(service, endpoint);
  isExporting = true;
  return stop;
}

/** Runs `work` inside a span that continues `traceparent`; a no-op without an exporter. */
export async function runInSpan<T>(
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
export function getActiveTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

const traceparentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Whether a header is a valid trace context (W3C Trace Context, section 3.2). */
export const isTraceparent = (header: unknown): header is string =>
  typeof header === 'string' && traceparentPattern.test(header);

/** Returns the header if valid, else a new, unsampled trace context. */
export function parseTraceparent(header: unknown): string {
  if (isTraceparent(header)) return header;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

export const toTraceId = (traceparent: string): string => traceparent.slice(3, 35);
