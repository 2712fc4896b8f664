import type { Message } from '@aera/contracts';
import { type EventMetadata, deriveEventId } from '@aera/event-store';
import type { FastifyRequest } from 'fastify';
import { getActiveTraceparent, toTraceId } from '../observability/tracing.ts';

/** Metadata of events caused by a request. The actor is an account id, never an e-mail address or a name. */
export const requestMetadata = (request: FastifyRequest): EventMetadata => ({
  actor: request.identity ? `${request.identity.kind}:${request.identity.sub}` : 'unknown',
  correlationId: toTraceId(request.traceparent),
  causationId: request.id,
  traceparent: request.traceparent,
});

/** Metadata of events caused by a message; keeps its correlation id. */
export const toMessageMetadata = (message: Message): EventMetadata => ({
  actor: message.source,
  correlationId: message.correlationid ?? message.id,
  causationId: message.id,
  traceparent: getActiveTraceparent() ?? message.traceparent,
});

/** Derives a UUID from an id and a purpose. Deterministic. */
export const deriveId = (id: string, purpose: string): string => deriveEventId(`${purpose} ${id}`, 0);
