import { isRouted, type RoutedAccess, type RegisteredRoute, routeRegistry } from '@aera/contracts/server';
import { generateOpenApiDocument } from '@aera/service-kit/openapi';

/** OpenAPI 3.1 of every route that clients reach through the gateway. */
export function describeApi(version: string): Promise<object> {
  const routes = Object.entries(routeRegistry.byService).flatMap(([service, byName]) =>
    Object.entries(byName).flatMap(([name, route]) =>
      isRouted(route)
        ? {
            route,
            // Unique, because the names of operations routes and data-subject routes repeat across services.
            operationId: `${service}.${name}`,
            tag: service,
            description: describeRoute(route),
          }
        : [],
    ),
  );
  return generateOpenApiDocument('AERA API', version, routes);
}

/** Returns who may call a route, whether it requires step-up authentication, and its response type unless that is JSON. */
function describeRoute({
  access,
  roles,
  stepUp,
  produces,
}: RegisteredRoute & { access: RoutedAccess }): string {
  const callers = {
    public: 'Everyone.',
    member: 'Signed-in members.',
    steward: `Signed-in stewards with the role ${roles.join(' or ')}.`,
  }[access];
  return [
    callers,
    ...(stepUp ? ['Requires a recent step-up authentication.'] : []),
    ...(produces === 'json' ? [] : [`Responds with ${produces}.`]),
  ].join(' ');
}
