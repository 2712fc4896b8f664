/** A broken rule. Narrow it by `code`, which is stable; it knows nothing of HTTP. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** True for a `DomainError`, of this copy of the module or another. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError' && typeof (error as DomainError).code === 'string';
