/** Codes of the store's errors; narrow by code, not by class. */
export type EventStoreErrorCode =
  /** The stream is not at the expected revision. */
  | 'revision-conflict'
  /** An id of this append already belongs to another append. */
  | 'duplicate-event-id'
  /** The event cannot be stored: an error of the caller. */
  | 'invalid-event'
  /** Too many appends are queued: retry later. */
  | 'event-store-overloaded'
  /** PostgreSQL is unavailable. It is unknown whether the append took place. */
  | 'event-store-unavailable'
  /** The master key is missing, malformed, or not the one that wrapped the subject keys. */
  | 'master-key'
  /** The log was restored from a server with higher transaction ids: see the README. */
  | 'log-ahead-of-server'
  /** A projection has not applied the whole log yet: retry later. */
  | 'projection-lagging'
  | 'event-store-closed';

export class EventStoreError extends Error {
  override readonly name: string = 'EventStoreError';
  readonly code: EventStoreErrorCode;

  constructor(code: EventStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The stream is not at the expected revision. */
export class RevisionConflict extends EventStoreError {
  override readonly name = 'RevisionConflict';
  readonly streamId: string;
  readonly expected: number;
  readonly actual: number;

  constructor(streamId: string, expected: number, actual: number) {
    super('revision-conflict', `Stream ${streamId} is at revision ${actual}, not ${expected}.`);
    this.streamId = streamId;
    this.expected = expected;
    this.actual = actual;
  }
}

/** True for an error of the store, of this copy of the module or another; with `code`, only for that code. */
export const isEventStoreError = (error: unknown, code?: EventStoreErrorCode): error is EventStoreError =>
  error instanceof Error &&
  (error.name === 'EventStoreError' || error.name === 'RevisionConflict') &&
  (code === undefined || (error as EventStoreError).code === code);

export const isRevisionConflict = (error: unknown): error is RevisionConflict =>
  isEventStoreError(error, 'revision-conflict');
