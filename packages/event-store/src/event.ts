/** What a context's events look like: a union of these, discriminated by `type`. `data` must survive JSON. */
export interface DomainEvent {
  readonly type: string;
  readonly data: unknown;
}

/** Who caused an event, and as part of which journey. */
export interface EventMetadata {
  /** Id of the person or service that acted. Never a name or an address: metadata is not sealed. */
  readonly actor?: string;
  /** The journey: the same on everything one request led to. */
  readonly correlationId?: string;
  /** The message or command right before this event. */
  readonly causationId?: string;
  /** W3C trace context of the request. */
  readonly traceparent?: string;
}

/** An event to append. `id` is a UUID; given by the caller, it makes a repeat of the append harmless. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id?: string;
  readonly metadata?: EventMetadata;
};

/** What the store adds to an event. */
export interface RecordedEventFields {
  readonly id: string;
  readonly streamId: string;
  /** Category of the stream; empty if the service does not declare it. */
  readonly stream: string;
  /** Place in its stream; the first event has revision 1, so it is also the number of events up to this one. */
  readonly revision: number;
  /** Number drawn when it was written: unique and rising, with gaps. The order of the log is by checkpoint. */
  readonly position: number;
  readonly metadata: EventMetadata;
  /** ISO 8601 in UTC. */
  readonly recordedAt: string;
}

export type StoredEvent<E extends DomainEvent = DomainEvent> = E & RecordedEventFields;
