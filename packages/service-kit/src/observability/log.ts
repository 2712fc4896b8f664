import { context, trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Fields that are never logged: credentials and personal identifiers. */
const redactedFields = [
  'password',
  'token',
  'cookie',
  'authorization',
  'pin',
  'totpCode',
  'email',
  'ip',
  'userAgent',
];

/** Without the statement and values that errors of the database driver contain. */
const toErrorFields = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
});

/** A JSON logger to stdout: service, level, time, message, trace id when inside a trace. */
export const createLog = (service: string, level: string): Log =>
  pino({
    level,
    base: { service },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toErrorFields },
    redact: {
      paths: redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    mixin: () => {
      const traceId = trace.getSpanContext(context.active())?.traceId;
      return traceId ? { traceId } : {};
    },
  });
