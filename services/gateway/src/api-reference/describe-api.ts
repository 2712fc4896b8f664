import { isRouted, type RegisteredRoute, routeRegistry } from '@aera/contracts/server';
import { generateOpenApiDocument } from '@aera/service-kit/openapi';

/** OpenAPI 3.1 of every route that clients reach through the gateway. */
export function describeApi(version: string): Promise<object> {
  const routes = Object.entries(routeRegistry.byService).flatMap(([service, byName]) =>
    Object.entries(byName)
      .filter(([, route]) => isRouted(route))
      .map(([name, route]) => ({
        route,
        // Operations have the same names in every service.
        operationId: `${service}.${name}`,
        tag: service,
        description: describeRoute(route),
      })),
  );
  return generateOpenApiDocument('AERA API', version, routes);
}

/** What the schemas do not say: who may call it, and what it answers with. */
export function describeRoute({ access, roles, stepUp, produces }: RegisteredRoute): string {
  const callers = {
    public: 'Everyone.',
    member: 'Signed-in members.',
    steward: `Signed-in stewards: ${roles.join(', ')}.`,
    gateway: 'The gateway.',
    operator: 'The operator.',
  }[access];
  return [
    callers,
    ...(stepUp ? ['Requires a recent step-up authentication.'] : []),
    ...(produces === 'json' ? [] : [`Responds with ${produces}.`]),
  ].join(' ');
}
