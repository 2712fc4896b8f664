import type { Method, Route } from '@aera/contracts';

/**
 * Where a route is and, in its type only, what it takes and answers. A whole route descriptor brings its zod schemas into
 * the bundle; the shell, which has to be small, names the address and keeps the types.
 */
export type RouteAddress<R extends Route> = Pick<Route, 'method' | 'path'> & {
  readonly [route]?: R;
};

declare const route: unique symbol;

/** `address<typeof memberMe>('GET', '/api/auth/me')`; a spec holds each address against the contract. */
export const address = <R extends Route>(method: Method, path: string): RouteAddress<R> => ({ method, path });
