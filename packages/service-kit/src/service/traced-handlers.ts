import type { ConsumerHandlers } from '@aera/event-bus';
import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../observe/tracing.ts';

/** The same handlers, each inside a span that continues the trace of the message it handles. */
export const tracedHandlers = (handlers: ConsumerHandlers): ConsumerHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([type, handle]) => [
      type,
      (message, context) =>
        inSpan(
          `handle ${type}`,
          {
            kind: SpanKind.CONSUMER,
            traceparent: message.traceparent,
            attributes: { 'messaging.system': 'nats', 'messaging.message.id': message.id },
          },
          async () => handle(message, context),
        ),
    ]),
  );
