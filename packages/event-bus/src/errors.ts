/** What can go wrong on the bus; narrow by `code`, which is stable. */
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

/** A bounded queue is full: answer 503 and let the caller come back later. */
export class BusOverloaded extends BusError {
  override readonly name = 'BusOverloaded';

  constructor(limit: number) {
    super('overloaded', `The bus is overloaded: ${limit} payloads wait already.`);
  }
}

/**
 * No number of retries makes this message acceptable. A handler may throw it: the message then goes to the dead letters
 * at once.
 */
export class InvalidMessage extends BusError {
  override readonly name = 'InvalidMessage';

  constructor(message: string, options?: ErrorOptions) {
    super('invalid-message', message, options);
  }
}

export const busClosed = (): BusError => new BusError('closed', 'The bus is closed.');

export const isBusError = (error: unknown, code?: BusErrorCode): error is BusError =>
  error instanceof BusError && (code === undefined || error.code === code);

/** The message of whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
