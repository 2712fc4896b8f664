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

type Call = { readonly route: string; readonly query: Record<string, string>; readonly body: unknown };

type Input<R extends Route> = { params: ParamsOf<R>; query: QueryOf<R>; body: BodyOf<R> };
type Responder = (params: unknown, query: unknown, body: unknown) => unknown;

/** Thrown by a responder to return a problem document with this status, detail and extension members. */
export class ErrorResponse {
  readonly status: number;
  readonly detail: string | undefined;
  readonly more: object;

  constructor(status: number, detail?: string, more: object = {}) {
    this.status = status;
    this.detail = detail;
    this.more = more;
  }
}

const toName = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/**
 * A fake server that validates requests and responses by the contracts. A route without a responder returns 404. Each test starts
 * without responders and calls.
 */
export function useFakeApi() {
  let answers = new Map<string, { route: RegisteredRoute; respond: Responder }>();
  let calls: Call[] = [];

  const dispatch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    const query = Object.fromEntries(url.searchParams);
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    // Literal paths match before patterns, as at the gateway.
    const byLiteral = [...answers.values()].toSorted(
      (a, b) => parseParameters(a.route) - parseParameters(b.route),
    );
    for (const { route, respond } of byLiteral) {
      const params = readParams(route, init.method ?? 'GET', url.pathname);
      if (!params) continue;
      calls.push({ route: toName(route), query, body });
      const checked = [route.params.parse(params), route.query.parse(query), route.body.parse(body)] as const;
      try {
        const answer = await respond(...checked);
        const response = route.response.parse(answer);
        return new Response(response === undefined ? null : JSON.stringify(response), {
          status: route.status,
        });
      } catch (error) {
        if (!(error instanceof ErrorResponse)) throw error;
        return problem(error);
      }
    }
    return problem(new ErrorResponse(404, `Nothing answers ${url.pathname}.`));
  };

  beforeEach(() => {
    answers = new Map();
    calls = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(dispatch);
  });

  return {
    /** Sets the responder of a route. */
    on<R extends Route>(route: R, answer: (input: Input<R>) => ResponseOf<R> | Promise<ResponseOf<R>>): void {
      const respond: Responder = (params, query, body) => answer({ params, query, body } as Input<R>);
      answers.set(toName(route), { route: routeRegistry.get(route), respond });
    },
    /** Returns the calls in order, optionally of one route. */
    calls: (route?: Route): Call[] => calls.filter((call) => !route || call.route === toName(route)),
  };
}

export type FakeApi = ReturnType<typeof useFakeApi>;

const parseParameters = ({ path }: Route): number => path.split(':').length;

function readParams(route: Route, method: string, pathname: string): Record<string, string> | null {
  const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const match = route.method === method ? pattern.exec(pathname) : null;
  if (!match) return null;
  const entries = Object.entries(match.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}

const problem = ({ status, detail, more }: ErrorResponse): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: `Status ${status}`, status, detail, ...more }), {
    status,
  });
