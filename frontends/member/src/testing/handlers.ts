import {
  type BodyOf,
  type ResponseOf,
  type Route,
  listNotifications,
  readCurrentMember,
  listMyQuestions,
  listNotificationsByPage,
  searchKnowledge,
  searchSessionHeader,
  suggest,
  routeRegistry,
} from '@aera/contracts/server';

/** A request as the server sees it. */
type Call<R extends Route = Route> = {
  readonly body: BodyOf<R>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly path: string;
};

type Handler<R extends Route> = (call: Call<R>) => Response | Promise<Response>;
type Entry = { readonly route: Route; readonly handle: Handler<Route> };

/** A response that follows the contract, or an error with the violation. */
export const answer = <R extends Route>(
  route: R,
  body: ResponseOf<R>,
  headers: Record<string, string> = {},
): Response => {
  const { response, status } = routeRegistry.get(route);
  const checked = response.parse(body);
  const text = checked === undefined ? null : JSON.stringify(checked);
  return new Response(text, { status, headers });
};

export const problem = (status: number, detail: string, more: object = {}): Response =>
  Response.json({ type: 'about:blank', title: 'Problem', status, detail, ...more }, { status });

/** An in-memory server, typed by the contracts: signed out and empty until `on` sets a response. */
export function fakeApi() {
  const entries: Entry[] = [];
  const calls: { route: Route; call: Call }[] = [];

  const on = <R extends Route>(route: R, handle: Handler<R>): void => {
    entries.unshift({ route, handle: handle as Handler<Route> });
  };
  on(readCurrentMember, () => problem(401, 'Please sign in.'));
  on(searchKnowledge, () =>
    answer(searchKnowledge, { results: [], hasAnswer: false }, { [searchSessionHeader]: 'session-1' }),
  );
  on(suggest, () => answer(suggest, { suggestions: [] }));
  on(listMyQuestions, () => answer(listMyQuestions, []));
  on(listNotifications, () => answer(listNotifications, []));
  on(listNotificationsByPage, () =>
    answer(listNotificationsByPage, { items: [], next: null, unread: 0, unseen: 0 }),
  );

  return {
    on,
    /** Returns the requests to a route so far. */
    calls: <R extends Route>(route: R): Call<R>[] =>
      calls.filter((made) => made.route === route).map(({ call }) => call as Call<R>),
    async fetch(input: string, init: RequestInit = {}): Promise<Response> {
      const { pathname, searchParams } = new URL(input, 'http://localhost');
      const method = init.method ?? 'GET';
      const entry = entries.find(({ route }) => route.method === method && matches(route.path, pathname));
      if (!entry) return problem(404, `Nothing is served at ${method} ${pathname}.`);
      const call: Call = {
        body: init.body ? JSON.parse(String(init.body)) : undefined,
        query: searchParams,
        headers: new Headers(init.headers),
        path: pathname,
      };
      calls.push({ route: entry.route, call });
      return entry.handle(call);
    },
  };
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
