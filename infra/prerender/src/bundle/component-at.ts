import { isValidElement } from 'react';
import { type RouteObject, matchRoutes } from 'react-router-dom';

/**
 * Name of the component that shows a path.
 * @throws Error for a route whose page is not a `lazyPage`: it would come with every other.
 */
export function componentAt(routes: RouteObject[], path: string): string {
  const element = matchRoutes(routes, path)?.at(-1)?.route.element;
  const type: unknown = isValidElement(element) ? element.type : null;
  const name = typeof type === 'function' && 'displayName' in type ? type.displayName : null;
  if (typeof name !== 'string') throw new Error(`The page at ${path} is no lazyPage.`);
  return name;
}
