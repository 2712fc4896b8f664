import { buildPath, isRouted, type RegisteredRoute, routeRegistry } from '@aera/contracts/server';
import { type Audience, accessMatrix } from './access-matrix.ts';

/** A route and its audience in the access matrix. */
export interface RouteWithAudience {
  readonly name: string;
  readonly route: RegisteredRoute;
  readonly audience: Audience;
}

/** Every route that the contracts declare. */
const declared = Object.entries(routeRegistry.byService).flatMap(([service, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ service, name, route })),
);

/** Names of routes that the access matrix lacks. */
export const routesWithoutAudience: readonly string[] = declared
  .filter(({ service, name }) => accessMatrix[service]?.[name] === undefined)
  .map(({ service, name }) => `${service}: ${name}`);

export const routesWithAudience: readonly RouteWithAudience[] = declared.flatMap(
  ({ service, name, route }) => {
    const audience = accessMatrix[service]?.[name];
    return audience === undefined
      ? []
      : [{ name: `${name} (${route.method} ${route.path})`, route, audience }];
  },
);

/** Routes that clients reach through the gateway. */
export const servedRoutes = routesWithAudience.filter(({ route }) => isRouted(route));

const exampleParams: Record<string, string> = { ip: '203.0.113.7', version: '1', token: 'x'.repeat(43) };

/** Returns the path of a route with valid parameters of resources that do not exist. */
export function createExamplePath(route: RegisteredRoute): string {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const params = Object.fromEntries(names.map((name) => [name, exampleParams[name] ?? crypto.randomUUID()]));
  return buildPath(route, params);
}

/**
 * Returns a request that passes authorization and changes nothing: the service validates its body, which is not JSON, after the caller. GET
 * routes are executed.
 */
export const createInvalidRequest = ({ method }: RegisteredRoute): { body?: string } =>
  method === 'GET' ? {} : { body: '{' };
