import { createHash, randomUUID } from 'node:crypto';
import type { Message } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';
import { traceIdOf } from '../observe/traceparent.ts';
import { activeTraceparent } from '../observe/tracing.ts';

/** Who caused an event and on which journey; stored beside it and published with it. */
export interface EventMetadata {
  readonly actor?: string;
  readonly correlationId?: string;
  readonly causationId?: string;
  readonly traceparent?: string;
}

/** The metadata of what a request leads to. The actor is an account id, never an address or a name. */
export const metadataOf = (request: FastifyRequest): EventMetadata => ({
  actor: request.identity ? `${request.identity.kind}:${request.identity.sub}` : 'unknown',
  correlationId: traceIdOf(request.traceparent),
  causationId: request.id,
  traceparent: request.traceparent,
});

/** The metadata of what a message leads to: the same journey, one step on. */
export const causedBy = (message: Message): EventMetadata => ({
  actor: message.source,
  correlationId: message.correlationid ?? message.id,
  causationId: message.id,
  traceparent: activeTraceparent() ?? message.traceparent,
});

/** A UUID made from an id and a purpose (RFC 9562, version 8): the same input, the same id, for ever. */
export function derivedId(id: string, purpose: string): string {
  const bytes = createHash('sha256').update(`${purpose}\n${id}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A fresh random id (UUIDv4). */
export const newId = (): string => randomUUID();
