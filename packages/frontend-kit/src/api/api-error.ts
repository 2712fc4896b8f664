import type { Problem } from '@aera/contracts';

/**
 * An answer that is not OK. The message is the status, a colon and a space, and the body (the status text when the body is
 * empty); `problem` is the body read as a problem document, null when it is none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problemIn(text);
    this.retryAfter = retryAfter;
  }

  /** The sentence for people: the problem's own, else the message. */
  get detail(): string {
    return this.problem?.detail ?? this.message;
  }

  static async from(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    return new ApiError(response.status, body || response.statusText, Number.isNaN(wait) ? null : wait);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** What `fetch` rejects with when nothing answered; a call that was given up is none. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;

function problemIn(text: string): Problem | null {
  if (!text.startsWith('{')) return null;
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? body : null;
  } catch {
    return null;
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'title' in body && 'status' in body;
