import { buildPath, type RequestParts, type ResponseOf, type Route } from '@aera/contracts';
import { ApiError, NetworkError } from './api-error.ts';
import { reportReachable, reportUnreachable } from '../connectivity/connectivity.ts';
import { retryAfterStepUp } from '../session/step-up.ts';

export type CallOptions<R extends Route> = RequestParts<R> & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/**
 * Calls a route with JSON and cookies and returns the parsed response. Rejects with an `ApiError` for a response that is not OK, with
 * a `NetworkError` without one.
 */
export async function callApi<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<ResponseOf<R>> {
  const response = await request(route.method, buildPath(route, options.params, options.query), options);
  return (await parseJsonResponse(response)) as ResponseOf<R>;
}

type RequestOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/** Calls a method and URL, for routes without a contract. If step-up authentication is required, it waits for it and repeats the call. */
export const request = (method: string, url: string, options: RequestOptions = {}): Promise<Response> =>
  retryAfterStepUp(() => send(method, url, options));

async function send(
  method: string,
  url: string,
  { body, headers, signal, keepalive }: RequestOptions,
): Promise<Response> {
  const response = await fetchAndReport(url, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

/** Also reports whether the server is reachable. */
async function fetchAndReport(url: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, options);
    reportReachable();
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    reportUnreachable();
    throw new NetworkError(error.message, { cause: error });
  }
}

/** Returns the JSON of a response; undefined without a body. */
export async function parseJsonResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
