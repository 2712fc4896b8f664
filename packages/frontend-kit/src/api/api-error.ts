import type { Problem } from '@aera/contracts';

/**
 * A response that is not OK. The message is the status, a colon and a space, and the body (the status text if the body is empty); `problem`
 * is the body as a problem document, null if it is none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds of `Retry-After`; null without one. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = parseProblem(text);
    this.retryAfter = retryAfter;
  }

  static async from(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    return new ApiError(response.status, body || response.statusText, Number.isNaN(wait) ? null : wait);
  }
}

/** Compares names, because a remote may contain a copy of this module beside the shell's: `instanceof` fails between the two. */
const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

export const isApiError = (error: unknown): error is ApiError => hasName(error, 'ApiError');

const unreachableDetail = 'We couldn’t reach the server. Check your connection and try again.';

/** Returns the detail of a problem document, else the fallback. A body that is no problem document is not for users. */
export const toErrorDetail = (error: unknown, fallback = unreachableDetail): string =>
  (isApiError(error) && error.problem?.detail) || fallback;

/** A call without a response, with the message of `fetch`. A cancelled call rejects with the reason of its signal instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export const isNetworkError = (error: unknown): error is NetworkError => hasName(error, 'NetworkError');

function parseProblem(text: string): Problem | null {
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
