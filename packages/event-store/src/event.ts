/** Events of a stream are a union of these, discriminated by `type`. `data` must be JSON. */
export interface DomainEvent {
  readonly type: string;
  readonly data: unknown;
}

export interface EventMetadata {
  /** Id of the person or service that acted. Never a name or an e-mail address: metadata is not encrypted. */
  readonly actor?: string;
  /** The same for all events and messages with the same origin, such as a request. */
  readonly correlationId?: string;
  /** Id of the message or command that caused this event. */
  readonly causationId?: string;
  /** W3C trace context of the request. */
  readonly traceparent?: string;
}

/** An event to append. An `id` (UUID) of the caller makes the append idempotent. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id?: string;
  readonly metadata?: EventMetadata;
};

export interface RecordedEventFields {
  readonly id: string;
  readonly streamId: string;
  /** Category of the stream; empty if it is not declared. */
  readonly stream: string;
  /** Number of the event in its stream, from 1. */
  readonly revision: number;
  /** Unique and increasing with the time of writing, with gaps. The log is ordered by checkpoint. */
  readonly position: number;
  readonly metadata: EventMetadata;
  /** ISO 8601 in UTC. */
  readonly recordedAt: string;
}

export type StoredEvent<E extends DomainEvent = DomainEvent> = E & RecordedEventFields;
