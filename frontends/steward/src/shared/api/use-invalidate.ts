import type { Route } from '@aera/contracts';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates the queries of routes. */
export function useInvalidate(...routes: readonly Pick<Route, 'path'>[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
