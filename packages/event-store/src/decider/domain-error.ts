/** What a broken rule means to its caller; says nothing about HTTP. */
export type RejectionKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  /** The caller decided on an older state than the current one. */
  | 'stale'
  | 'gone'
  | 'unprocessable'
  | 'unavailable';

/** A broken rule with a stable code. Only `rejections` creates one. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly kind: RejectionKind;

  constructor(kind: RejectionKind, code: string, message: string) {
    super(message);
    this.code = code;
    this.kind = kind;
  }
}

/** True for a `DomainError`, of this copy of the module or another. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError' && 'kind' in error;
