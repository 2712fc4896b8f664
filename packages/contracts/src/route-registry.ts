import { z } from 'zod';
import type { AuditClass } from './audit/audit.routes.ts';
import {
  type Access,
  type Part,
  type Route,
  type RouteSchemas,
  type ServiceName,
  serviceNames,
  type StewardRole,
} from './route.ts';

/** A route with its service, its schemas and all defaults. */
export interface RegisteredRoute<
  S extends RouteSchemas = RouteSchemas,
  A extends Access = Access,
> extends Route<S, A> {
  readonly service: ServiceName;
  readonly summary: string;
  readonly params: Part<S, 'params'>;
  readonly query: Part<S, 'query'>;
  /** `z.undefined()` for a route without a body. */
  readonly body: Part<S, 'body'>;
  readonly response: Part<S, 'response'>;
  /** Empty for a route that is not for stewards. */
  readonly roles: readonly StewardRole[];
  readonly stepUp: boolean;
  readonly beforeSecondFactor: boolean;
  readonly audit: AuditClass;
  readonly status: NonNullable<Route['status']>;
  readonly produces: NonNullable<Route['produces']>;
  readonly bodyLimit: number;
  readonly cookies: readonly string[];
  readonly csrfExempt: boolean;
  /** Services that accept the identity token of a request: its own and those that it calls on behalf of the caller. */
  readonly audience: readonly ServiceName[];
}

export const defaultBodyLimit = 64 * 1024;

const withoutBody = z.undefined();
const noFields = z.object({});

/** Stewards may call every route, auditors may read. */
const getDefaultRoles = ({ access, method }: Pick<Route, 'access' | 'method'>): readonly StewardRole[] => {
  if (access !== 'steward') return [];
  return method === 'GET' ? ['steward', 'auditor'] : ['steward'];
};

/** All calls of stewards and operators are recorded, except reads that are declared to contain no personal data. */
const getDefaultAuditClass = ({ access, method }: Pick<Route, 'access' | 'method'>): AuditClass => {
  if (access !== 'steward' && access !== 'operator') return 'none';
  return method === 'GET' ? 'personal-data' : 'command';
};

/** Joins a route with its schemas and the defaults. */
export const registerRoute = <S extends RouteSchemas, A extends Access>(
  route: Route<S, A> & Pick<RegisteredRoute, 'service'>,
  schemas: S,
): RegisteredRoute<S, A> =>
  ({
    status: schemas.response ? 200 : 204,
    produces: 'json',
    bodyLimit: defaultBodyLimit,
    cookies: [],
    csrfExempt: false,
    roles: getDefaultRoles(route),
    stepUp: false,
    beforeSecondFactor: false,
    audit: getDefaultAuditClass(route),
    ...route,
    audience: [route.service, ...(route.callsOnBehalf ?? [])],
    summary: schemas.summary,
    params: schemas.params ?? noFields,
    query: schemas.query ?? noFields,
    body: schemas.body ?? withoutBody,
    response: schemas.response ?? withoutBody,
  }) as unknown as RegisteredRoute<S, A>;

export interface JoinedRoute {
  readonly route: Route;
  readonly schemas: RouteSchemas;
}

/** Names of the exports of a module that are routes. */
type RouteNamesIn<M> = { [Name in keyof M]: M[Name] extends Route ? Name : never }[keyof M];

/**
 * Joins the schemas of a topic with its routes by name. Schemas without a route of the same name and type do not compile; a route
 * without schemas does not either.
 */
export const joinRoutes = <
  S extends Readonly<Record<string, RouteSchemas>>,
  M extends { readonly [Name in keyof S]: Route<S[Name]> },
>(
  schemas: S,
  routes: M &
    (Exclude<RouteNamesIn<M>, keyof S> extends never ? unknown : { readonly missingSchemas: never }),
): { readonly [Name in keyof S]: JoinedRoute } =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, parts]) => [
      name,
      { route: (routes as Record<string, Route>)[name], schemas: parts },
    ]),
  ) as { [Name in keyof S]: JoinedRoute };

type RoutesByService = Readonly<Record<ServiceName, Readonly<Record<string, RegisteredRoute>>>>;

export interface RouteRegistry {
  /** Every route of the platform. */
  readonly all: readonly RegisteredRoute[];
  /** By the service that serves it, then by name. */
  readonly byService: RoutesByService;
  /**
   * The route with its schemas.
   * @throws Error for a route that no service declares.
   */
  get<S extends RouteSchemas, A extends Access>(route: Route<S, A>): RegisteredRoute<S, A>;
}

/** The registry of the routes of all services. A route that is already registered is returned as it is. */
export function createRouteRegistry(
  declaredBy: (service: ServiceName) => Readonly<Record<string, JoinedRoute>>,
): RouteRegistry {
  const byService = Object.fromEntries(
    serviceNames.map((service) => [
      service,
      Object.fromEntries(
        Object.entries(declaredBy(service)).map(([name, { route, schemas }]) => [
          name,
          registerRoute({ service, ...route }, schemas),
        ]),
      ),
    ]),
  ) as RoutesByService;
  const all = Object.values(byService).flatMap((routes) => Object.values(routes));
  const byKey = new Map(all.map((route) => [toRouteKey(route), route]));
  return {
    all,
    byService,
    get<S extends RouteSchemas, A extends Access>(route: Route<S, A>) {
      const registered = isRegistered(route) ? route : byKey.get(toRouteKey(route));
      if (!registered) throw new Error(`${toRouteKey(route)} is not declared by any service`);
      return registered as unknown as RegisteredRoute<S, A>;
    },
  };
}

const isRegistered = (route: object): route is RegisteredRoute => 'summary' in route;

const toRouteKey = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Access of the routes that clients reach through the gateway. */
export type RoutedAccess = Exclude<Access, 'gateway' | 'operator'>;

/** Whether clients reach it through the gateway. */
export const isRouted = <R extends Pick<Route, 'access'>>(route: R): route is R & { access: RoutedAccess } =>
  route.access !== 'gateway' && route.access !== 'operator';

/** Whether the contract describes a body. */
export const hasRequestBody = ({ body }: Pick<RegisteredRoute, 'body'>): boolean =>
  !(body instanceof z.ZodUndefined);
