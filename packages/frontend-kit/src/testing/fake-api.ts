import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type RegisteredRoute,
  type ResponseOf,
  type Route,
  routeRegistry,
} from '@aera/contracts/server';
import { beforeEach, vi } from 'vitest';

/** A request as it was sent. */
interface Call<R extends Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<R>;
  readonly headers: Headers;
}

/** A validated request, with defaults. */
interface Input<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
}
type Result<R extends Route> = ResponseOf<R> | Response;
type Responder<R extends Route> = (input: Input<R>) => Result<R> | Promise<Result<R>>;

/** A problem document with extension members. A responder returns or throws it. */
export const problem = (status: number, detail?: string, more: object = {}): Response =>
  Response.json({ type: 'about:blank', title: `Status ${status}`, status, detail, ...more }, { status });

/**
 * A fake server that validates requests and responses by the contracts. A route without a responder returns 404. Each test starts
 * without responders and calls.
 */
export function setUpFakeApi() {
  let responders = new Map<RegisteredRoute, Responder<Route>>();
  let calls: Call<Route>[] = [];

  const dispatch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    // Literal paths match before patterns, as at the gateway.
    const routes = [...responders].toSorted(([a], [b]) => countParameters(a) - countParameters(b));
    for (const [route, respond] of routes) {
      const params = readParams(route, init.method ?? 'GET', url.pathname);
      if (!params) continue;
      const query = Object.fromEntries(url.searchParams);
      const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
      calls.push({ route, params, query, body: body as never, headers: new Headers(init.headers) });
      const request = {
        params: route.params.parse(params) as never,
        query: route.query.parse(query) as never,
        body: route.body.parse(body) as never,
      };
      return answer(route, respond, request);
    }
    return problem(404, `Nothing answers ${url.pathname}.`);
  };

  beforeEach(() => {
    responders = new Map();
    calls = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(dispatch);
  });

  return {
    /** Sets the responder of a route. */
    on<R extends Route>(route: R, respond: Responder<R>): void {
      responders.set(routeRegistry.get(route), respond as Responder<Route>);
    },
    /** Returns the calls of a route in order. */
    calls: <R extends Route>(route: R): Call<R>[] =>
      calls.filter((call) => call.route === routeRegistry.get(route)) as Call<R>[],
  };
}

export type FakeApi = ReturnType<typeof setUpFakeApi>;

async function answer(
  route: RegisteredRoute,
  respond: Responder<Route>,
  request: Input<Route>,
): Promise<Response> {
  try {
    const result = await respond(request);
    if (result instanceof Response) return result;
    const response = route.response.parse(result);
    return new Response(response === undefined ? null : JSON.stringify(response), { status: route.status });
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

const countParameters = ({ path }: Route): number => path.split(':').length;

function readParams(route: Route, method: string, pathname: string): Record<string, string> | null {
  const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const match = route.method === method ? pattern.exec(pathname) : null;
  if (!match) return null;
  const entries = Object.entries(match.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}
