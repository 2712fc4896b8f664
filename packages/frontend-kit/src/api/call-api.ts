import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '@aera/contracts';
import { ApiError, isNetworkError } from './api-error.ts';
import { reportReachable, reportUnreachable } from '../connectivity/connectivity.ts';
import { retryAfterStepUp } from '../session/step-up.ts';

export type CallOptions<R extends Route> = {
  /** Fills the `:name` parts of the path. */
  params?: ParamsOf<R>;
  /** Added after `?`; what is undefined or null is left out. */
  query?: QueryOf<R>;
  body?: BodyOf<R>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/**
 * Calls a route with JSON and cookies and returns its parsed response. Rejects with an `ApiError` for a response that is not OK,
 * with fetch's own error if there is none.
 */
export async function callApi<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<ResponseOf<R>> {
  const response = await request(route.method, urlOf(route.path, options.params, options.query), options);
  return (await parseJsonResponse(response)) as ResponseOf<R>;
}

type RequestOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * One call by method and URL, with the conventions of all calls; for what has no contract. One that needs a proof of presence
 * waits for it, and is made again.
 */
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

/** Whether there is an answer also says whether the server can be reached. */
async function fetchAndReport(url: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, options);
    reportReachable();
    return response;
  } catch (error) {
    if (isNetworkError(error)) reportUnreachable();
    throw error;
  }
}

/** The JSON of an answer; undefined when it has no body. */
export async function parseJsonResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(entriesOf(params).get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) if (value != null) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const entriesOf = (record: unknown): Map<string, unknown> => new Map(Object.entries(record ?? {}));
