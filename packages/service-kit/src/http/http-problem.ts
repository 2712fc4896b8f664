/** A problem document (RFC 9457), thrown from a route. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;
  /** Extension members of the problem document. */
  readonly extensions: Record<string, unknown>;

  /** `detail` is for people; `code` is stable and for programs. */
  constructor(
    status: number,
    detail: string,
    options: { code?: string; headers?: Record<string, string>; extensions?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = options.code;
    this.headers = options.headers ?? {};
    this.extensions = options.extensions ?? {};
  }
}
