/** Stable codes of bus errors. */
export type BusErrorCode =
  | 'overloaded'
  | 'closed'
  | 'publish-timed-out'
  | 'stream-full'
  | 'message-too-large'
  | 'invalid-message'
  | 'revision-conflict'
  | 'dead-letter-not-found'
  | 'consumer-not-found';

export class BusError extends Error {
  override readonly name: string = 'BusError';
  readonly code: BusErrorCode;

  constructor(code: BusErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A bounded queue is full: respond with 503, so that the caller retries later. */
export class BusOverloaded extends BusError {
  override readonly name = 'BusOverloaded';

  constructor(limit: number) {
    super('overloaded', `The bus is overloaded: ${limit} payloads wait already.`);
  }
}

/**
 * Retries cannot make this message acceptable. A handler may throw it: the message becomes a dead letter
 * at once.
 */
export class InvalidMessage extends BusError {
  override readonly name = 'InvalidMessage';

  constructor(message: string, options?: ErrorOptions) {
    super('invalid-message', message, options);
  }
}

export const busClosedError = (): BusError => new BusError('closed', 'The bus is closed.');

export const isBusError = (error: unknown, code?: BusErrorCode): error is BusError =>
  error instanceof BusError && (code === undefined || error.code === code);

/** The message of an error or any other thrown value. */
export const toErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
